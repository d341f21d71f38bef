import { fieldOf, isMap, listOf } from '../../tree.ts';

/** Elements that may repeat. */
export const XML_LISTS: readonly string[] = ['component', 'dependency', 'endpoint', 'service', 'url'];

/** The XML shape of a bill of materials as the JSON shape. Built level by level, because components nest without bound. */
export function fromXml(bom: unknown): unknown {
  const component = fieldOf(bom, 'metadata', 'component');
  // `isArray` makes the one component that the bill is about a list too.
  const about = Array.isArray(component) ? (component[0] as unknown) : component;
  return {
    metadata: { component: isMap(about) ? fromComponent(about) : undefined },
    components: listOf(fieldOf(bom, 'components', 'component')).map(fromComponent),
    services: listOf(fieldOf(bom, 'services', 'service')).map(fromService),
    dependencies: listOf(fieldOf(bom, 'dependencies', 'dependency')).map((node) => ({
      ref: fieldOf(node, '@ref'),
      dependsOn: listOf(fieldOf(node, 'dependency')).map((one) => fieldOf(one, '@ref')),
    })),
  };
}

/** The parser refuses deep documents, so this ends. */
function fromComponent(component: unknown): unknown {
  return {
    type: fieldOf(component, '@type'),
    'bom-ref': fieldOf(component, '@bom-ref'),
    group: fieldOf(component, 'group'),
    name: fieldOf(component, 'name'),
    version: fieldOf(component, 'version'),
    scope: fieldOf(component, 'scope'),
    purl: fieldOf(component, 'purl'),
    components: listOf(fieldOf(component, 'components', 'component')).map(fromComponent),
  };
}

function fromService(service: unknown): unknown {
  return {
    provider: { url: fieldOf(service, 'provider', 'url') },
    endpoints: fieldOf(service, 'endpoints', 'endpoint'),
    services: listOf(fieldOf(service, 'services', 'service')).map(fromService),
  };
}
