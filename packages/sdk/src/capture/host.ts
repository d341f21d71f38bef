/** Host of an authority or origin (`https://user@Api.Example.com.:443`): lower-case, without all that is around it and the trailing dot. */
export function hostOf(authority: string): string {
  return authority.toLowerCase().replace(/^.*[@/]|\.?(:\d*)?$|[[\]]/g, '');
}

const PRIVATE_SUFFIX = /\.(local(host)?|internal|lan|home|arpa|corp|svc)$/;
const PRIVATE_V4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
/** `::` begins the loopback, the unspecified and the mapped IPv4 addresses. */
const PRIVATE_V6 = /^(:|f[cd]|fe[89ab])/;

/** True for loopback, private and link-local addresses, for single-label names and for names of private networks. */
export function isPrivateHost(host: string): boolean {
  if (host.includes(':')) return PRIVATE_V6.test(host);
  return !host.includes('.') || (/[a-z]/.test(host) ? PRIVATE_SUFFIX : PRIVATE_V4).test(host);
}

/** A string pattern matches the host and its subdomains. */
export function matchesHost(host: string, patterns: readonly (string | RegExp)[]): boolean {
  // Programs without types pass one alone.
  return [patterns].flat().some((pattern) =>
    // `search` does not depend on where a pattern with the g flag stopped last time.
    typeof pattern === 'string' ? `.${host}`.endsWith(`.${pattern.toLowerCase()}`) : host.search(pattern) >= 0,
  );
}
