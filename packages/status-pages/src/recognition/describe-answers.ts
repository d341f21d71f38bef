import { parsePageJson } from '../reading/json-value.ts';

/** More than this nobody reads in a log. */
const DESCRIPTION_LENGTH_MAX = 2000;

/** What a document is that no adapter recognised, and whether it looks like one of which only a part came. */
export function describeDocument(text: string): { readonly description: string; readonly isCutShort: boolean } {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { description: 'answered nothing', isCutShort: true };
  if (trimmed.startsWith('<')) return describeMarkup(trimmed);
  if (parsePageJson(trimmed).kind === 'json')
    return { description: 'answered JSON of another kind', isCutShort: false };
  return /^[[{"]/.test(trimmed)
    ? { description: 'answered JSON that ends too early', isCutShort: true }
    : { description: 'answered text of no known kind', isCutShort: false };
}

/** HTML is what a page for people answers, whole or not; a feed without its end is a part of one. */
function describeMarkup(text: string): { readonly description: string; readonly isCutShort: boolean } {
  const head = text.slice(0, 2000).toLowerCase();
  if (head.includes('<!doctype html') || head.includes('<html'))
    return { description: 'answered an HTML page', isCutShort: false };
  return text.endsWith('>')
    ? { description: 'answered XML of another kind', isCutShort: false }
    : { description: 'answered XML that ends too early', isCutShort: true };
}

/**
 * What each address answered, addresses with the same answer together: `https://status.example.com answered an HTML page.
 * /summary.json: status.example.com answered 404 (Not Found).` Addresses below the page are shortened.
 */
export function describeAnswers(
  asked: readonly { readonly url: string; readonly outcome: string }[],
  pageUrl: string,
): string {
  const origin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : '';
  const shorten = (url: string): string =>
    url !== pageUrl && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const sentences = [...Map.groupBy(asked, ({ outcome }) => outcome)].map(([outcome, questions]) => {
    const addresses = questions.map(({ url }) => shorten(url)).join(', ');
    return outcome.startsWith('answered ') ? `${addresses} ${outcome}.` : `${addresses}: ${outcome}`;
  });
  const text = sentences.join(' ');
  return text.length > DESCRIPTION_LENGTH_MAX ? `${text.slice(0, DESCRIPTION_LENGTH_MAX - 1)}…` : text;
}
