// Whose page was read. A status page that is given up, sold or moved may lead to another company's, which looks as good as any.
import { findVendor } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import type { Observation } from '@upriver/status-pages';
import type { DueService, PageOwner } from '../store/checks/schedule.ts';

/** A request that was redirected: the host that was asked, and the one that answered. */
export interface Lead {
  readonly from: string;
  readonly to: string;
}

/** Labels of hosts that say nothing of whom they belong to: words for a status page, and providers that serve many companies. */
const NOBODYS = new Set(
  (
    'api app betteruptime betterstack checkly co com freshstatus github health hostedstatus hund incident instatus io net netlify org pages ' +
    'site sorryapp statics status statuscast statushub statusio statuspage statuspal support system trust uptime uptimerobot vercel www'
  ).split(' '),
);
/** Shorter words stand in too many names. */
const WORD_WITHIN_MIN = 5;

/** The lead of a request; undefined when it was answered where it was asked. */
export function leadOf(asked: string, answered: string): Lead | undefined {
  const [from, to] = [hostOf(asked), hostOf(answered)];
  return from === '' || to === '' || from === to ? undefined : { from, to };
}

/** What is remembered of a page that was believed. */
export function ownerOf({ pageId, pageName }: Observation, leads: readonly Lead[]): PageOwner {
  return {
    ...(pageId === undefined ? {} : { id: pageId }),
    ...(pageName === undefined ? {} : { name: pageName }),
    ...(leads.length === 0 ? {} : { hosts: [...new Set(leads.map(({ to }) => to))] }),
  };
}

/**
 * Why what was read is not taken for this service's page; undefined when it is. A redirect is followed to where it led before, to the
 * vendor's own hosts, to names that hold the vendor's, and wherever the page still has its identifier, or else its name. Where the
 * first reading of a page that an organization added leads, it meant; at a vendor of the catalog, the page has to be called as it.
 * Without a redirect a page may have another identifier than before while it is called as before, as the vendor, or as its host.
 */
export function describeStranger(
  service: Pick<DueService, 'slug' | 'remembered'>,
  observation: Observation,
  leads: readonly Lead[],
  pageUrl: string,
): string | undefined {
  return describeStrangeLead(service, observation, leads) ?? describeTakenOver(service, observation, hostOf(pageUrl));
}

/** A name that is given up at a provider can be had by whoever takes it next, whose page is then answered at the same address. */
function describeTakenOver(
  { slug, remembered: { owner } }: Pick<DueService, 'slug' | 'remembered'>,
  { pageId, pageName }: Observation,
  host: string,
): string | undefined {
  if (owner?.id === undefined || pageId === undefined || owner.id === pageId) return undefined;
  if (pageName === undefined || pageName === owner.name) return undefined;
  const vendor = findVendor(slug);
  if (vendor !== undefined && isCalled(pageName, vendor)) return undefined;
  if (namesOf(slug, host).some((name) => isWithin(name, pageName))) return undefined;
  return `At ${host} there is another page than before, which calls itself "${pageName.slice(0, 100)}": that may be another company's, so nothing of it is taken. If it is right, set another address of it as the status page.`;
}

function describeStrangeLead(
  { slug, remembered: { owner } }: Pick<DueService, 'slug' | 'remembered'>,
  observation: Observation,
  leads: readonly Lead[],
): string | undefined {
  const strange = leads.find((lead) => !isSameSite(lead) && owner?.hosts?.includes(lead.to) !== true);
  if (strange === undefined || isSamePage(owner, observation)) return undefined;
  const vendor = findVendor(slug);
  if (vendor === undefined && owner === undefined) return undefined;
  if (namesOf(slug, strange.from).some((name) => isNamed(strange.to, name))) return undefined;
  if (vendor !== undefined && isHostOf(vendor, strange.to)) return undefined;
  const { pageName } = observation;
  if (vendor !== undefined && owner === undefined && isCalled(pageName, vendor)) return undefined;
  const whose = pageName === undefined ? '' : `, whose page calls itself "${pageName.slice(0, 100)}"`;
  return `${strange.from} leads to ${strange.to}${whose}: that may be another company's, so nothing of it is taken. If it is right, set that address as the status page.`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** One is the other, or a name below it. Hosts of a provider that serves many are not below one another. */
function isSameSite({ from, to }: Lead): boolean {
  const [shorter = '', longer = ''] = [from, to].toSorted((one, other) => one.length - other.length);
  return longer === shorter || (longer.endsWith(`.${shorter}`) && namesIn(shorter).length > 0);
}

/** The identifier decides; the name only where the page has none. */
function isSamePage(owner: PageOwner | undefined, { pageId, pageName }: Observation): boolean {
  if (owner === undefined) return false;
  if (owner.id !== undefined || pageId !== undefined) return owner.id === pageId;
  return owner.name !== undefined && owner.name === pageName;
}

/** Names that the service goes by: its slug, and what its page's host is called. */
function namesOf(slug: string, host: string): readonly string[] {
  return [squash(slug), ...namesIn(host)].filter((name) => name !== '');
}

/** The labels of a host without its ending that say whose it is. */
function namesIn(host: string): readonly string[] {
  return host
    .split('.')
    .slice(0, -1)
    .filter((label) => !NOBODYS.has(label))
    .map(squash);
}

function isNamed(host: string, name: string): boolean {
  return namesIn(host).some(
    (label) => label === name || label === `${name}status` || (name.length >= WORD_WITHIN_MIN && label.includes(name)),
  );
}

function isCalled(pageName: string | undefined, { name, slug }: Vendor): boolean {
  return [name, slug].some((own) => isWithin(own, pageName ?? '') || isWithin(pageName ?? '', own));
}

/** A short name has to stand there in words of its own: Box is not within Dropbox. */
function isWithin(name: string, text: string): boolean {
  const sought = squash(name);
  if (sought.length >= WORD_WITHIN_MIN) return squash(text).includes(sought);
  const words = text.split(/[^\p{L}\p{N}]+/u).map(squash);
  return sought !== '' && words.some((_word, place) => startsWithWords(words.slice(place), sought));
}

function startsWithWords(words: readonly string[], sought: string): boolean {
  let joined = '';
  return words.some((word) => (joined += word) === sought);
}

function isHostOf(vendor: Vendor, host: string): boolean {
  return vendor.hosts.some(
    (pattern) =>
      pattern.hosting !== true &&
      (pattern.host === host ||
        (pattern.suffix !== undefined && (host === pattern.suffix || host.endsWith(`.${pattern.suffix}`)))),
  );
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
