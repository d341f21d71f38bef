import { decodeHTMLStrict } from 'entities/decode';

/** Longest text kept of one update; the longest post-mortem seen has 14,000 characters. */
const TEXT_LENGTH_MAX = 20_000;

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

const ENTITY = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi;

/** Named and numeric entities → characters; those that name none stay. A space that does not break is a space. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === '\uFFFD' ? entity : character === '\u00A0' ? ' ' : character;
  });
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[ \t\u00A0]+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
