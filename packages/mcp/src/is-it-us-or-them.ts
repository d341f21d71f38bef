import type {
  Alert,
  OrganizationVerdicts,
  SeriesVerdict,
  ServiceDetail,
  ServiceVerdicts,
  UsOrThemQuestion as Question,
  Verdict,
} from '@upriver/contract';
import { UsOrThem, UsOrThemQuestion } from '@upriver/contract';
import type { McpApi } from './api.ts';
import { withQuery } from './api.ts';
import { findNamedVendors } from './named-vendors.ts';
import type { NamedVendor } from './named-vendors.ts';
import { tool } from './tool.ts';

const SERIES_MAX = 5;
const ALERTS_MAX = 10;
const SERVICES_MAX = 20;
/** What a person must hear of first. */
const ORDER: readonly Verdict[] = ['them', 'undecided', 'us', 'cannot_say', 'not_affecting_you', 'healthy'];
const TOLD: ReadonlySet<Verdict> = new Set(['them', 'undecided', 'us', 'not_affecting_you']);

type ServiceAnswer = UsOrThem['services'][number];

export const isItUsOrThem = tool({
  name: 'is_it_us_or_them',
  title: 'Is it us or them?',
  description:
    'Answers whether calls fail because of a third-party vendor or because of your own code, with the most probable cause, the evidence and links. Give an error message or stack trace, or a host; the vendors are found in it. Without both, the answer is about every vendor that is impaired now.',
  input: UsOrThemQuestion,
  output: UsOrThem,
  changes: false,
  run: answerUsOrThem,
});

/** Answers a question about an error, a host or everything, from what the caller may read. @throws Error with a sentence for a person */
export async function answerUsOrThem(api: McpApi, { project, error, host }: Question): Promise<UsOrThem> {
  const isAboutOne = error !== undefined || host !== undefined;
  const vendors = isAboutOne ? await findNamedVendors(api, { text: error ?? '', host, project }) : [];
  const all = isAboutOne ? undefined : await readAll(api, project);
  const slugs = all?.slugs ?? vendors.map(({ slug }) => slug);
  const services: ServiceAnswer[] = [];
  for (const slug of slugs) services.push(await describe(api, slug, project));
  services.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return {
    ...(all === undefined ? concludeOne(services, vendors) : concludeAll(services, all.verdict)),
    vendors,
    services,
    alerts: await listAlerts(api, services),
    links: services.flatMap(({ service, page }) =>
      page.statusPageUrl === null ? [] : [{ title: `Status page of ${service.name}`, url: page.statusPageUrl }],
    ),
  };
}

function concludeOne(
  [first]: readonly ServiceAnswer[],
  [vendor]: readonly NamedVendor[],
): { verdict: Verdict; sentence: string } {
  if (first === undefined)
    return {
      verdict: 'cannot_say',
      sentence:
        'Nothing in the text or host belongs to a vendor that this organization knows, so nothing can be said of whose fault it is.',
    };
  const doubt = vendor?.by === 'name' ? ' The vendor was found by its name alone.' : '';
  return { verdict: first.verdict, sentence: first.sentence + doubt };
}

function concludeAll([first]: readonly ServiceAnswer[], verdict: Verdict): { verdict: Verdict; sentence: string } {
  if (first !== undefined) return { verdict: first.verdict, sentence: first.sentence };
  return {
    verdict,
    sentence:
      verdict === 'healthy'
        ? 'Calls to all vendors are as usual.'
        : 'No calls are known to be impaired, but there are too few calls to some vendors to say that all is well.',
  };
}

/** The verdict on everything, and the vendors that there is something to say about. */
async function readAll(
  api: McpApi,
  project: string | undefined,
): Promise<{ readonly verdict: Verdict; readonly slugs: readonly string[] }> {
  const path = withQuery('/api/v1/verdicts', { project });
  const { verdict, services } = await api.request<OrganizationVerdicts>('GET', path);
  const told = services.filter((one) => TOLD.has(one.verdict) && !one.quiet);
  return { verdict, slugs: told.slice(0, SERVICES_MAX).map(({ service }) => service.slug) };
}

async function describe(api: McpApi, slug: string, project: string | undefined): Promise<ServiceAnswer> {
  const path = `/api/v1/services/${encodeURIComponent(slug)}`;
  const detail = await api.request<ServiceDetail>('GET', path);
  const verdicts = await api.request<ServiceVerdicts>('GET', withQuery(`${path}/verdicts`, { project }));
  return {
    service: verdicts.service,
    verdict: verdicts.verdict,
    sentence: verdicts.sentence,
    page: reportedStatus(detail),
    calls: verdicts.series
      .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
      .slice(0, SERIES_MAX)
      .map(toCallsVerdict),
  };
}

/** What the page reports, without components. */
export function reportedStatus(detail: ServiceDetail): ServiceAnswer['page'] {
  const { currentStatus, lastCheckedAt, statusPageUrl, activeIncidents } = detail;
  return { status: currentStatus, lastCheckedAt, statusPageUrl, activeIncidents };
}

function toCallsVerdict(series: SeriesVerdict): ServiceAnswer['calls'][number] {
  const { project, environment, region, verdict, sentence, confidence, since, cause, probabilities, shareNow } = series;
  const { evidence, wouldChange } = series;
  return {
    project,
    environment,
    region,
    verdict,
    sentence,
    confidence,
    since,
    cause,
    probabilities,
    shareNow,
    calls: evidence.calls.window?.calls ?? null,
    pageSays: evidence.page.says,
    wouldChange,
  };
}

async function listAlerts(api: McpApi, services: readonly { readonly service: { readonly id: string } }[]) {
  if (services.length === 0) return [];
  const ids = new Set(services.map(({ service }) => service.id));
  const alerts = await api.request<Alert[]>('GET', withQuery('/api/v1/alerts', { open: 'true' }));
  return alerts
    .filter((alert) => alert.services.some(({ id }) => ids.has(id)))
    .slice(0, ALERTS_MAX)
    .map((alert) => ({
      id: alert.id,
      services: alert.services.map(({ slug }) => slug),
      acknowledged: alert.acknowledgedAt !== null,
    }));
}
