/** Labels of hosts that programs call whatever the path is called, but for pages to read there. */
export const API_LABEL = /^(?:[a-z]{0,10}-?api\d?|rest|gateway|graph|graphql|rpc|hooks|ingest)$/;
/** Before a host that a program gives as a part of an address: `Uri(scheme: 'https', host: 'www…'`, `HTTPSConnection("www…"`. */
const HOST_OF_ADDRESS =
  /(?:\bUri\.https?\(\s*|\bUri\((?:[^()]{0,80},\s*)?host:\s*|\bHTTPS?Connection\(\s*|(?:\bHttpUrl\.Builder|\bURIBuilder|\bscheme)\([^()]{0,20}\)\.(?:setH|h)ost\(\s*|\b(?:components|urlComponents)\.host\s*=\s*)["'`]?$/;
/** The same alone in a line of Dart, whose addresses are made so over several lines. */
const HOST_OF_URI = /^\s*host:\s*["']$/;

/** Whether what stands before a host, up to its quotes, says that it is a part of an address that the program makes. */
export function isHostOfAddress(before: string, isPartOfAddress: boolean): boolean {
  return HOST_OF_ADDRESS.test(before) || (isPartOfAddress && HOST_OF_URI.test(`${before}'`));
}

/**
 * Before a host alone in quotes that the program connects to: under a key or a variable that says so, the first or the second argument of a function that
 * does, or the default of a setting.
 */
const CONNECTING =
  /(?:(?:api|endpoint|host|hostname|server|smtp|imap|origin|upstream|proxy|registry|base_?ur[il]|ur[il]|address|domain|bucket|dsn|site|instance|authority|audience|issuer|relay)(?:_?(?:ur[il]|host|address|name|endpoint|root|default))?["'`]?\]?\s*(?::?=>?|:|\|\||\?\?|,)\s*(?:\w{1,20}\(|["'`]\w?["'`],\s*)?|\breplace(?:All)?\(\s*["'`/][^"'`\s]{1,80}["'`/]\w?,\s*|\b\w{0,40}(?:SMTP|smtp|[Cc]onnect|[Dd]ial|[Hh]ost|[Ss]erver|[Cc]lient|[Ee]ndpoint|[Ss]ocket|[Rr]esolve|[Cc]onfig|[Ee]nv|[Gg]et|[Dd]efault|[Uu]nwrap_or)\w{0,20}\(\s*(?:["'`][\w.:-]{1,60}["'`],\s*){0,3}|\bdefault["'`]?\s*[:=]\s*)["'`]$/i;
const CONNECTING_LENGTH = 110;

/** Whether a program connects to a host alone in quotes, by its label, its port or what stands before it. */
export function isConnectedTo(line: string, start: number, end: number): boolean {
  const quoted = line.slice(start + 1, end - 1);
  if (/:\d/.test(quoted) || API_LABEL.test(quoted.split('.')[0] ?? '')) return true;
  const before = line.slice(Math.max(0, start - CONNECTING_LENGTH), start + 1);
  return CONNECTING.test(before) || HOST_OF_ADDRESS.test(before);
}
