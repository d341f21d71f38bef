import { COMMENT } from './hosts.ts';

/** A package of npm by its address: `npm:stripe@17` as Deno names it, or at one of the hosts that serve packages to pages; styles and data of one call nobody. */
const ADDRESS =
  /["'`(](?:npm:\/?|(?:https?:)?\/\/(?:esm\.sh|esm\.run|cdn\.skypack\.dev|unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)((?:@[a-z0-9][\w.-]{0,60}\/)?[a-z0-9][\w.-]{0,80})(?=[@/"'`?)]|$)(?![^"'`\s]{0,200}\.(?:css|json|svg|png|woff2?)(?=["'`?\s]|$))/g;
const MAY_BE_ADDRESS = /npm:|esm\.|skypack|unpkg|\/npm\//;

/** Packages of npm that a line imports or loads by their addresses, where no manifest names them. */
export function listImports(line: string): string[] {
  if (!MAY_BE_ADDRESS.test(line) || COMMENT.test(line)) return [];
  return [...line.matchAll(ADDRESS)].map(([, name = '']) => name);
}
