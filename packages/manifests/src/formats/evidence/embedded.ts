import { EXAMPLE_LABEL } from './hosts.ts';

/** What a page loads from elsewhere, with the attribute that says from where; a tag may be open over several lines. */
const EMBEDDED =
  /<(?:iframe|embed|object|script)\b[^<>]{0,1000}?\s(?::|v-bind:|\[(?:attr\.)?)?(?:data-(?:lazy-)?)?(?:src|data)\]?\s*=\s*\{?["'`]{0,2}(?:https?:)?\/\/((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(\/[\w./-]{0,80})?/gi;
/** A form whose content the browser sends with the method that writes: to whom it goes without asking. */
const FORM = /<form\b([^<>]{0,1000})>/gi;
const POSTS = /\smethod\s*=\s*["']?post\b/i;
const ACTION =
  /\saction\s*=\s*["'](?:https?:)?\/\/(?:[^"'\s/]{0,60}[}>])?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(\/[\w./-]{0,80})?/i;

/** A host that a page loads something from, or sends a form to. */
export interface EmbeddedHost {
  readonly host: string;
  readonly path: string;
  /** Zero-based line of the address. */
  readonly at: number;
}

/** Hosts of what a page embeds (frames, scripts, players) and of forms that it posts, however the hosts are called. */
export function listEmbedded(text: string): EmbeddedHost[] {
  const found: EmbeddedHost[] = [];
  const lineOf = createLineCounter(text);
  const note = (match: RegExpMatchArray, start: number): void => {
    const [all, host = '', path = ''] = match;
    if (EXAMPLE_LABEL.test(host)) return;
    found.push({ host: host.toLowerCase(), path, at: lineOf(start + all.length - path.length - host.length) });
  };
  if (/<(?:iframe|embed|object|script)\b/i.test(text))
    for (const match of text.matchAll(EMBEDDED)) note(match, match.index);
  if (/<form\b/i.test(text))
    for (const { 0: all, 1: attributes = '', index } of text.matchAll(FORM)) {
      const action = POSTS.test(attributes) ? ACTION.exec(attributes) : null;
      if (action !== null) note(action, index + all.indexOf(attributes) + action.index);
    }
  return found;
}

/** Zero-based lines of places, each of which is asked for once. */
function createLineCounter(text: string): (place: number) => number {
  let starts: number[] | undefined;
  return (place) => {
    starts ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
