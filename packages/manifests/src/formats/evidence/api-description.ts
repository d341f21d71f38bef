/** Where a description of an interface by OpenAPI or Swagger may stand. */
const FILES = /\.(?:ya?ml|json)$/;
/** What makes it one: a key at its edge. */
const MARK =
  /^(?:openapi|swagger):\s*["']?[123]\.|^\s{0,4}"(?:openapi|swagger)"\s*:\s*"[123]\.|^\{"(?:openapi|swagger)":"[123]\./m;
const SERVERS = /^(?:servers:|\s{0,4}"servers"\s*:)/m;
/** What follows the key of the servers and still belongs to the first few of them. */
const SERVERS_LENGTH = 500;
const SERVER = /\burl["']?\s*:\s*["']?https?:\/\/((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})/gi;
/** How Swagger, the second version, names the one server. */
const HOST = /^(?:host:|\s{0,4}"host"\s*:)\s*["']?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})/im;

/** Whether a file describes somebody's interface: the names of its keys and the addresses in its texts are that one's. */
export function isApiDescription(path: string, text: string): boolean {
  return FILES.test(path) && MARK.test(text);
}

/** Hosts at which the interface that a file describes is served, with their zero-based lines. */
export function listServers(text: string): { readonly host: string; readonly at: number }[] {
  const place = text.search(SERVERS);
  const servers = place === -1 ? [] : [...text.slice(place, place + SERVERS_LENGTH).matchAll(SERVER)];
  const host = place === -1 ? HOST.exec(text) : null;
  const found = [
    ...servers.map(({ 1: name = '', index }) => ({ name, start: place + index })),
    ...(host === null ? [] : [{ name: host[1] ?? '', start: host.index }]),
  ];
  return found.map(({ name, start }) => ({
    host: name.toLowerCase(),
    at: text.slice(0, start).split('\n').length - 1,
  }));
}
