// The one way in which each part of a configuration is compared, sent and exported, however it was written.
import { hostText, packageText, parseHostPattern, parsePackagePattern } from '@upriver/catalog';
import { DEFAULT_RULE } from '@upriver/contract';
import type {
  AlertRuleDefinition,
  ConfiguredChannel,
  ConfiguredOverlay,
  ConfiguredRule,
  ConfiguredVendor,
} from '@upriver/contract';

type Packages = Readonly<Record<string, readonly string[]>>;
type Page = NonNullable<ConfiguredOverlay['page']>;

export type CanonicalVendor = Pick<ConfiguredVendor, 'slug' | 'name' | 'statusPageUrl' | 'adapter' | 'declarative'> & {
  readonly hosts: string[];
  readonly packages: Record<string, string[]>;
};

export type CanonicalOverlay = Required<ConfiguredOverlay>;

export type CanonicalRule = Required<ConfiguredRule> & { readonly definition: AlertRuleDefinition };

export function canonicalVendor(vendor: ConfiguredVendor): CanonicalVendor {
  const { slug, name, hosts, packages } = vendor;
  return {
    slug,
    name: name.trim(),
    ...canonicalPage(vendor),
    hosts: sortHosts(hosts),
    packages: sortPackages(packages),
  };
}

export function canonicalOverlay({ slug, hosts, packages, page, pages }: ConfiguredOverlay): CanonicalOverlay {
  return {
    slug,
    hosts: { add: sortHosts(hosts?.add), remove: sorted(hosts?.remove) },
    packages: { add: sortPackages(packages?.add), remove: sortPackages(packages?.remove) },
    page: page === undefined || page === null ? null : canonicalPage(page),
    pages: (pages ?? [])
      .map((one) => ({ key: one.key, name: one.name.trim(), ...canonicalPage(one), hosts: sortHosts(one.hosts) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

/** Secrets are compared apart, because no server shows them. */
export function canonicalChannel({ name, kind, enabled, settings }: ConfiguredChannel): ConfiguredChannel {
  return { name: name.trim(), kind, ...(enabled === undefined ? {} : { enabled }), settings: settings ?? {} };
}

/** With every field of the definition. */
export function canonicalRule({ name, enabled, definition }: ConfiguredRule): CanonicalRule {
  return { name: name.trim(), enabled: enabled ?? true, definition: { ...DEFAULT_RULE, ...definition } };
}

function canonicalPage({
  statusPageUrl,
  adapter,
  declarative,
}: Pick<Page, 'statusPageUrl' | 'adapter' | 'declarative'>) {
  return {
    statusPageUrl: canonicalUrl(statusPageUrl),
    ...(typeof adapter === 'string' ? { adapter } : {}),
    ...(declarative === undefined ? {} : { declarative }),
  };
}

/** As the server stores it: parsed, and without the slash that nobody wrote. What is no URL stays as it is, and is refused there. */
function canonicalUrl(given: string | null): string | null {
  if (given === null || !URL.canParse(given)) return given;
  const url = new URL(given);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && !given.endsWith('/');
  return isBare ? url.origin : url.href;
}

function sortHosts(hosts: readonly string[] | undefined): string[] {
  return sorted(
    (hosts ?? []).map((host) => {
      const pattern = parseHostPattern(host);
      return pattern === undefined ? host : hostText(pattern);
    }),
  );
}

function sortPackages(packages: Packages | undefined): Record<string, string[]> {
  const entries = Object.entries(packages ?? {}).filter(([, names]) => names.length > 0);
  return Object.fromEntries(
    entries
      .map(
        ([ecosystem, names]) =>
          [ecosystem, sorted(names.map((name) => packageText(parsePackagePattern(name))))] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function sorted(texts: readonly string[] | undefined): string[] {
  return [...new Set(texts)].sort();
}
