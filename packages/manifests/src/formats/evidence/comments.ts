const OPENS = /^\s*(?:\{\s*)?\/\*/;
const CLOSES = /\*\/|-->|<\/pre>/;
/** A comment of Handlebars and Mustache, which the page does not have. */
const OPENS_TEMPLATE = /^\s*\{\{!/;
const CLOSES_TEMPLATE = /\}\}/;
/** What a page does not show, or shows as it is written. */
const OPENS_PAGE = /^\s*(?:<!--|<pre[\s>])/;
/** Text between three quotes: alone at the beginning of a statement it is documentation. */
const QUOTES = /"""|'''/g;
const DOCSTRING = /^\s*(?:@(?:module|type)?doc\s+~?)?[rRuUsS]?(?:"""|''')/;

/** An address in a sentence or a list of a text, such as a prompt or a description: nothing of a page or a program stands before it. */
const IN_PROSE = /^\s*(?:[-*]?\s*[A-Za-z][^"'`=(<>{}$]{0,300}|\d{1,3}\.)\s<?https?:\/\//;
const COMMAND = /\b(?:curl|wget|git clone|pip|npm|npx|docker|GET|POST|PUT|FROM)\b/;

/**
 * Whether a line, given in their order, is within a comment or a text of documentation that began on a line before it, or is a sentence with
 * an address in another text.
 */
export function createCommentRule(path: string): (line: string) => boolean {
  if (/\.(?:pm|pl)$/.test(path)) return createPodRule();
  if (/\.ya?ml$/.test(path)) return createDescriptionRule();
  return /\.(?:py|exs?)$/.test(path) ? createDocstringRule() : createBlockRule();
}

/** Documentation between the lines of a program of Perl: from `=head1` to `=cut`. */
function createPodRule(): (line: string) => boolean {
  let isOpen = false;
  return (line) => {
    const wasOpen = isOpen;
    if (/^=\w/.test(line)) isOpen = !line.startsWith('=cut');
    return wasOpen || isOpen;
  };
}

const DESCRIPTION = /^(\s*)(?:-\s+)?["']?(?:description|summary)["']?:\s*[|>][+-]?\d?\s*$/;

/** What a file of YAML describes in a text of several lines, each of which is indented further than its key. */
function createDescriptionRule(): (line: string) => boolean {
  let indent: number | undefined;
  return (line) => {
    if (indent !== undefined && line.trim() !== '' && line.search(/\S/) <= indent) indent = undefined;
    if (indent !== undefined) return true;
    indent = DESCRIPTION.exec(line)?.[1]?.length;
    return false;
  };
}

function createBlockRule(): (line: string) => boolean {
  let closing: RegExp | undefined;
  return (line) => {
    const wasOpen = closing !== undefined;
    closing ??= OPENS_TEMPLATE.test(line)
      ? CLOSES_TEMPLATE
      : OPENS.test(line) || OPENS_PAGE.test(line)
        ? CLOSES
        : undefined;
    if (closing?.test(line) === true) closing = undefined;
    return wasOpen;
  };
}

function createDocstringRule(): (line: string) => boolean {
  let open: 'none' | 'text' | 'docstring' = 'none';
  return (line) => {
    const wasOpen = open === 'docstring' || (open === 'text' && IN_PROSE.test(line) && !COMMAND.test(line));
    if ((line.match(QUOTES)?.length ?? 0) % 2 === 1)
      open = open !== 'none' ? 'none' : DOCSTRING.test(line) ? 'docstring' : 'text';
    return wasOpen;
  };
}
