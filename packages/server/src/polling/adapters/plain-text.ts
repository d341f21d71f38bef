/** Longest text kept of one update; the longest post-mortem seen has 14,000 characters. */
const TEXT_LENGTH_MAX = 20_000;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['bull', '•'],
  ['copy', '©'],
  ['gt', '>'],
  ['hellip', '…'],
  ['laquo', '«'],
  ['ldquo', '“'],
  ['lsquo', '‘'],
  ['lt', '<'],
  ['mdash', '—'],
  ['middot', '·'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['quot', '"'],
  ['raquo', '»'],
  ['rdquo', '”'],
  ['reg', '®'],
  ['rsquo', '’'],
  ['trade', '™'],
]);

/** A vendor's HTML (or plain text) → plain text: paragraphs and list items on their own lines, no tags, entities decoded. */
export function toPlainText(html: string): string {
  const text = html
    .slice(0, TEXT_LENGTH_MAX * 4)
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, '')
    .replace(/<!--[^<>]*-->/g, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol)\s*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '- ')
    // A tag starts with a letter; "latency < 5 ms" stays as it is.
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return tidyLines(decodeEntities(text)).slice(0, TEXT_LENGTH_MAX);
}

/** Named and numeric entities → characters; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const isHex = name[1] === 'x' || name[1] === 'X';
    const code = isHex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : whole;
  });
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[ \t\u00A0]+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
