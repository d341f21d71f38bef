/** Through an HTTP proxy the request line holds the whole URL, and the connection's authority is the proxy's. */
export function serverOf(authority: string, path: string): [authority: string, path: string] {
  if (!path.startsWith('http')) return [authority, path];
  const { host, pathname } = new URL(path);
  return [host, pathname];
}
