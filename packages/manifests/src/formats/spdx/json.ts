import type { Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson, parseYaml } from '../../parse.ts';
import { fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { readDocument, type SpdxPackage } from './document.ts';
import { readGraph } from './graph.ts';

/** SPDX 2 as JSON or YAML, and SPDX 3 as JSON-LD. */
export const spdxJson: Format = {
  name: 'spdx-json',
  ecosystem: 'many',
  kind: 'sbom',
  files: /\.spdx\.ya?ml$|\.(?:json|jsonld)$/i,
  recognizes: (head, path) =>
    /\.spdx\.(?:json|ya?ml)$/i.test(path) ||
    /"spdxVersion"\s*:|"SPDXRef-DOCUMENT"/.test(head) ||
    head.includes('spdx.org/rdf/3'),
  extract: (text, { path }) => {
    const parsed = /\.ya?ml$/i.test(path) ? parseYaml(text) : parseJson(text);
    return 'problem' in parsed ? nothingBut(parsed.problem) : readTree(parsed.value);
  },
};

function readTree(tree: unknown): Extraction {
  // GitHub's export wraps the document.
  const document = isMap(fieldOf(tree, 'sbom')) ? fieldOf(tree, 'sbom') : tree;
  if (!isMap(document)) return nothingBut({ line: 1, message: 'this is no SPDX document', fatal: true });
  const isVersion3 = fieldOf(document, '@graph') !== undefined || fieldOf(document, '@context') !== undefined;
  if (isVersion3) return readGraph(document);
  if (textOf(fieldOf(document, 'spdxVersion')) === undefined) {
    return nothingBut({ message: 'this is no SPDX document: it has no "spdxVersion"', fatal: true });
  }
  return readDocument({
    packages: listOf(fieldOf(document, 'packages')).map(readPackage),
    relationships: listOf(fieldOf(document, 'relationships')).map((one) => ({
      from: textOf(fieldOf(one, 'spdxElementId')) ?? '',
      type: textOf(fieldOf(one, 'relationshipType')) ?? '',
      to: textOf(fieldOf(one, 'relatedSpdxElement')) ?? '',
    })),
    describes: listOf(fieldOf(document, 'documentDescribes')).flatMap((one) => textOf(one) ?? []),
  });
}

function readPackage(entry: unknown): SpdxPackage {
  return {
    id: textOf(fieldOf(entry, 'SPDXID')),
    name: textOf(fieldOf(entry, 'name')),
    version: textOf(fieldOf(entry, 'versionInfo')),
    purls: listOf(fieldOf(entry, 'externalRefs')).flatMap((reference) =>
      textOf(fieldOf(reference, 'referenceType')) === 'purl'
        ? (textOf(fieldOf(reference, 'referenceLocator')) ?? [])
        : [],
    ),
  };
}
