import type { RateName } from './cause-rates.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { OURS, distinct } from './hypothesis-context.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { failingEndpoints, risenProjects } from './vendor-hypotheses.ts';

/** Of a project that reports its changes: the share of faults without a report of a change, and of wrong input. */
const UNREPORTED_CHANGE = 0.24;
const UNCHANGED_INPUT = 0.33;

/** Share of faults that several projects have in common: in code, or where new code would show as deployments, in configuration alone. */
const SHARED_CODE = 0.05;
const SHARED_UNSEEN = 0.02;

/** Share of what we have too little of that is hosts, whose calls to all vendors suffer. */
const BUSY = 0.04;

/** What we changed without saying so, or what broke by itself. */
export function listProject({ evidence, watched, projects, frame, rate }: HypothesisContext): Hypothesis[] {
  const { project, region, environment } = evidence.watched;
  const isReported =
    evidence.reportingProjects.includes(project) ||
    frame.cells.some(({ key }) => key.project === project && key.deployment !== '');
  const name: RateName = isReported ? 'project' : 'project_unreported';
  const silent = evidence.reportingProjects.includes(project) ? Math.log(UNREPORTED_CHANGE) : 0;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  const inProject = ({ key }: FrameCell): boolean => key.project === project && key.environment === environment;
  const ours = {
    ...OURS,
    cause: 'project',
    tags: { instance: [['one', 0.02]], account: [['some', 0.1]] },
  } as const;
  const ofProject = (share: number): number => rate(name, share) + silent;
  const everywhere = inAllEnvironments(frame, evidence.watched);
  const inAll = everywhere.length > 0 ? ALL_ENVIRONMENTS : 0;
  const list: Hypothesis[] = [
    {
      ...ours,
      kind: 'project',
      subject: { project },
      rate: ofProject(0.5 * (1 - inAll)),
      exposes: inProject,
    },
    ...everywhere.map((exposes): Hypothesis => ({
      ...ours,
      kind: 'project',
      subject: { project },
      rate: ofProject(0.5 * inAll),
      exposes,
    })),
    {
      ...ours,
      kind: 'project_region',
      subject: { project, region },
      rate: ofProject(region === '' ? 0.01 : 0.15),
      exposes: (cell) => inProject(cell) && cell.key.region === region,
    },
    ...endpoints.map((endpoint): Hypothesis => ({
      ...ours,
      kind: 'project_endpoint',
      subject: { project, endpoint },
      rate: ofProject(0.35 / endpoints.length),
      exposes: (cell) => inProject(cell) && cell.key.endpoint === endpoint,
    })),
    {
      ...ours,
      kind: 'instance',
      subject: { project },
      rate: rate('instance'),
      profile: 'instance',
      tags: { instance: [['one', 0.95]] },
      exposes: inProject,
    },
  ];
  list.push({
    ...ours,
    kind: 'busy_host',
    subject: { project, region },
    rate: rate('capacity', BUSY),
    profile: 'capacity',
    reach: 'place',
    exposes: (cell) => inProject(cell) && cell.key.region === region,
  });
  const failing = failingEndpoints(frame);
  const known = new Set(frame.cells.map(({ key }) => key.endpoint));
  if (failing.size > 1 && failing.size < known.size)
    list.push({
      ...ours,
      kind: 'project_endpoints',
      subject: { project },
      rate: ofProject(0.1),
      exposes: (cell) => inProject(cell) && failing.has(cell.key.endpoint),
    });
  if (projects.length < 2) return list;
  const risen = risenProjects(frame, projects);
  const isSome = risen.length > 1 && risen.length < projects.length && risen.includes(project);
  const several = sharedCode(ofProject(isReported ? SHARED_UNSEEN : SHARED_CODE));
  if (!isSome) return [...list, several];
  const groups = Math.log(2 ** (projects.length - 1) - 2);
  const inSome: Hypothesis = {
    ...several,
    kind: 'some_projects',
    rate: several.rate - groups,
    exposes: ({ key }) => risen.includes(key.project),
  };
  return [...list, several, inSome];
}

/** Share of a project's own faults that all of its environments have, where there are several. */
const ALL_ENVIRONMENTS = 0.15;

/** The cells of a project in all of its environments, where it has several; else nothing. */
function inAllEnvironments(
  { cells }: Frame,
  { project, environment }: CauseEvidence['watched'],
): Hypothesis['exposes'][] {
  const ofProject = ({ key }: FrameCell): boolean => key.project === project;
  return cells.some((cell) => ofProject(cell) && cell.key.environment !== environment) ? [ofProject] : [];
}

/** A library or configuration that all projects share. */
function sharedCode(rate: number): Hypothesis {
  return { ...OURS, cause: 'project', kind: 'all_projects', subject: {}, rate, exposes: () => true };
}

/**
 * Limits of our own: a pool of connections that is used up, an event loop that stands still. Where calls that were sent fail or are slow as
 * well, and did not begin to later, waiting is what follows from that.
 */
export function listCapacity({ evidence, frame, rate }: HypothesisContext): Hypothesis[] {
  const { waiting } = frame;
  if (waiting === null || (frame.risen.length > 0 && !waiting.isFirst)) return [];
  const { project, environment, region } = evidence.watched;
  const ours = {
    ...OURS,
    cause: 'project',
    kind: waiting.waitsFor === 'event_loop' ? 'event_loop' : 'pool',
    profile: 'capacity',
    answeredBy: 'any',
    tags: { instance: [['some', 0.35]] },
  } as const;
  const inProject = ({ key }: FrameCell): boolean => key.project === project && key.environment === environment;
  return [
    { ...ours, subject: { project }, rate: rate('capacity', region === '' ? 1 : 0.4), exposes: inProject },
    ...(region === ''
      ? []
      : [
          {
            ...ours,
            subject: { project, region },
            rate: rate('capacity', 0.6),
            exposes: (cell: FrameCell) => inProject(cell) && cell.key.region === region,
          },
        ]),
  ];
}

/** Share of broken routes to one vendor that break for all places at once, or for one region of several: each has its own way out. */
const ROUTE_SHARES = { place: 0.55, region: 0.2, everywhere: 0.25 } as const;

/** Share of broken routes and rules of proxies that concern one vendor, behind which this server stands, too: it often runs where the programs do. */
const SERVER_ON_ROUTE = 0.3;

/**
 * Of faults of a proxy so many more concern what it does with this vendor alone: a rule, or its cache, of all endpoints or of one. One that several
 * places share is weighed where answers say that a proxy sent them: it is far rarer than a gateway of the vendor that answers alike.
 */
const PROXY_OF_VENDOR = 0.2;
const PROXY_OF_ENDPOINT = 0.2;
const PROXIED = { place: 1, region: 0.3, everywhere: 0.5 } as const;

/** Our network, name resolution or proxy, in one place, region or everywhere, and the route to this vendor alone. */
export function listNetwork({ evidence, frame, watched, rate }: HypothesisContext): Hypothesis[] {
  const { project, environment, region } = evidence.watched;
  const places = [
    {
      place: 'place',
      share: 0.4,
      subject: { project, environment, region },
      exposes: ({ key }: FrameCell) =>
        key.project === project && key.environment === environment && key.region === region,
    },
    { place: 'region', share: 0.2, subject: { region }, exposes: ({ key }: FrameCell) => key.region === region },
    { place: 'everywhere', share: 0.4, subject: {}, exposes: () => true },
  ] as const;
  const kinds = [
    ['network', 'network'],
    ['dns', 'dns'],
    ['proxy', 'proxy'],
  ] as const;
  const ours = { ...OURS, cause: 'network', isNetwork: true, tags: { instance: [['some', 0.25]] } } as const;
  const list: Hypothesis[] = kinds.flatMap(([kind, profile]) =>
    places.map(({ place, share, subject, exposes }) => ({
      ...ours,
      kind: `${kind}_${place}`,
      subject,
      rate: rate(kind, share),
      profile,
      reach: place,
      answeredBy: kind === 'proxy' ? 'proxy' : 'any',
      exposes,
    })),
  );
  const toVendor = { ...ours, isNetwork: false, probeScope: SERVER_ON_ROUTE } as const;
  const route = { ...toVendor, profile: 'route', depths: 'cut', answeredBy: 'any' } as const;
  const proxy = { ...toVendor, profile: 'proxy', answeredBy: 'proxy' } as const;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  return [
    ...list,
    ...places.map(({ place, subject, exposes }): Hypothesis => ({
      ...route,
      kind: `route_${place}`,
      subject,
      rate: rate('route', ROUTE_SHARES[place]),
      exposes,
    })),
    ...places
      .filter(({ place }) => place === 'place' || frame.answers.by_proxy > 0)
      .flatMap(({ place, subject, exposes }): Hypothesis[] => [
        { ...proxy, kind: 'proxy_vendor', subject, rate: rate('proxy', PROXY_OF_VENDOR * PROXIED[place]), exposes },
        ...endpoints.map((endpoint): Hypothesis => ({
          ...proxy,
          kind: 'proxy_endpoint',
          subject: { ...subject, endpoint },
          rate: rate('proxy', (PROXY_OF_ENDPOINT * PROXIED[place]) / endpoints.length),
          exposes: (cell) => exposes(cell) && cell.key.endpoint === endpoint,
        })),
      ]),
  ];
}

/** Share of wrong input that comes from what all projects have in common: data, or a library. */
const SHARED_INPUT = 0.015;

/** What we send. */
export function listInput({ evidence, watched, projects, frame, rate }: HypothesisContext): Hypothesis[] {
  const { project, environment } = evidence.watched;
  const inProject = ({ key }: FrameCell): boolean => key.project === project && key.environment === environment;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  const silent = evidence.reportingProjects.includes(project) ? Math.log(UNCHANGED_INPUT) : 0;
  const ours = { ...OURS, cause: 'input', profile: 'input', tags: { account: [['one', 0.5]] } } as const;
  // Without it, what all projects send wrongly to one endpoint would be the vendor's for certain.
  const shared: Hypothesis[] =
    projects.length < 2
      ? []
      : [
          { ...ours, kind: 'shared_input', subject: {}, rate: rate('input', SHARED_INPUT), exposes: () => true },
          ...endpoints.map((endpoint): Hypothesis => ({
            ...ours,
            kind: 'shared_input_endpoint',
            subject: { endpoint },
            rate: rate('input_endpoint', SHARED_INPUT / endpoints.length),
            exposes: ({ key }) => key.endpoint === endpoint,
          })),
        ];
  const whole = (exposes: Hypothesis['exposes'], share: number): Hypothesis => ({
    ...ours,
    kind: 'input',
    subject: { project },
    rate: rate('input', share) + silent,
    exposes,
  });
  const everywhere = inAllEnvironments(frame, evidence.watched);
  const inAll = everywhere.length > 0 ? ALL_ENVIRONMENTS : 0;
  return [
    whole(inProject, 1 - inAll),
    ...everywhere.map((exposes) => whole(exposes, inAll)),
    ...endpoints.map((endpoint): Hypothesis => ({
      ...ours,
      kind: 'input_endpoint',
      subject: { project, endpoint },
      rate: rate('input_endpoint', 1 / endpoints.length) + silent,
      exposes: (cell) => inProject(cell) && cell.key.endpoint === endpoint,
    })),
    ...shared,
  ];
}

/** What nobody thought of. */
export function everythingElse({ rate }: HypothesisContext): Hypothesis {
  return {
    ...OURS,
    cause: 'other',
    kind: 'other',
    subject: {},
    rate: rate('other'),
    isFree: true,
    profile: 'any',
    reach: 'anywhere',
    answeredBy: 'any',
    quota: 'any',
    tags: { account: [['some', 0.3]], instance: [['some', 0.3]], credential: [['some', 0.3]] },
    exposes: () => true,
  };
}
