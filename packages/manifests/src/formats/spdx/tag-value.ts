import type { Extraction, Format } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { readDocument, type SpdxPackage, type SpdxRelationship } from './document.ts';

/** SPDX 2 as lines of tags and values. */
export const spdxTagValue: Format = {
  name: 'spdx-tag-value',
  ecosystem: 'many',
  kind: 'sbom',
  files: /\.(?:spdx|txt|tag|spdx\.tv)$/i,
  recognizes: (head, path) => /\.spdx$/i.test(path) || /^SPDXVersion:/m.test(head),
  extract: extractTagValue,
};

/** What a document of tags and values says. */
function extractTagValue(text: string): Extraction {
  const packages: { -readonly [Key in keyof SpdxPackage]: SpdxPackage[Key] }[] = [];
  const relationships: SpdxRelationship[] = [];
  let version: string | undefined;
  let inPackage = false;
  for (const [tag, value] of listTags(text)) {
    const current = inPackage ? packages.at(-1) : undefined;
    if (tag === 'SPDXVersion') version = value;
    else if (tag === 'PackageName') {
      packages.push({ id: undefined, name: value, version: undefined, purls: [] });
      inPackage = true;
    } else if (SECTION_TAGS.includes(tag)) inPackage = false;
    else if (tag === 'SPDXID' && current && current.id === undefined) current.id = value;
    else if (tag === 'PackageVersion' && current) current.version = value;
    else if (tag === 'ExternalRef' && current) {
      const purl = /^\S+\s+purl\s+(\S+)/i.exec(value)?.[1];
      if (purl !== undefined) current.purls = [...current.purls, purl];
    } else if (tag === 'Relationship') {
      const [from, type, to] = value.split(/\s+/);
      if (from !== undefined && type !== undefined && to !== undefined) relationships.push({ from, type, to });
    }
  }
  if (version === undefined) {
    const message = /^\s*<\?xml/.test(text)
      ? 'SPDX as RDF is not read; most tools can also write SPDX JSON'
      : 'this is no SPDX document: it has no SPDXVersion';
    return nothingBut({ message, fatal: true });
  }
  return readDocument({ packages, relationships, describes: [] });
}

/** Tags that begin another kind of element than a package. */
const SECTION_TAGS: readonly string[] = ['FileName', 'SnippetSPDXID', 'LicenseID'];

/** `Tag: value` on one line, or between `<text>` and `</text>` over several. */
function* listTags(text: string): Generator<readonly [string, string]> {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const found = /^([A-Za-z]+):\s*(.*)$/.exec(lines[at] as string);
    if (!found) continue;
    const [, tag = '', value = ''] = found;
    if (!value.includes('<text>')) {
      yield [tag, value.trim()];
      continue;
    }
    while (at < lines.length && !(lines[at] as string).includes('</text>')) at += 1;
    yield [tag, value.replace(/<\/?text>/g, '').trim()];
  }
}
