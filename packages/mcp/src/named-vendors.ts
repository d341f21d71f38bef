// Which vendors an error message or a stack trace is about.
import type { CatalogEntry, FoundBy, HostHealth, Service } from '@upriver/contract';
import type { McpApi } from './api.ts';
import { withQuery } from './api.ts';

/** More would take long, and an error is about few. */
const HOSTS_MAX = 8;
const PACKAGES_MAX = 5;
const VENDORS_MAX = 5;

/** A vendor that a text names. */
export interface NamedVendor {
  readonly slug: string;
  readonly by: FoundBy;
  /** What of the text it was found by. */
  readonly text: string;
}

/** What comes after the last dot of a file that a stack trace names, not of a host; some are also domains of a country. */
const FILE_ENDINGS = new Set(
  'c,cc,class,cjs,cpp,cs,css,dll,ex,exs,go,gz,h,html,java,jar,js,json,jsx,kt,lock,map,md,mjs,mts,php,pl,py,pyc,rb,rs,scala,sh,so,sql,swift,toml,ts,tsx,txt,vue,xml,yaml,yml,zip'.split(
    ',',
  ),
);

/** A host with its scheme, if it has one (RFC 3986, RFC 1123). Every repetition is bounded, so that no text takes long. */
const HOST =
  /([a-z][a-z0-9+.-]{0,19}:\/\/(?:[^\s/@]{0,200}@)?)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,24})(?![\w-])/gi;

/**
 * Vendors that a text names. The surest kind of evidence decides: where a host belongs to a vendor, packages and names are not
 * looked at, because a stack trace names many libraries that have nothing to do with the failure.
 */
export async function findNamedVendors(
  api: McpApi,
  {
    text,
    host,
    project,
  }: { readonly text: string; readonly host?: string | undefined; readonly project?: string | undefined },
): Promise<NamedVendor[]> {
  const byHost = await findByHost(api, host === undefined ? listHosts(text) : [host], project);
  if (byHost.length > 0) return byHost;
  const byPackage = await findByPackage(api, listPackages(text));
  if (byPackage.length > 0) return byPackage;
  const linked = await api.request<Service[]>('GET', withQuery('/api/v1/services', { project }));
  return findByName(linked, text);
}

/** Hosts in a text, in their order: of URLs, and bare ones that are not names of files. */
export function listHosts(text: string): string[] {
  const found = text.matchAll(HOST);
  const hosts = [...found].flatMap(([, scheme, name = '']) => {
    const host = name.toLowerCase();
    return scheme === undefined && FILE_ENDINGS.has(host.slice(host.lastIndexOf('.') + 1)) ? [] : [host];
  });
  return [...new Set(hosts)].slice(0, HOSTS_MAX);
}

/** Packages whose files a stack trace names: of npm, PyPI, RubyGems, Composer and Go; the innermost first. */
export function listPackages(text: string): string[] {
  const patterns = [
    /node_modules[\\/](?:\.pnpm[\\/][^\\/\s]{1,200}[\\/]node_modules[\\/])?((?:@[\w.-]+[\\/])?[\w.-]+)/g,
    /(?:site|dist)-packages[\\/]([\w.-]+?)(?:\.py)?(?=[\\/"':\s]|$)/g,
    /[\\/]gems[\\/]([\w-]+?)-\d[\w.]*[\\/]/g,
    /[\\/]vendor[\\/]([\w.-]+[\\/][\w.-]+)[\\/]/g,
    /pkg[\\/]mod[\\/]([^@\s]{1,200})@v/g,
  ];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: name = '', index }) => ({ name: name.replaceAll('\\', '/'), index })),
  );
  const names = found.sort((a, b) => a.index - b.index).map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== '.pnpm').slice(0, PACKAGES_MAX);
}

async function findByHost(api: McpApi, hosts: readonly string[], project: string | undefined): Promise<NamedVendor[]> {
  const found: NamedVendor[] = [];
  for (const host of hosts) {
    const path = withQuery(`/api/v1/hosts/${encodeURIComponent(host)}/health`, { project });
    const { service } = await api.requestBare<HostHealth>('GET', path);
    if (service !== null) found.push({ slug: service, by: 'host', text: host });
  }
  return distinct(found);
}

async function findByPackage(api: McpApi, names: readonly string[]): Promise<NamedVendor[]> {
  const found: NamedVendor[] = [];
  for (const name of names) {
    const entries = await api.request<CatalogEntry[]>(
      'GET',
      withQuery('/api/v1/catalog', { query: name.slice(0, 200) }),
    );
    // The search finds parts of names as well.
    const owner = entries.find(({ packages }) => Object.values(packages).flat().includes(name));
    if (owner !== undefined) found.push({ slug: owner.slug, by: 'package', text: name });
  }
  return distinct(found);
}

/** Services whose name or slug stands in the text as words of its own, also within `StripeConnectionError`. */
export function findByName(services: readonly Pick<Service, 'name' | 'slug'>[], text: string): NamedVendor[] {
  const words = ` ${wordsOf(text)} `;
  const found = services.flatMap(({ name, slug }): NamedVendor[] =>
    [name, slug].some((one) => words.includes(` ${wordsOf(one)} `)) ? [{ slug, by: 'name', text: name }] : [],
  );
  return distinct(found);
}

function wordsOf(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function distinct(found: readonly NamedVendor[]): NamedVendor[] {
  return [...new Map(found.toReversed().map((one) => [one.slug, one])).values()].toReversed().slice(0, VENDORS_MAX);
}
