/** Through an HTTP proxy the request line holds the whole URL, and the connection's authority is the proxy's. */
export function serverOf(url: string): [authority: string, path: string] {
  const { host, pathname } = new URL(url);
  return [host, pathname];
}
