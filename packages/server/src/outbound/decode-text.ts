/** How much of a document is searched for a declaration of its encoding. */
const HEAD_BYTES = 200;

/**
 * Bytes → text. A byte order mark wins, then the pattern that UTF-16 leaves in JSON and XML (they begin with an ASCII character),
 * then the charset of the content type, then XML's own declaration, then UTF-8. Bytes that are no UTF-8 although nothing else was
 * declared are read as Windows-1252, as browsers do. Never throws.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const marked = encodingOfMark(bytes) ?? encodingOfPattern(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const declared = findDecoder(charsetOf(contentType)) ?? findDecoder(xmlEncodingOf(bytes));
  // UTF-16 without its mark or its pattern is something else under a wrong name.
  if (declared !== undefined && !declared.encoding.startsWith('utf-16')) return declared.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function encodingOfPattern([first, second]: Uint8Array): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first === 0 && second !== 0) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return undefined;
}

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
}

function xmlEncodingOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
}

/** Undefined for a name that no decoder goes by. */
function findDecoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
