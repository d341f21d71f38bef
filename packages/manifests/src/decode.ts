/** Bytes of a file as text. Honours a byte order mark (pip and MSBuild do too); broken sequences become U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  return normalizeText(new TextDecoder(encodingOf(bytes)).decode(bytes));
}

/** Text without byte order mark and with LF line ends, as every format expects it. */
export function normalizeText(text: string): string {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (start === 0 && !text.includes('\r')) return text;
  return text.slice(start).replace(/\r\n?/g, '\n');
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
