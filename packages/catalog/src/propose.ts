import { packageOwner } from './suggest.ts';
import { domainOf } from './vendor-words.ts';
import type { Unknown } from './suggest.ts';

/** A vendor that nobody has described yet, as far as a host or a package shows. A person looks at it before it is made. */
export interface Proposal {
  readonly name: string;
  readonly slug: string;
  /** What the thing shares with others of the same vendor: its domain, its owner, or its own name. */
  readonly sharedBy: string;
  /** Where such vendors have their status page; nobody has looked. */
  readonly statusPageCandidates: readonly string[];
}

const SLUG_LENGTH_MAX = 40;

/** Proposes a vendor for something unknown, from its name alone. */
export function proposeVendor(unknown: Unknown): Proposal {
  if ('host' in unknown) {
    if (unknown.isHosted === true) return describe(unknown.host.split('.')[0] ?? '', unknown.host, undefined);
    const domain = domainOf(unknown.host);
    return describe(domain.split('.')[0] ?? domain, domain, domain);
  }
  const owner = packageOwner(unknown.ecosystem, unknown.name);
  if (owner === undefined) return describe(unknown.name, `${unknown.ecosystem} ${unknown.name}`, undefined);
  const domain = ownerDomain(unknown.ecosystem, owner);
  return describe(ownerWord(owner, domain), `${unknown.ecosystem} ${owner}`, domain);
}

function describe(word: string, sharedBy: string, domain: string | undefined): Proposal {
  const words = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const slug = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, SLUG_LENGTH_MAX);
  return {
    name: words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || word,
    slug: slug.replaceAll(/^-+|-+$/g, '') || 'vendor',
    sharedBy,
    statusPageCandidates: domain === undefined ? [] : [`https://status.${domain}`, `https://${domain}/status`],
  };
}

/** Maven groups are reversed domains, and a Go module starts with one; accounts of code hosts are nobody's domain. */
function ownerDomain(ecosystem: string, owner: string): string | undefined {
  if (/git(?:hub|lab)|bitbucket/.test(owner)) return undefined;
  if (ecosystem === 'maven') return owner.split('.').reverse().join('.');
  return (ecosystem === 'golang' || ecosystem === 'swift') && owner.includes('.') ? domainOf(owner) : undefined;
}

function ownerWord(owner: string, domain: string | undefined): string {
  return domain?.split('.')[0] ?? owner.split(/[/.]/).at(-1) ?? owner;
}
