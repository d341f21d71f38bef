import type { Confidence, Ecosystem } from '@upriver/contract';

/**
 * One vendor of the catalog. Plain data: one file a vendor in `vendors/`, one line in `vendors/index.ts`.
 * Pattern kinds are closed and carry no regular expressions, so that overlaps can be checked.
 */
export interface Vendor {
  /** Stable, lower-case, `[a-z0-9-]`. The service's slug in the API. */
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** The page people open; null when the vendor publishes none. */
  readonly statusPageUrl: string | null;
  /** How to read it. Absent means that nothing machine-readable is known: its status stays `unknown`. */
  readonly statusPage?: VendorStatusPage;
  /** Further status pages by region, site or product, each with its hosts. Absent: one page reports all of the vendor. */
  readonly pages?: readonly VendorPage[];
  /** The slug of the vendor that this is a further page of. Only `expandPages` sets it. */
  readonly pageOf?: string;
  /** Host patterns of the calls that code makes to this vendor. */
  readonly hosts: readonly HostPattern[];
  /** Packages whose use means that this vendor is called. */
  readonly packages: Partial<Record<Ecosystem, readonly PackagePattern[]>>;
  /** Products with their own line on the status page, for the big clouds. */
  readonly products?: readonly VendorProduct[];
  /**
   * What the server asks while calls to this vendor fail: one of its exact hosts, and a path of it that is documented to answer without a
   * key, so that a 5xx there is the vendor's own.
   */
  readonly probe?: { readonly host: string; readonly path: string };
  /**
   * Where hosts, packages and page come from: URLs of the vendor's own documentation or of a public program that calls it, or `known`
   * for general knowledge.
   */
  readonly sources: readonly string[];
}

/**
 * A further status page of a vendor, which reports only a region, a site or a product. It counts where its hosts are called; the
 * vendor's own `statusPageUrl` is the main page, which counts for the vendor's `hosts`, and while only packages are known.
 */
export interface VendorPage {
  /** Lower-case, `[a-z0-9-]`, such as `eu1`. The page's slug in the API is `<slug of the vendor>-<key>`. */
  readonly key: string;
  /** What it reports, such as `EU1`; shown after the vendor's name. */
  readonly name: string;
  readonly statusPageUrl: string;
  readonly statusPage?: VendorStatusPage;
  /** Hosts whose calls this page reports; not among the vendor's `hosts`. Empty if no host identifies it: never counts by itself. */
  readonly hosts: readonly HostPattern[];
}

/** The machine-readable document behind a status page. */
export interface VendorStatusPage {
  /** Name of the adapter, for example `statuspage`, `incidentio`, `slack`. */
  readonly adapter: string;
  /** Base URL that the adapter builds its requests from; the status page's own URL when absent. */
  readonly url?: string;
  /** What the adapter needs besides: page id, product filter. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A product of a vendor that has its own component on the status page. */
export interface VendorProduct {
  /** For example `s3`. */
  readonly key: string;
  /** Name of the component(s) on the status page, case-insensitive prefix. */
  readonly componentName: string;
}

/**
 * Matches a host by whole labels from the right.
 * `host`: exactly this. `suffix`: this and everything below. Either may hold `*` for exactly one label.
 */
export interface HostPattern {
  readonly host?: string;
  readonly suffix?: string;
  /** Product key, when the host belongs to one product. */
  readonly product?: string;
  /** The label left of the suffix is a customer's own name. */
  readonly tenant?: boolean;
  /** The vendor's region: a name of its own, or `true` when the pattern's `*` stands for it, which then has to look like one. */
  readonly region?: string | true;
  /** Carries somebody's own service (`*.vercel.app`): kept apart, never proof of a call to the vendor's API. */
  readonly hosting?: boolean;
  /** Default `high`. */
  readonly confidence?: Confidence;
}

/**
 * Matches a package. Exactly one of `name`, `prefix`, `group`, `module` is present.
 * `name`: exact. `prefix`: name starts with it (`@aws-sdk/`, `google-cloud-`). `group`: Maven group itself and its
 * sub-groups. `module`: Go module path at `/` boundaries, `/vN` left out.
 */
export interface PackagePattern {
  readonly name?: string;
  readonly prefix?: string;
  readonly group?: string;
  readonly module?: string;
  /** Names under a prefix that call nobody (types, core libraries): no pattern of this vendor matches them. */
  readonly except?: readonly string[];
  readonly product?: string;
  /** Confidence class, see {@link PackageClass}. Default `A`. */
  readonly class?: PackageClass;
}

/**
 * How strongly a package says that its vendor is called:
 * A official SDK of one hosted-only vendor; B official SDK whose base URL is often changed or self-hosted; C drop-in adapter
 * naming a vendor; D multi-vendor core (never links); E monolithic cloud SDK; F protocol driver for software anyone may host
 * (never links); G development, CI or infrastructure only; H transitive only (given by the dependency, not by the pattern).
 */
export type PackageClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
