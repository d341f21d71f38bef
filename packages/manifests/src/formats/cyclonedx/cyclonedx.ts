import type { DependencyScope } from '@upriver/contract';
import type { DeclaredHost, Dependency, Extraction, Format, Problem } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { parseXml } from '../../parse-xml.ts';
import { toSbomDependency } from '../../sbom.ts';
import { fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { fromXml, XML_LISTS } from './xml.ts';

/** CycloneDX as JSON. */
export const cyclonedxJson: Format = {
  name: 'cyclonedx-json',
  ecosystem: 'many',
  kind: 'sbom',
  files: /\.json$/i,
  recognizes: (head, path) =>
    /"bomFormat"\s*:\s*"CycloneDX"/.test(head) || /(?:^|\/)bom\.json$|[.-](?:cdx|cyclonedx)\.json$/i.test(path),
  extract: (text) => {
    const parsed = parseJson(text);
    return 'problem' in parsed ? nothingBut(parsed.problem) : readBom(parsed.value);
  },
};

/** CycloneDX as XML. */
export const cyclonedxXml: Format = {
  name: 'cyclonedx-xml',
  ecosystem: 'many',
  kind: 'sbom',
  files: /\.xml$/i,
  recognizes: (head, path) =>
    head.includes('cyclonedx.org/schema/bom') || /(?:^|\/)bom\.xml$|[.-](?:cdx|cyclonedx)\.xml$/i.test(path),
  extract: (text) => {
    const parsed = parseXml(text, XML_LISTS);
    if ('problem' in parsed) return nothingBut(parsed.problem);
    const bom = fieldOf(parsed.value, 'bom');
    return readBom(isMap(bom) ? fromXml(bom) : bom);
  },
};

/** What a bill of materials of version 1.0 to 1.7 says. One bad component does not spoil the others. */
function readBom(bom: unknown): Extraction {
  if (!isMap(bom)) return nothingBut({ line: 1, message: 'this is no CycloneDX bill of materials', fatal: true });
  const root = textOf(fieldOf(bom, 'metadata', 'component', 'bom-ref'));
  const isDirect = judgeDirect(fieldOf(bom, 'dependencies'), root);
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  for (const component of flatten(bom)) {
    const purl = textOf(fieldOf(component, 'purl')) || undefined;
    if (purl === undefined && !isPackage(component)) continue;
    const { dependency, problem } = toSbomDependency({
      purl,
      name: [textOf(fieldOf(component, 'group')), textOf(fieldOf(component, 'name'))].filter(Boolean).join('/'),
      version: textOf(fieldOf(component, 'version')),
      scope: SCOPES[textOf(fieldOf(component, 'scope')) ?? ''] ?? 'unknown',
      direct: isDirect(textOf(fieldOf(component, 'bom-ref'))),
    });
    if (dependency) dependencies.push(dependency);
    if (problem !== undefined) problems.push({ message: problem });
  }
  return { dependencies, problems, hosts: listHosts(fieldOf(bom, 'services')) };
}

const SCOPES: Readonly<Record<string, DependencyScope>> = {
  required: 'runtime',
  optional: 'optional',
  excluded: 'development',
};

/** Components may hold components, and so may the one that the bill is about, which is itself no dependency. */
function flatten(bom: unknown): readonly unknown[] {
  const found: unknown[] = [];
  const waiting: unknown[] = [fieldOf(bom, 'metadata', 'component', 'components'), fieldOf(bom, 'components')];
  for (let list = waiting.pop(); waiting.length > 0 || list !== undefined; list = waiting.pop()) {
    for (const component of listOf(list)) {
      found.push(component);
      if (Array.isArray(fieldOf(component, 'components'))) waiting.push(fieldOf(component, 'components'));
    }
  }
  return found;
}

/** Files, devices and models are parts of a product, but nobody's package unless a package URL says so. */
function isPackage(component: unknown): boolean {
  return ['library', 'framework', 'application', 'container', undefined].includes(textOf(fieldOf(component, 'type')));
}

/** Direct is what the root depends on; without a root in the graph it is unknown. */
function judgeDirect(graph: unknown, root: string | undefined): (ref: string | undefined) => boolean | undefined {
  const node = root === undefined ? undefined : listOf(graph).find((one) => textOf(fieldOf(one, 'ref')) === root);
  const list = listOf(fieldOf(node, 'dependsOn')).map(textOf);
  if (list.length === 0) return () => undefined;
  const direct = new Set(list);
  return (ref) => (ref === undefined ? undefined : direct.has(ref));
}

/** Services are what the product calls: their endpoints and their providers' sites. They nest like components. */
function listHosts(services: unknown): readonly DeclaredHost[] {
  const called = new Set<string>();
  const providers = new Set<string>();
  const waiting = [services];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    for (const service of listOf(list)) {
      const endpoints = hostsOf(fieldOf(service, 'endpoints'));
      for (const host of endpoints) called.add(host);
      for (const host of hostsOf(fieldOf(service, 'provider', 'url')))
        (endpoints.length > 0 ? providers : called).add(host);
      if (Array.isArray(fieldOf(service, 'services'))) waiting.push(fieldOf(service, 'services'));
    }
  }
  return [...new Set([...called, ...providers])]
    .sort()
    .map((host) => ({ host, ...(!called.has(host) && { isProvider: true }) }));
}

function hostsOf(urls: unknown): readonly string[] {
  return listOf(urls).flatMap((url) => hostOf(textOf(url) ?? '') ?? []);
}

/** Generated bills name paths of the product's own routes as endpoints too; those have no host. */
function hostOf(url: string): string | undefined {
  if (url.startsWith('/') || url.startsWith('.')) return undefined;
  const parsed = URL.parse(url.includes('://') ? url : `https://${url}`);
  return parsed && parsed.hostname !== '' ? parsed.hostname.toLowerCase() : undefined;
}
