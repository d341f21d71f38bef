/** The API of an Upriver server, as one caller with its token sees it. Everything that tools do goes through it. */
export interface McpApi {
  /** @returns `data` of the answer @throws Error with the server's sentence for a person */
  request<Data>(method: string, path: string, body?: unknown): Promise<Data>;
  /** The same for the few answers that come without an envelope: the whole body. */
  requestBare<Body>(method: string, path: string): Promise<Body>;
  /** Milliseconds UTC. */
  now(): number;
}

/** A path with a query; parameters that are undefined are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
