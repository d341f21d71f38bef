import type { Touches } from './page-side.ts';
import { findRegionCode, isSameRegion, isWhereItRuns, readRegion } from './region.ts';
import type { Region } from './region.ts';

/** What an organization said about a component by hand. */
export type ComponentPreference = 'pinned' | 'muted';

/** What a page says about a part, as far as relevance needs it. */
export interface ComponentFacts {
  readonly name: string;
  readonly groupName?: string | null;
  readonly region?: string | null;
}

/** What is known of how a service is used. */
export interface ServiceUsage {
  /** Hosts of the service that calls went to. */
  readonly hosts: readonly string[];
  /** Endpoint templates that were called. */
  readonly endpoints: readonly string[];
  /** Regions that the callers named: where they run, not where the vendor does. */
  readonly callerRegions: readonly string[];
  /** Products whose packages are depended on. */
  readonly products: readonly string[];
}

export interface ComponentRelevance {
  readonly relevance: 'relevant' | 'irrelevant' | 'unknown';
  readonly because: 'pinned' | 'muted' | 'region' | 'host' | 'endpoint' | 'product' | 'nothing_known';
  /** What of the use it rests on, for example the host. */
  readonly evidence: string | null;
}

/**
 * Whether a part of a service matters to who uses it so. What someone said by hand goes first. A part is only called irrelevant
 * when every host that was called names a region, and none of them can be the part's: that nothing matches is no evidence, because
 * pages name parts as they like. Where callers run only speaks for a part, never against it: calls cross the world.
 */
export function relevanceOf(
  component: ComponentFacts,
  usage: ServiceUsage,
  preference?: ComponentPreference,
): ComponentRelevance {
  if (preference === 'pinned') return { relevance: 'relevant', because: 'pinned', evidence: null };
  if (preference === 'muted') return { relevance: 'irrelevant', because: 'muted', evidence: null };
  const region = regionOf(component);
  if (region !== undefined) {
    const found = judgeRegion(region, usage);
    // A part of the right region may still be one that is not used; nobody knows, so its name does not matter any more.
    if (found !== undefined) return found;
  }
  return judgeName(component, usage) ?? { relevance: 'unknown', because: 'nothing_known', evidence: null };
}

/** The same for verdicts, where null is as good as used. */
export function touchesOf({ relevance }: ComponentRelevance): Touches {
  return relevance === 'unknown' ? null : relevance === 'relevant';
}

function regionOf({ name, groupName, region }: ComponentFacts): Region | undefined {
  for (const label of [region, name, groupName]) {
    const found = label ? (readRegion(label) ?? readRegionPart(label) ?? findRegionCode(label)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `EU Region – API` and `Storage: us` name theirs beside other things. */
function readRegionPart(label: string): Region | undefined {
  for (const part of label.split(/\s[-–—]\s|[:/|]/)) {
    const found = readRegion(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function judgeRegion(region: Region, usage: ServiceUsage): ComponentRelevance | undefined {
  const hosts = usage.hosts.map((host) => ({ host, region: regionOfHost(host) }));
  const same = hosts.find((entry) => entry.region !== undefined && isSameRegion(entry.region, region) === true);
  if (same !== undefined) return { relevance: 'relevant', because: 'region', evidence: same.host };
  const caller = usage.callerRegions.find((label) => isSame(readRegion(label), region));
  if (caller !== undefined) return { relevance: 'relevant', because: 'region', evidence: caller };
  const isElsewhere =
    isWhereItRuns(region) &&
    hosts.length > 0 &&
    hosts.every((entry) => entry.region !== undefined && isSameRegion(entry.region, region) === false);
  if (!isElsewhere) return undefined;
  return { relevance: 'irrelevant', because: 'region', evidence: hosts.map(({ host }) => host).join(', ') };
}

function isSame(a: Region | undefined, b: Region): boolean {
  return a !== undefined && isSameRegion(a, b) === true;
}

/** `eu` of `tenant.eu.vendor.com`. */
function regionOfHost(host: string): Region | undefined {
  for (const label of labelsOf(host)) {
    const region = readRegion(label) ?? findRegionCode(label);
    if (region !== undefined) return region;
  }
  return undefined;
}

/** Labels below the vendor's own name, the nearest to it first. */
function labelsOf(host: string): string[] {
  return host.split('.').slice(0, -2).reverse();
}

function judgeName({ name, groupName }: ComponentFacts, usage: ServiceUsage): ComponentRelevance | undefined {
  const words = wordsOf(`${name} ${groupName ?? ''}`);
  const hasAll = (text: string): boolean => {
    const wanted = [...wordsOf(text)];
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  };
  const product = usage.products.find(hasAll);
  if (product !== undefined) return { relevance: 'relevant', because: 'product', evidence: product };
  const host = usage.hosts.find((candidate) =>
    labelsOf(candidate).some((label) => readRegion(label) === undefined && hasAll(label)),
  );
  if (host !== undefined) return { relevance: 'relevant', because: 'host', evidence: host };
  const endpoint = usage.endpoints.find((template) => template.split('/').some(hasAll));
  if (endpoint !== undefined) return { relevance: 'relevant', because: 'endpoint', evidence: endpoint };
  return undefined;
}

/** Versions, parameters and words that every page has say nothing. */
const EMPTY_WORDS = new Set(['and', 'for', 'of', 'or', 'service', 'system', 'the', 'www']);

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !/^v?\d+$/.test(word) && !EMPTY_WORDS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  );
}
