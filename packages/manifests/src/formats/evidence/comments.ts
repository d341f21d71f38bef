const OPENS = /^\s*(?:\{\s*)?\/\*/;
const CLOSES = /\*\/|-->/;
const OPENS_PAGE = /^\s*<!--/;
/** Text between three quotes: alone at the beginning of a statement it is documentation. */
const QUOTES = /"""|'''/g;
const DOCSTRING = /^\s*(?:@(?:module|type)?doc\s+~?)?[rRuUsS]?(?:"""|''')/;

/** Whether a line, given in their order, is within a comment or a text of documentation that began on a line before it. */
export function createCommentRule(path: string): (line: string) => boolean {
  return /\.(?:py|exs?)$/.test(path) ? createDocstringRule() : createBlockRule();
}

function createBlockRule(): (line: string) => boolean {
  let isOpen = false;
  return (line) => {
    const wasOpen = isOpen;
    if (isOpen) isOpen = !CLOSES.test(line);
    else isOpen = (OPENS.test(line) || OPENS_PAGE.test(line)) && !CLOSES.test(line);
    return wasOpen;
  };
}

function createDocstringRule(): (line: string) => boolean {
  let open: 'none' | 'text' | 'docstring' = 'none';
  return (line) => {
    const wasOpen = open === 'docstring';
    if ((line.match(QUOTES)?.length ?? 0) % 2 === 1)
      open = open !== 'none' ? 'none' : DOCSTRING.test(line) ? 'docstring' : 'text';
    return wasOpen;
  };
}
