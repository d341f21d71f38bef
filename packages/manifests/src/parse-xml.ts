import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Parsed } from './parse.ts';

/**
 * XML as a tree: attributes are keys with `@`, namespaces are dropped, all values are text, `lists` name the elements that
 * may repeat. External entities are never read; inner ones are left as they are.
 */
export function parseXml(text: string, lists: readonly string[]): Parsed {
  // A blank line before the declaration is common and does no harm.
  const trimmed = text.trim();
  const checked = trimmed === '' ? undefined : XMLValidator.validate(trimmed);
  if (checked !== true) {
    const line = checked?.err.line ?? 1;
    return { problem: { line, message: `this is not valid XML: ${checked?.err.msg ?? 'it is empty'}`, fatal: true } };
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: (name) => lists.includes(name),
  });
  try {
    return { value: parser.parse(trimmed) as unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: { message: `this XML is not read: ${reason.slice(0, 200)}`, fatal: true } };
  }
}
