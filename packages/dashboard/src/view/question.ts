// Whether what was typed is a question about an error rather than a name to search for.
import type { UsOrThem } from '@upriver/contract';

/** More characters are not asked about. */
export const QUESTION_MAX = 20_000;

/** A host with two dots or a scheme: nothing that is searched for by name looks so. */
const HOST = /(?:^|[^\w.@-])(?:[a-z][a-z+]{1,10}:\/\/[^\s]+|(?:[a-z0-9-]{1,63}\.){2,8}[a-z]{2,24})(?![\w-])/i;
const ERROR = /\w(?:Error|Exception|Failure)\b|\b(?:error|exception|failed|timeout|timed out|E[A-Z]{5,12})\b/;
const WORDS_MIN = 2;

/** Whether a text is an error, a stack trace or a host: several lines, an address, or the words of an error. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.includes('\n') || HOST.test(trimmed)) return true;
  const isSentence = trimmed.split(/\s+/).length >= WORDS_MIN;
  return /\w(?:Error|Exception)\b/.test(trimmed) || (isSentence && ERROR.test(trimmed));
}

/** What the vendors were found by: "Found by the host api.stripe.com."; '' where none was. */
export function foundBy({ vendors }: Pick<UsOrThem, 'vendors'>): string {
  const [first] = vendors;
  if (first === undefined) return '';
  const others = vendors.length > 1 ? ` and ${vendors.length - 1} more` : '';
  return `Found by the ${first.by} ${first.text}${others}.`;
}
