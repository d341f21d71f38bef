import { createHash } from 'node:crypto';
import type { Random } from '../detection/random.ts';

/** How a call can fail, as an application reports it. */
export const FAILURES = {
  gateway: { status: 503 },
  server: { status: 500 },
  timeout: { status: 0, error_class: 'timeout', latency_ms: 10_000 },
  refused: { status: 0, error_class: 'ECONNREFUSED', latency_ms: 3 },
  tls: { status: 0, error_class: 'CERT_HAS_EXPIRED', latency_ms: 40 },
  dns: { status: 0, error_class: 'ENOTFOUND', latency_ms: 2 },
  limited: { status: 429 },
  auth: { status: 401 },
  forbidden: { status: 403 },
  rejected: { status: 400 },
  missing: { status: 404 },
  slow: { status: 200, latency_ms: 3000 },
  hang: { status: 0, error_class: 'aborted', latency_ms: 30_000 },
  pooled: { status: 200, latency_ms: 80, tags: { waited_for: 'connection', waited_ms: 2500 } },
  stood: { status: 200, latency_ms: 80, tags: { waited_for: 'event_loop', waited_ms: 1500 } },
  held: { status: 0, error_class: 'client_limit', latency_ms: 0, tags: { waited_for: 'connection', waited_ms: 5000 } },
  nameless: { status: 0, error_class: 'OrionConnectionException', latency_ms: 40 },
  hasty: { status: 0, error_class: 'aborted', latency_ms: 1000 },
  cut: { status: 200, error_class: 'incomplete_response', latency_ms: 900 },
  brief: { status: 200, latency_ms: 80, tags: { waited_for: 'connection', waited_ms: 20 } },
} as const;
export type Failure = keyof typeof FAILURES;

/** One project of ours and where it calls from. */
export interface StoryProject {
  readonly name: string;
  readonly environment: string;
  readonly regions: readonly string[];
  readonly endpoints: readonly string[];
  /** Calls a minute beside the rate that the story is played at. */
  readonly weight: number;
  /** What it runs at a minute beside the onset, for one instance of `instances`. */
  readonly deployment: (minute: number, instance: number) => string;
  readonly instances: number;
  readonly features: readonly string[];
  readonly accounts: readonly string[];
  readonly key: string;
  /** Its calls arrive so much later than they were made, and carry times of a clock that is ahead by so much. */
  readonly lateMinutes: number | ((minute: number) => number);
  readonly aheadMinutes: number;
}

/** One call before it is decided how it goes. Minutes are beside the onset. */
export interface StoryCall {
  readonly project: string;
  readonly environment: string;
  readonly region: string;
  readonly endpoint: string;
  readonly deployment: string;
  readonly feature: string;
  readonly account: string;
  readonly instance: number;
  readonly key: string;
  /** 0 is the vendor that the story is about. */
  readonly vendor: number;
  readonly minute: number;
}

/** What happens to the status page of the vendor. */
export interface PageStory {
  trouble(component: 'API' | 'Dashboard'): void;
  post(title: string): void;
  resolve(): void;
  maintain(component?: 'API' | 'Dashboard'): void;
  /** What was posted is said to be fixed and watched, or goes on. */
  update(status: 'monitoring' | 'investigating', body: string): void;
  fail(): void;
  /** It can be read again. */
  recover(): void;
}

/** A story, with the truth that its verdicts are scored by. */
export interface Story {
  readonly name: string;
  readonly family: string;
  /** `fine`: nothing is wrong with the calls, and the verdict must be `expects` in the end. */
  readonly truth: 'them' | 'us' | 'fine';
  readonly expects?: readonly string[];
  readonly projects: readonly StoryProject[];
  readonly vendors: number;
  /** Share of such calls that fail, and how. */
  readonly fails: (call: StoryCall, random: Random) => readonly [share: number, how: Failure] | undefined;
  /** Share of calls that are made at all. */
  readonly traffic: (call: Pick<StoryCall, 'project' | 'minute'>) => number;
  /** Tags beyond those that all stories send. */
  readonly tags: (call: StoryCall, how: Failure | undefined) => Readonly<Record<string, string>>;
  readonly page: (page: PageStory, minute: number) => void;
  /** Changes that are reported. */
  readonly changes: readonly {
    readonly minute: number;
    readonly project: string;
    readonly kind: string;
    readonly name?: string;
  }[];
  /** Minute at which calls are well again. */
  readonly endsAt?: number;
  /** Whose fault it is of one series at a minute, where that is not `truth` for all. */
  readonly truthOf?: (
    call: Pick<StoryCall, 'vendor' | 'project' | 'environment' | 'region' | 'minute'>,
  ) => Story['truth'];
  /** Share of calls that fail anyway; the same for all unless told. */
  readonly usual?: (call: StoryCall) => number;
  /** Changes what is sent of a call, or sends nothing of it. */
  readonly send?: (
    event: Record<string, unknown>,
    call: StoryCall,
    random: Random,
  ) => Record<string, unknown> | undefined;
  /** Hours of the past that are sent at a time, where its rhythm is finer than usual. */
  readonly pastStepHours?: number;
  /** Whether all of the past is at the rate that the story is played at. */
  readonly isPastAtRate?: boolean;
  /** Whose verdict is asked for. */
  readonly watched: string;
  /** Days of calm before. */
  readonly pastDays: number;
  /** Times that a failed call is tried again at once. */
  readonly retries: number;
  /** Whether callers hold back what the advice for circuit breakers says. */
  readonly hasBreaker: boolean;
}

type Given = Partial<Omit<Story, 'name' | 'family' | 'truth'>>;

/** A story with what is usual where nothing else is said. */
export function story(family: string, name: string, truth: Story['truth'], given: Given): Story {
  return {
    name,
    family,
    truth,
    projects: [project('shop'), project('mail'), project('admin', { weight: 0.4 })],
    vendors: 3,
    fails: () => undefined,
    traffic: () => 1,
    tags: () => ({}),
    page: () => undefined,
    changes: [],
    watched: 'shop',
    pastDays: 14,
    retries: 0,
    hasBreaker: false,
    ...given,
  };
}

/** A project that deployed `v1` long ago. */
export function project(name: string, given: Partial<StoryProject> = {}): StoryProject {
  return {
    name,
    environment: 'production',
    regions: ['eu-west-1'],
    endpoints: ['/v1/charges', '/v1/refunds', '/v1/customers'],
    weight: 1,
    deployment: () => 'v1',
    instances: 4,
    features: [''],
    accounts: ['a1', 'a2', 'a3', 'a4'],
    key: `key-${name}`,
    lateMinutes: 0,
    aheadMinutes: 0,
    ...given,
  };
}

/** What calls say of their key: of the form of a salted hash, as anything else under this tag is dropped. */
export function credentialOf({ key }: Pick<StoryCall, 'key'>): Readonly<Record<string, string>> {
  return { credential: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

/** A deployment that takes over instance by instance, or at once. */
export function deploys(to: string, at: number, everyMinutes = 0): StoryProject['deployment'] {
  return (minute, instance) => (minute >= at + instance * everyMinutes ? to : 'v1');
}

/** Calls that something happens to. */
export type Hit = (call: StoryCall) => boolean;

/** All calls to the vendor that the story is about, from the onset on. */
export const ofVendor: Hit = ({ vendor, minute }) => vendor === 0 && minute >= 0;
/** All calls, from the onset on. */
export const everywhere: Hit = ({ minute }) => minute >= 0;

/** The same calls until a minute. */
export function within(hit: Hit, until: number): Hit {
  return (call) => hit(call) && call.minute < until;
}

/** Calls of one version, from the onset on. */
export function ofDeployment(name: string): Hit {
  return (call) => ofVendor(call) && call.deployment === name;
}

/** So many of the calls that are hit fail this way. */
export function failing(hit: Hit, share: number, how: Failure): Pick<Story, 'fails'> {
  return { fails: (call) => (hit(call) ? [share, how] : undefined) };
}

/** A page that tells of trouble from a minute on. */
export function postsAt(at: number): Story['page'] {
  return (page, minute) => {
    if (minute !== at) return;
    page.trouble('API');
    page.post('Elevated errors');
  };
}

/** Calls of some projects. */
export const of =
  (...names: readonly string[]): Hit =>
  (call) =>
    names.includes(call.project);

/** Calls to some endpoints. */
export const at =
  (...endpoints: readonly string[]): Hit =>
  (call) =>
    endpoints.includes(call.endpoint);

/** Calls that all of these hit. */
export const both =
  (...hits: readonly Hit[]): Hit =>
  (call) =>
    hits.every((hit) => hit(call));

/** The first rule that hits a call decides. */
export function rules(...list: readonly (readonly [Hit, number, Failure])[]): Pick<Story, 'fails'> {
  return {
    fails: (call) => {
      const rule = list.find(([hit]) => hit(call));
      return rule && [rule[1], rule[2]];
    },
  };
}
