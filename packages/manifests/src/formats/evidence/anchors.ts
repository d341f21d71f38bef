/** A tag that opens, or an attribute with a quoted address. */
const TAG_OR_LINK = /<([A-Za-z][\w.-]*)|(?<![.\w])href\s*=\s*\{?(["'`])[^"'`]*\2/g;
/** An address that a link shows as its text. */
const SHOWN = /(?<=>)\s{0,20}https?:\/\/[^<>\s]{1,300}\s{0,20}(?=<\/a>)/g;
/** Tags whose `href` is loaded, not followed. */
const LOADING = new Set(['link', 'base', 'use', 'image', 'mj-font']);

/**
 * Takes out of the lines of a file, given in their order, the addresses that people follow: those of `<a href>`, which say nothing about
 * what is called. A tag may be open over several lines.
 */
export function createAnchorRemover(): (line: string) => string {
  let open: string | undefined;
  return (line) =>
    line.includes('<') || line.includes('href')
      ? line.replace(SHOWN, '').replace(TAG_OR_LINK, (found, tag: string | undefined) => {
          if (tag !== undefined) open = tag;
          return tag !== undefined || open === undefined || LOADING.has(open) ? found : '';
        })
      : line;
}
