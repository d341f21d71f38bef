import { parsePageJson, type ParsedJson } from './json-value.ts';
import { decodeEntities } from './plain-text.ts';

/**
 * The JSON that a page carries inside: the element (`script`, `span`) whose attribute has this value. A document that is JSON itself
 * is taken as the same data, already extracted.
 */
export function parseEmbeddedJson(
  text: string,
  element: 'script' | 'span',
  attribute: string,
  value: string,
): ParsedJson {
  if (!text.trimStart().startsWith('<')) return parsePageJson(text);
  const opening = new RegExp(`<${element}\\b[^<>]*\\b${attribute}=["']?${value}["']?[^<>]*>`, 'i').exec(text);
  if (opening === null)
    return { kind: 'unreadable', reason: `The page has no ${element} with ${attribute} "${value}".` };
  const start = opening.index + opening[0].length;
  const end = text.indexOf(`</${element}`, start);
  if (end === -1) return { kind: 'unreadable', reason: 'The page was cut short.' };
  const content = text.slice(start, end);
  // Browsers do not decode entities inside of scripts, and do so everywhere else.
  return parsePageJson(element === 'script' ? content : decodeEntities(content));
}
