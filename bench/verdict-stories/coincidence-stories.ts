// A deployment of ours in the minute in which the vendor fails, each beside one that is itself the fault.
import { deploys, failing, ofDeployment, ofVendor, postsAt, project, story } from './story.ts';
import type { Failure, Hit, Story, StoryProject } from './story.ts';

/** Takes over at once, instance by instance, or on half of the instances only. */
const TAKEOVERS = {
  'at once': (at: number) => deploys('v2', at),
  'instance by instance': (at: number) => deploys('v2', at, 0.75),
  'on half of the instances': (at: number) => (minute: number, instance: number) =>
    instance < 2 && minute >= at ? 'v2' : 'v1',
} as const satisfies Record<string, (at: number) => StoryProject['deployment']>;
type Takeover = keyof typeof TAKEOVERS;

/** `at`: minutes beside the onset at which the first instance runs the new version. */
function shop(takeover: Takeover, at: number): StoryProject {
  return project('shop', { deployment: TAKEOVERS[takeover](at) });
}

const others = [project('mail'), project('admin', { weight: 0.4 })];
const atCharges: Hit = (call) => ofVendor(call) && call.endpoint === '/v1/charges';

function theirs(
  name: string,
  projects: readonly StoryProject[],
  hit: readonly [Hit, number, Failure],
  given: Partial<Story> = {},
): Story {
  return story('vendor as we deploy', name, 'them', { projects, ...failing(...hit), ...given });
}

function ours(
  name: string,
  projects: readonly StoryProject[],
  hit: readonly [number, Failure],
  given: Partial<Story> = {},
): Story {
  return story('bad version', name, 'us', { projects, ...failing(ofDeployment('v2'), ...hit), ...given });
}

const marked = (minute: number): Pick<Story, 'changes'> => ({
  changes: [{ minute, project: 'shop', kind: 'deployment', name: 'v2' }],
});

const BROKEN = [ofVendor, 0.6, 'gateway'] as const;

const THEIRS: readonly Story[] = [
  theirs('one of three projects, at once in the same second', [shop('at once', 0), ...others], BROKEN),
  theirs('one of three projects, at once half a minute later', [shop('at once', 0.5), ...others], BROKEN),
  theirs('one of three projects, at once half a minute before', [shop('at once', -0.5), ...others], BROKEN),
  theirs('one of three projects, instance by instance', [shop('instance by instance', -0.2), ...others], BROKEN),
  theirs(
    'one endpoint, half of the instances a few seconds later',
    [shop('on half of the instances', 0.1), project('billing', { weight: 0.5, endpoints: ['/v1/charges'] })],
    [atCharges, 0.31, 'gateway'],
    marked(0.1),
  ),
  theirs('the only project, at once half a minute later', [shop('at once', 0.5)], BROKEN),
  theirs('the only project, at once in the same second', [shop('at once', 0)], BROKEN, marked(0)),
  theirs('the only project, at once half a minute before', [shop('at once', -0.5)], BROKEN, { page: postsAt(4) }),
  theirs('the only project, instance by instance', [shop('instance by instance', 0.2)], BROKEN),
  theirs('the only project, half of the instances', [shop('on half of the instances', 0)], BROKEN, marked(0)),
];

const OURS: readonly Story[] = [
  ours('one of three projects, at once', [shop('at once', 0), ...others], [0.6, 'server']),
  ours('one of three projects, instance by instance', [shop('instance by instance', 0), ...others], [0.6, 'server']),
  ours(
    'one of two projects, half of the instances',
    [shop('on half of the instances', 0), others[0] as StoryProject],
    [0.31, 'server'],
  ),
  ours('the only project, at once', [shop('at once', 0)], [0.6, 'rejected'], marked(0)),
  ours('the only project, at once, like a fault of the vendor', [shop('at once', 0)], [0.6, 'gateway'], marked(0)),
  ours('the only project, instance by instance', [shop('instance by instance', 0)], [0.6, 'server']),
  ours('the only project, half of the instances', [shop('on half of the instances', 0)], [0.6, 'server'], marked(0)),
];

/** Every one of them. Three days of past are enough for what is usual to be trusted. */
export const COINCIDENCE_STORIES: readonly Story[] = [...THEIRS, ...OURS].map((one) => ({ ...one, pastDays: 3 }));
