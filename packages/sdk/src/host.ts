/** Host of an authority (`user@Api.Example.com.:443`): lower-case, without user info, port and trailing dot. */
export function hostOf(authority: string): string {
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const bare = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.replace(/:\d*$/, '');
  return bare.endsWith('.') ? bare.slice(0, -1) : bare;
}

/** Authority and path of a URL's text, without building a URL object. Undefined for what is not HTTP. */
export function splitUrl(url: string): { authority: string; path: string } | undefined {
  const found = /^https?:\/\/([^/?#\\]+)([^?#]*)/i.exec(url);
  return found?.[1] === undefined ? undefined : { authority: found[1], path: found[2] || '/' };
}

const PRIVATE_SUFFIX = /\.(localhost|local|internal|intranet|lan|home|corp|localdomain|svc|home\.arpa)$/;
const PRIVATE_V4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_V6 = /^(::1?$|f[cd]|fe[89ab])/;

/** True for loopback, private and link-local addresses, for single-label names and for names of private networks. */
export function isPrivateHost(host: string): boolean {
  if (host.includes(':')) {
    const mapped = /^::ffff:([\d.]+)$/.exec(host);
    return mapped?.[1] ? PRIVATE_V4.test(mapped[1]) : PRIVATE_V6.test(host) || host.startsWith('::ffff:');
  }
  if (/^[\d.]+$/.test(host)) return PRIVATE_V4.test(host);
  return !host.includes('.') || PRIVATE_SUFFIX.test(host);
}

/** A string pattern matches the host and its subdomains. */
export function matchesHost(host: string, patterns: readonly (string | RegExp)[]): boolean {
  return patterns.some((pattern) =>
    // `search` does not depend on where a pattern with the g flag stopped last time.
    typeof pattern === 'string' ? `.${host}`.endsWith(`.${pattern.toLowerCase()}`) : host.search(pattern) >= 0,
  );
}

const OBJECT_STORES =
  /(^|\.)(s3[a-z0-9.-]*\.amazonaws\.com(\.cn)?|storage\.googleapis\.com|(blob|file|dfs)\.core\.windows\.net|r2\.cloudflarestorage\.com|digitaloceanspaces\.com|backblazeb2\.com|wasabisys\.com)$/;

/** True where the path is a customer's object key, not a route: nothing of it may leave. */
export function isObjectStore(host: string): boolean {
  return OBJECT_STORES.test(host);
}
