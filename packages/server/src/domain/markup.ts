/** What XML 1.0 (section 2.2) does not allow in a document, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text that somebody wrote, as content or quoted attribute of HTML, SVG and XML. Nothing of it becomes markup. */
export function escapeMarkup(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Text of one line, cut between what a reader takes for characters. */
export function shortenText(text: string, lengthMax: number): string {
  const characters = charactersOf(text.replaceAll(/\p{Cc}/gu, ' '));
  return characters.length <= lengthMax ? characters.join('') : `${characters.slice(0, lengthMax - 1).join('')}…`;
}

/** What a reader takes for characters (Unicode grapheme clusters). */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/** An address of the web as it may be linked to; undefined for others, such as `javascript:`. */
export function webAddress(url: string | null): string | undefined {
  const parsed = url === null ? null : URL.parse(url);
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.href : undefined;
}
