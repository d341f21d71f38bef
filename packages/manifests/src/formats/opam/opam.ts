import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';

/** OCaml's manifest of opam. https://opam.ocaml.org/doc/Manual.html#opamfield-depends */
export const opamFile: Format = {
  name: 'opam',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)(?:[\w.-]+\.)?opam(?:\.template)?$/,
  recognizes: (head) => /^(?:opam-version|depends|synopsis|maintainer)\s*:/m.test(head),
  extract: extractOpam,
};

const FIELD = /^(depends|depopts)\s*:\s*\[/gm;
const ITEM = /#[^\n]*|"([A-Za-z0-9][\w.+-]{0,100})"|\{([^{}]{0,500})\}|\]/g;

/** `"name" {>= "1.0" & with-test}`. */
function extractOpam(text: string): Extraction {
  const dependencies: Dependency[] = [];
  for (const field of text.matchAll(FIELD)) {
    const start = field.index + field[0].length;
    ITEM.lastIndex = start;
    for (let item = ITEM.exec(text); item !== null && item[0] !== ']'; item = ITEM.exec(text)) {
      const [, name, filter] = item;
      const last = dependencies.at(-1);
      if (name !== undefined && name !== 'ocaml')
        dependencies.push(
          declare('generic', `opam/${name}`, '', { scope: field[1] === 'depopts' ? 'optional' : 'runtime' }),
        );
      else if (filter !== undefined && last !== undefined && last.requirement === '')
        dependencies[dependencies.length - 1] = { ...last, ...readFilter(filter, last.scope) };
    }
  }
  return { dependencies, problems: [] };
}

function readFilter(filter: string, scope: Dependency['scope']): Pick<Dependency, 'requirement' | 'scope'> {
  const versions = [...filter.matchAll(/([<>=!]{1,2})\s*"([^"]{1,60})"/g)].map(
    ([, operator, version]) => `${operator}${version}`,
  );
  const isDevelopment = /\bwith-(?:test|doc|dev-setup)\b|(?:^|[^\w-])dev(?:$|[^\w-])/.test(filter);
  return {
    requirement: versions.join(' '),
    scope: isDevelopment ? 'development' : /(?:^|[^\w-])build(?:$|[^\w-])/.test(filter) ? 'build' : scope,
  };
}
