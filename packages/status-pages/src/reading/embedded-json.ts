import { parsePageJson, type ParsedJson } from './json-value.ts';
import { decodeEntities } from './plain-text.ts';

const TAGS = { script: /<script\b[^<>]*>/gi, span: /<span\b[^<>]*>/gi };

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
  const opening = findTag(text, TAGS[element], new RegExp(`\\b${attribute}=["']?${value}["']?`, 'i'));
  if (opening === undefined)
    return { kind: 'unreadable', reason: `The page has no ${element} with ${attribute} "${value}".` };
  const start = opening.index + opening[0].length;
  const end = text.indexOf(`</${element}`, start);
  if (end === -1) return { kind: 'unreadable', reason: 'The page was cut short.' };
  const content = text.slice(start, end);
  // Browsers do not decode entities inside of scripts, and do so everywhere else.
  return parsePageJson(element === 'script' ? content : decodeEntities(content));
}

/** The first of these tags with this attribute. One pattern for both would try the rest of a page without an end for each attribute. */
function findTag(text: string, tags: RegExp, attributed: RegExp): RegExpExecArray | undefined {
  for (const tag of text.matchAll(tags)) if (attributed.test(tag[0])) return tag;
  return undefined;
}
