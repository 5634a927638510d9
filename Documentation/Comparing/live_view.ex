defmodule MoviesWeb.SearchLive do
  use MoviesWeb, :live_view

  alias Movies.Catalogue

  def mount(_params, _session, socket) do
    {:ok, assign(socket, query: "", movies: [], movie: nil, form: nil, problem: nil)}
  end

  def handle_params(%{"id" => id}, _uri, socket) do
    movie = Catalogue.get_movie!(id)
    form = to_form(Catalogue.change_movie(movie))
    {:noreply, assign(socket, movie: movie, form: form)}
  end

  def handle_params(_params, _uri, socket) do
    {:noreply, assign(socket, movie: nil, form: nil)}
  end

  def handle_event("search", %{"query" => query}, socket) do
    case Catalogue.search(query) do
      {:ok, movies} ->
        {:noreply, assign(socket, query: query, movies: movies, problem: nil)}

      {:error, problem} ->
        {:noreply, assign(socket, query: query, problem: problem)}
    end
  end

  def handle_event("save", %{"movie" => params}, socket) do
    case Catalogue.update_movie(socket.assigns.movie, params) do
      {:ok, movie} ->
        movies = Enum.map(socket.assigns.movies, &if(&1.id == movie.id, do: movie, else: &1))
        {:noreply, socket |> assign(movies: movies) |> push_patch(to: ~p"/movies")}

      {:error, changeset} ->
        {:noreply, assign(socket, form: to_form(changeset))}
    end
  end

  def render(assigns) do
    ~H"""
    <form id="search" phx-change="search">
      <input type="search" name="query" value={@query} phx-debounce="300" />
    </form>
    <p :if={@problem}>{@problem}</p>
    <ul>
      <li :for={movie <- @movies}>
        <.link patch={~p"/movies/#{movie.id}"}>{movie.title}</.link>
      </li>
    </ul>
    <dialog :if={@movie} open>
      <p>Year {@movie.year}</p>
      <.form for={@form} phx-submit="save">
        <.input field={@form[:title]} label="Title" />
        <.button>Save</.button>
      </.form>
    </dialog>
    """
  end
end
