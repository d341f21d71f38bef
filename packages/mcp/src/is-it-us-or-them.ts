import type {
  Alert,
  OrganizationVerdicts,
  SeriesVerdict,
  ServiceDetail,
  ServiceVerdicts,
  Verdict,
} from '@upriver/contract';
import { exactly, identifier, words } from '@upriver/contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CallsVerdict, ProjectParameter, ReportedStatus, ServiceName, VerdictWord } from './answer-parts.ts';
import type { McpApi } from './api.ts';
import { withQuery } from './api.ts';
import { FOUND_BY, findNamedVendors } from './named-vendors.ts';
import type { NamedVendor } from './named-vendors.ts';
import { tool } from './tool.ts';

const SERIES_MAX = 5;
const ALERTS_MAX = 10;
const SERVICES_MAX = 20;
const ERROR_LENGTH_MAX = 20_000;
/** What a person must hear of first. */
const ORDER: readonly Verdict[] = ['them', 'undecided', 'us', 'cannot_say', 'not_affecting_you', 'healthy'];
const TOLD: ReadonlySet<Verdict> = new Set(['them', 'undecided', 'us', 'not_affecting_you']);

const ServiceAnswer = exactly({
  service: ServiceName,
  verdict: VerdictWord,
  sentence: Type.String(),
  page: ReportedStatus,
  calls: Type.Array(CallsVerdict, { description: `Impaired calls first, at most ${SERIES_MAX}.` }),
});

export const isItUsOrThem = tool({
  name: 'is_it_us_or_them',
  title: 'Is it us or them?',
  description:
    'Answers whether calls fail because of a third-party vendor or because of your own code, with the most probable cause, the evidence and links. Give an error message or stack trace, or a host; the vendors are found in it. Without both, the answer is about every vendor that is impaired now.',
  input: exactly({
    project: Type.Optional(ProjectParameter),
    error: Type.Optional(
      Type.String({ maxLength: ERROR_LENGTH_MAX, description: 'Error message, log lines or stack trace, as text.' }),
    ),
    host: Type.Optional(
      Type.String({ maxLength: 253, description: 'Host that was called.', examples: ['api.stripe.com'] }),
    ),
  }),
  output: exactly({
    verdict: VerdictWord,
    sentence: Type.String({ description: 'The answer in one sentence.' }),
    vendors: Type.Array(exactly({ slug: Type.String(), by: words(FOUND_BY), text: Type.String() }), {
      description:
        'Vendors that the text or host names, and by what. A vendor that is found by its name alone may be a coincidence.',
    }),
    services: Type.Array(ServiceAnswer),
    alerts: Type.Array(
      exactly({ id: identifier('alt'), services: Type.Array(Type.String()), acknowledged: Type.Boolean() }),
      { description: 'Open alerts about these services. `acknowledge` takes their id.' },
    ),
    links: Type.Array(exactly({ title: Type.String(), url: Type.String() })),
  }),
  changes: false,
  async run(api, { project, error, host }) {
    const isAboutOne = error !== undefined || host !== undefined;
    const vendors = isAboutOne ? await findNamedVendors(api, { text: error ?? '', host, project }) : [];
    const all = isAboutOne ? undefined : await readAll(api, project);
    const slugs = all?.slugs ?? vendors.map(({ slug }) => slug);
    const services: Static<typeof ServiceAnswer>[] = [];
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
  },
});

function concludeOne(
  [first]: readonly Static<typeof ServiceAnswer>[],
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

function concludeAll(
  [first]: readonly Static<typeof ServiceAnswer>[],
  verdict: Verdict,
): { verdict: Verdict; sentence: string } {
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

async function describe(api: McpApi, slug: string, project: string | undefined): Promise<Static<typeof ServiceAnswer>> {
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
export function reportedStatus(detail: ServiceDetail): Static<typeof ReportedStatus> {
  const { currentStatus, lastCheckedAt, statusPageUrl, activeIncidents } = detail;
  return { status: currentStatus, lastCheckedAt, statusPageUrl, activeIncidents };
}

function toCallsVerdict(series: SeriesVerdict): Static<typeof CallsVerdict> {
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
