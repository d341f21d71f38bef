import { credentialOf, project, story } from './story.ts';
import type { Failure, Hit, Story, StoryCall, StoryProject } from './story.ts';

/** Verdicts that are fair at a look, a letter each; of calls that are of both sides, either. */
const VERDICTS = {
  t: 'them',
  u: 'us',
  '?': 'undecided',
  n: 'not_affecting_you',
  h: 'healthy',
  c: 'cannot_say',
} as const;

/** A story that is played at one rate, with what is fair to say at each look. */
export interface BlindStory extends Story {
  readonly callsPerMinute: number;
  /** By look: at 1, 2, 5 and 20 minutes. */
  readonly fair: readonly (readonly string[])[];
}

type Given = Parameters<typeof story>[3];

/** A storyline: whose fault it is, its rate, and a group of letters of `VERDICTS` for each look. */
export function blind(
  truth: Story['truth'],
  name: string,
  callsPerMinute: number,
  fair: string,
  given: Given,
): BlindStory {
  return {
    ...story('blind', name, truth, { pastDays: 2, ...given }),
    callsPerMinute,
    fair: fair
      .split(' ')
      .map((letters) => letters.split('').map((letter) => VERDICTS[letter as keyof typeof VERDICTS])),
  };
}

/** A story with little past, all of it at the rate of the story. */
export const young = { pastDays: 0.07, pastStepHours: 1 / 12, isPastAtRate: true };
export const two = [project('shop'), project('mail')];
export const one = [project('shop')];
export const places = ['eu-west-1', 'us-east-1'];
export const inBoth = (...names: readonly string[]): StoryProject[] =>
  names.map((name) => project(name, { regions: places }));
export const shopRuns = (deployment: StoryProject['deployment'], given: Partial<StoryProject> = {}): StoryProject[] => [
  project('shop', { deployment, ...given }),
  project('mail'),
];
export const inRegion =
  (region: string): Hit =>
  (call) =>
    call.region === region;
export const inEnvironment =
  (environment: string): Hit =>
  (call) =>
    call.environment === environment;
export const since =
  (hit: Hit, minute: number): Hit =>
  (call) =>
    hit(call) && call.minute >= minute;
export const ofVendors =
  (...vendors: readonly number[]): Hit =>
  (call) =>
    call.minute >= 0 && vendors.includes(call.vendor);
/** Grows from nothing to a share within some minutes. */
export const ramping = (hit: Hit, to: number, minutes: number, how: Failure): Pick<Story, 'fails'> => ({
  fails: (call) => (hit(call) ? [to * Math.min(1, call.minute / minutes), how] : undefined),
});
export const mixed = (hit: Hit, share: number, ...hows: readonly Failure[]): Pick<Story, 'fails'> => ({
  fails: (call, random) => (hit(call) ? [share, hows[Math.floor(random() * hows.length)] as Failure] : undefined),
});
/** What the SDK says by itself. */
export const hash = (key: string): string => credentialOf({ key })['credential'] ?? '';
export const sdk = (call: StoryCall): Readonly<Record<string, string>> => ({
  instance: `${call.project}-${call.region}-${call.instance}`,
  credential: hash(call.key),
});
export const mark = (minute: number, kind: string, who = 'shop', name?: string): Story['changes'][number] => ({
  minute,
  project: who,
  kind,
  ...(name === undefined ? {} : { name }),
});
export const tenantOf = (call: StoryCall): number => Math.floor(((call.minute * 60_013.7) % 8) + 8) % 8;
