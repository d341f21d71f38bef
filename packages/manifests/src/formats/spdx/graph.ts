import type { Extraction } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { fieldOf, kindOf, listOf, textOf } from '../../tree.ts';
import { readDocument, type SpdxPackage, type SpdxRelationship } from './document.ts';

/** What relationships of version 3 are called in version 2, where the lifecycle scope says what a package is for. */
const SCOPED: Readonly<Record<string, string>> = {
  build: 'BUILD_DEPENDENCY_OF',
  development: 'DEV_DEPENDENCY_OF',
  runtime: 'RUNTIME_DEPENDENCY_OF',
  test: 'TEST_DEPENDENCY_OF',
};

/** SPDX 3 as JSON-LD: elements of a graph, by their types. https://spdx.github.io/spdx-spec/v3.0.1/serializations/ */
export function readGraph(document: unknown): Extraction {
  const graph = fieldOf(document, '@graph');
  if (!Array.isArray(graph))
    return nothingBut({ message: `SPDX 3 should have a list "@graph", but it is ${kindOf(graph)}`, fatal: true });
  const elements = listOf(graph);
  const ofType = (...types: readonly string[]): readonly unknown[] =>
    elements.filter((one) => types.includes(typeOf(one)));
  return readDocument({
    packages: ofType('software_Package').map(readPackage),
    relationships: ofType('Relationship', 'LifecycleScopedRelationship').flatMap(readRelationship),
    describes: ofType('SpdxDocument', 'software_Sbom')
      .flatMap((one) => listTexts(fieldOf(one, 'rootElement')))
      .filter((id) => ofType('software_Package').some((one) => idOf(one) === id)),
  });
}

function typeOf(element: unknown): string {
  return textOf(fieldOf(element, 'type')) ?? textOf(fieldOf(element, '@type')) ?? '';
}

function idOf(element: unknown): string | undefined {
  return textOf(fieldOf(element, 'spdxId')) ?? textOf(fieldOf(element, '@id'));
}

function readPackage(element: unknown): SpdxPackage {
  const identifiers = listOf(fieldOf(element, 'externalIdentifier')).flatMap((one) =>
    textOf(fieldOf(one, 'externalIdentifierType')) === 'packageUrl' ? (textOf(fieldOf(one, 'identifier')) ?? []) : [],
  );
  const own = textOf(fieldOf(element, 'software_packageUrl'));
  return {
    id: idOf(element),
    name: textOf(fieldOf(element, 'name')),
    version: textOf(fieldOf(element, 'software_packageVersion')),
    purls: [...new Set(own === undefined ? identifiers : [own, ...identifiers])],
  };
}

/** One element may be in relation to several. */
function readRelationship(element: unknown): readonly SpdxRelationship[] {
  const from = textOf(fieldOf(element, 'from'));
  const type = textOf(fieldOf(element, 'relationshipType')) ?? '';
  const scope = textOf(fieldOf(element, 'scope')) ?? '';
  if (from === undefined) return [];
  return listTexts(fieldOf(element, 'to')).flatMap((to): SpdxRelationship[] => {
    if (type === 'describes') return [{ from, type: 'DESCRIBES', to }];
    if (type !== 'dependsOn') return [];
    const scoped = Object.hasOwn(SCOPED, scope) ? SCOPED[scope] : undefined;
    return scoped === undefined ? [{ from, type: 'DEPENDS_ON', to }] : [{ from: to, type: scoped, to: from }];
  });
}

function listTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? listOf(value) : [value]).flatMap((one) => textOf(one) ?? []);
}
