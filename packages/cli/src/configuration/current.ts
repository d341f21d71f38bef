// What an organization has on the server, in the form of a configuration.
import type {
  AlertRule,
  CatalogEntry,
  Channel,
  ConfiguredProject,
  CustomVendor,
  Project,
  ServiceDetail,
  VendorOverlay,
} from '@upriver/contract';
import { OperatorError } from '@upriver/server/operator-error';
import type { Api } from '../api.ts';
import { canonicalOverlay, canonicalRule, canonicalVendor } from './canonical.ts';
import type { CanonicalOverlay, CanonicalRule, CanonicalVendor } from './canonical.ts';

/** Parts by slug or name; channels and rules also have the identifiers that the server knows them by. */
export interface Current {
  readonly projects: ReadonlyMap<string, ConfiguredProject>;
  readonly vendors: ReadonlyMap<string, CanonicalVendor>;
  readonly overlays: ReadonlyMap<string, CanonicalOverlay>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly rules: ReadonlyMap<string, CanonicalRule & { readonly id: string }>;
}

/** @throws OperatorError if two channels or two rules have one name */
export async function readCurrent(api: Api): Promise<Current> {
  const [projects, vendors, overlays, channels, rules] = await Promise.all([
    api.request<Project[]>('GET', '/api/v1/projects'),
    api.request<CustomVendor[]>('GET', '/api/v1/custom-vendors'),
    api.request<VendorOverlay[]>('GET', '/api/v1/overlays'),
    api.request<Channel[]>('GET', '/api/v1/channels'),
    api.request<AlertRule[]>('GET', '/api/v1/alert-rules'),
  ]);
  const names: Names = {
    projects: new Map(projects.map(({ id, slug }) => [id, slug])),
    channels: new Map(channels.map(({ id, name }) => [id, name])),
    services: await readServiceSlugs(api, rules, vendors),
  };
  return {
    projects: new Map(projects.map(({ slug, name }) => [slug, { slug, name }])),
    vendors: new Map(vendors.map((vendor) => [vendor.slug, toVendor(vendor)])),
    overlays: new Map(overlays.map(({ id: _id, ...overlay }) => [overlay.slug, canonicalOverlay(overlay)])),
    channels: byName('channels', channels),
    rules: byName(
      'rules',
      rules.map(({ id, name, enabled, definition }) => ({
        id,
        ...canonicalRule({ name, enabled, definition: withNames(definition, names) }),
      })),
    ),
  };
}

interface Names {
  readonly projects: ReadonlyMap<string, string>;
  readonly channels: ReadonlyMap<string, string>;
  readonly services: ReadonlyMap<string, string>;
}

function toVendor({ slug, name, statusPageUrl, adapter, declarative, hosts, packages }: CustomVendor): CanonicalVendor {
  return canonicalVendor({
    slug,
    name,
    statusPageUrl,
    ...(adapter === null ? {} : { adapter }),
    ...(declarative === undefined || declarative === null ? {} : { declarative }),
    hosts,
    packages,
  });
}

/** A definition with slugs and names in place of identifiers, most of which mean nothing to another server. */
function withNames(definition: AlertRule['definition'], names: Names): AlertRule['definition'] {
  const rename = (list: readonly string[] | null, known: ReadonlyMap<string, string>): string[] | null =>
    list === null ? null : list.map((entry) => known.get(entry) ?? entry);
  return {
    ...definition,
    projects: rename(definition.projects, names.projects),
    services: rename(definition.services, names.services),
    channels: rename(definition.channels, names.channels),
  };
}

/**
 * Slugs of the services that rules name by identifier. A vendor of the catalog behind a custom vendor of the same slug, which is another
 * one, has none: its identifier, which is the same on every server, stays.
 */
async function readServiceSlugs(
  api: Api,
  rules: readonly AlertRule[],
  vendors: readonly CustomVendor[],
): Promise<Map<string, string>> {
  const own = new Map(vendors.map(({ slug, id }) => [slug, id]));
  const ids = new Set(
    rules.flatMap(({ definition }) => definition.services ?? []).filter((one) => one.startsWith('svc_')),
  );
  const slugs = new Map<string, string>();
  for (const id of ids) {
    const { slug } = await api.request<ServiceDetail>('GET', `/api/v1/services/${id}`);
    if ((own.get(slug) ?? id) === id || !(await isListed(api, id, slug))) slugs.set(id, slug);
  }
  return slugs;
}

/** False for a vendor that a custom vendor stands for. */
async function isListed(api: Api, id: string, slug: string): Promise<boolean> {
  const entries = await api.request<CatalogEntry[]>('GET', `/api/v1/catalog?query=${encodeURIComponent(slug)}`);
  return entries.some((entry) => entry.id === id);
}

function byName<Part extends { readonly name: string }>(what: string, parts: readonly Part[]): Map<string, Part> {
  const found = new Map<string, Part>();
  for (const part of parts) {
    if (found.has(part.name))
      throw new OperatorError(
        `two ${what} of the server are named ${part.name}; a file tells them apart by name: rename one`,
      );
    found.set(part.name, part);
  }
  return found;
}
