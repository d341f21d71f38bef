const HOST_LENGTH_MAX = 253;
const LABEL_LENGTH_MAX = 63;
/** Looked at before the URL parser, which would silently accept or rewrite them. */
const NEVER_IN_A_HOST = /[\s/?#@%\\]/;
/** Names that are inside by definition. */
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'localdomain',
  'lan',
  'home',
  'corp',
  'arpa',
  'test',
  'invalid',
];

/**
 * A host as it is matched: lower case, punycode, without port and final dot. Undefined for what is no public name:
 * addresses, single labels, private endings, names that are too long or hold what no name holds.
 */
export function normalizeHost(raw: string): string | undefined {
  const trimmed = raw.trim();
  if (trimmed === '' || trimmed.length > 2 * HOST_LENGTH_MAX || NEVER_IN_A_HOST.test(trimmed)) return undefined;
  const bare = trimmed.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (bare === '' || bare.includes(':') || bare.includes('[')) return undefined;
  const ascii = isPlainAscii(bare) ? bare.toLowerCase() : toAscii(bare);
  return ascii !== undefined && isPublicName(ascii) ? ascii : undefined;
}

function isPublicName(host: string): boolean {
  if (host.length > HOST_LENGTH_MAX) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || PRIVATE_ENDINGS.includes(last)) return false;
  // A number as last label is an IPv4 address, be it in one of its short forms, such as 127.1 or 0x7f.1.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(last)) return false;
  return labels.every(
    (label) => label.length <= LABEL_LENGTH_MAX && /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label),
  );
}

function isPlainAscii(text: string): boolean {
  return /^[\u0021-\u007e]+$/.test(text);
}

function toAscii(host: string): string | undefined {
  try {
    return new URL(`https://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}
