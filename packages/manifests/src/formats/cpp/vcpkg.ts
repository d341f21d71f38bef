import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findJsonLines } from '../../lines.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';

/** The manifest of vcpkg. https://learn.microsoft.com/vcpkg/reference/vcpkg-json */
export const vcpkgJson: Format = {
  name: 'cpp-vcpkg-json',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)vcpkg\.json$/,
  extract: extractVcpkg,
};

function extractVcpkg(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ line: 1, message: `a vcpkg.json is a map; this one is ${kindOf(parsed.value)}`, fatal: true });
  const line = findJsonLines(text)('dependencies');
  const features = entriesOf(fieldOf(parsed.value, 'features')).flatMap(([, feature]) => readList(feature, 'optional'));
  return { dependencies: [...readList(parsed.value, 'runtime', line), ...features], problems: [] };
}

/** `"fmt"` or `{"name": "fmt", "version>=": "10", "host": true}`. */
function readList(tree: unknown, scope: Dependency['scope'], line?: number): Dependency[] {
  return listOf(fieldOf(tree, 'dependencies')).flatMap((entry) => {
    const name = textOf(entry) ?? textOf(fieldOf(entry, 'name'));
    if (name === undefined || name === '') return [];
    const isHost = fieldOf(entry, 'host') === true;
    return declare('generic', `vcpkg/${name}`, textOf(fieldOf(entry, 'version>=')) ?? '', {
      scope: isHost ? 'build' : scope,
      line,
    });
  });
}
