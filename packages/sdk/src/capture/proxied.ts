/** Through an HTTP proxy the request line holds the whole URL, and the connection's authority is the proxy's. */
export function serverOf(url: string): [authority: string, path: string] {
  const { host, pathname } = new URL(url);
  return [host, pathname];
}

/** Whether the request line holds the whole URL. Looked at for every call, so by its first character where that is enough. */
export function isAbsolute(path: string): boolean {
  return !path.startsWith('/') && /^https?:\/\//.test(path);
}
