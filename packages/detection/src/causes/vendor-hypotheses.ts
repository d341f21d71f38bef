import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis, Subject } from './hypothesis.ts';
import { THEIRS, distinct } from './hypothesis-context.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { OTHER } from './name-table.ts';

/** The vendor as a whole, and those parts of it that calls can tell. */
export function listVendor({ evidence, frame, watched, rate }: HypothesisContext): Hypothesis[] {
  const { region, environment } = evidence.watched;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  const part = { ...THEIRS, cause: 'vendor_part', organizations: 'part', pageShare: 0.72 } as const;
  const list: Hypothesis[] = [
    { ...THEIRS, cause: 'vendor', kind: 'vendor', subject: {}, rate: rate('vendor'), exposes: () => true },
    {
      // Refuses everybody's keys: unlike a revoked key, it seldom refuses every call.
      ...THEIRS,
      cause: 'vendor',
      kind: 'vendor_auth',
      subject: {},
      rate: rate('vendor_auth'),
      depths: 'even',
      profile: 'vendor_auth',
      exposes: () => true,
    },
    {
      ...THEIRS,
      cause: 'vendor',
      kind: 'shared_cloud',
      subject: {},
      rate: rate('shared_cloud'),
      profile: 'cloud',
      reach: 'cloud',
      exposes: () => true,
    },
  ];
  const allEndpoints = distinct(frame.cells.map(({ key }) => key.endpoint)).length || 1;
  for (const endpoint of endpoints) {
    const share = 1 / allEndpoints;
    const atEndpoint = ({ key }: FrameCell): boolean => key.endpoint === endpoint;
    list.push({
      ...part,
      kind: 'vendor_endpoint',
      profile: 'vendor_endpoint',
      subject: { endpoint },
      rate: rate('vendor_endpoint', share),
      probeScope: 0.3,
      exposes: atEndpoint,
    });
    if (region !== '')
      list.push({
        ...part,
        kind: 'vendor_endpoint_region',
        profile: 'vendor_endpoint',
        subject: { endpoint, region },
        rate: rate('vendor_endpoint_region', share),
        probeScope: 0.15,
        exposes: (cell) => atEndpoint(cell) && cell.key.region === region,
      });
  }
  const failing = failingEndpoints(frame);
  if (failing.size > 1 && failing.size < allEndpoints)
    list.push({
      ...part,
      kind: 'vendor_endpoints',
      subject: {},
      rate: rate('vendor_endpoints'),
      probeScope: 0.4,
      exposes: ({ key }) => failing.has(key.endpoint),
    });
  if (region !== '')
    list.push({
      ...part,
      kind: 'vendor_region',
      subject: { region },
      rate: rate('vendor_region'),
      probeScope: 0.35,
      exposes: ({ key }) => key.region === region,
    });
  if (environment !== '')
    list.push({
      ...part,
      kind: 'vendor_environment',
      subject: { environment },
      rate: rate('vendor_environment'),
      probeScope: 0.35,
      exposes: ({ key }) => key.environment === environment,
    });
  const environments = new Set(frame.cells.map(({ key }) => key.environment));
  const risen = risenEnvironments(frame);
  if (risen.size > 1 && risen.size < environments.size)
    list.push({
      ...part,
      kind: 'vendor_environments',
      subject: {},
      rate: rate('vendor_environment'),
      probeScope: 0.6,
      exposes: ({ key }) => risen.has(key.environment),
    });
  return list;
}

/** Environments whose excess is plain: sandboxes are often apart. */
function risenEnvironments({ cells, strata }: Frame): Set<string> {
  const excess = new Map<string, number>();
  for (const { key, calls, bad, stratum } of cells)
    excess.set(key.environment, (excess.get(key.environment) ?? 0) + bad - 3 * calls * (strata[stratum]?.usual ?? 0));
  return new Set([...excess].filter(([, bad]) => bad > 2).map(([environment]) => environment));
}

/** Endpoints whose excess is plain; chosen before any hypothesis is weighed. */
export function failingEndpoints({ cells, strata }: Frame): Set<string> {
  const sums = new Map<string, { calls: number; bad: number; usual: number }>();
  for (const { key, calls, bad, stratum } of cells) {
    if (key.endpoint === '' || key.endpoint === OTHER) continue;
    const sum = sums.get(key.endpoint) ?? { calls: 0, bad: 0, usual: 0 };
    sum.calls += calls;
    sum.bad += bad;
    sum.usual += calls * (strata[stratum]?.usual ?? 0);
    sums.set(key.endpoint, sum);
  }
  return new Set([...sums].filter(([, { bad, usual }]) => bad > 2 * usual + 2).map(([endpoint]) => endpoint));
}

/** Chance that another project's account is among those that are hit with the watched one's. */
const HIT_TOO = 0.35;

/** Share of troubles of accounts that one environment alone has: the others use accounts of their own. */
const APART = 0.5;

/** Accounts of the vendor that only some projects use, or that some of our tenants are. */
export function listAccounts({ evidence, frame, projects, watched, rate }: HypothesisContext): Hypothesis[] {
  const count = projects.length;
  const risen = risenProjects(frame, projects);
  const sets = [[evidence.watched.project]];
  if (risen.length > 1 && risen.includes(evidence.watched.project)) sets.push(risen);
  const theirs = {
    ...THEIRS,
    cause: 'vendor_part',
    profile: 'vendor_accounts',
    probeScope: 0.08,
    pageShare: 0.36,
    organizations: 'accounts',
    tags: { account: [['some', 0.35]], credential: [['some', 0.3]] },
  } as const;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  const { environment } = evidence.watched;
  return sets.flatMap((set) => {
    const share = HIT_TOO ** (set.length - 1) * (1 - HIT_TOO) ** Math.max(0, count - set.length);
    const inSet = ({ key }: FrameCell): boolean => set.includes(key.project);
    const isSplit = frame.cells.some((cell) => inSet(cell) && cell.key.environment !== environment);
    const apart = isSplit ? APART : 0;
    const subject: Subject = set.length === 1 ? { project: set[0] ?? '' } : {};
    return [
      {
        ...theirs,
        kind: 'vendor_accounts',
        subject,
        rate: rate('vendor_accounts', share * 0.85 * (1 - apart)),
        exposes: inSet,
      },
      {
        ...theirs,
        kind: 'vendor_accounts',
        subject: { ...subject, environment },
        rate: rate('vendor_accounts', share * 0.85 * apart),
        exposes: (cell: FrameCell) => inSet(cell) && cell.key.environment === environment,
      },
      ...endpoints.map((endpoint): Hypothesis => ({
        ...theirs,
        kind: 'vendor_accounts_endpoint',
        subject: { ...subject, endpoint },
        rate: rate('vendor_accounts', (share * 0.15) / endpoints.length),
        exposes: (cell) => inSet(cell) && cell.key.endpoint === endpoint,
      })),
    ].filter((one) => one.rate > -Infinity);
  });
}

/** Projects whose excess is plain. */
export function risenProjects({ cells, strata }: Frame, projects: readonly string[]): string[] {
  return projects.filter((project) => {
    const own = cells.filter(({ key }) => key.project === project);
    const bad = own.reduce((sum, cell) => sum + cell.bad, 0);
    const usual = own.reduce((sum, cell) => sum + cell.calls * (strata[cell.stratum]?.usual ?? 0), 0);
    return bad > 3 * usual + 2;
  });
}
