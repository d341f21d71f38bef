// How faults end: with a page that resolves early, late or never, with circuit breakers, in parts, and again.
import { failing, ofVendor, project, story, within } from './story.ts';
import type { Hit, PageStory, Story } from './story.ts';

const LASTS = 12;
const one = [project('shop')];

const end = (what: string, given: Parameters<typeof story>[3]): Story =>
  story('end', what, 'them', { projects: one, vendors: 2, endsAt: LASTS, ...given });
const posted =
  (resolvesAt: number): Story['page'] =>
  (page, minute) => {
    if (minute === 3) trouble(page);
    if (minute === resolvesAt) page.resolve();
  };
const trouble = (page: PageStory): void => {
  page.trouble('API');
  page.post('Elevated errors');
};
const after =
  (hit: Hit, from: number): Hit =>
  (call) =>
    hit(call) && call.minute >= from;
const down = within(ofVendor, LASTS);

/** Ends of faults of a vendor that lasted twelve minutes, where nothing else is said. */
export const END_STORIES: readonly Story[] = [
  ...[1, 0.5, 0.15].flatMap((share) => [
    end(`${share * 100} % of calls, nothing posted`, { ...failing(down, share, 'gateway') }),
    end(`${share * 100} % of calls, the page resolves three minutes before the end`, {
      ...failing(down, share, 'gateway'),
      page: posted(LASTS - 3),
    }),
    end(`${share * 100} % of calls, the page resolves ten minutes after the end`, {
      ...failing(down, share, 'gateway'),
      page: posted(LASTS + 10),
    }),
  ]),
  end('all calls, behind a circuit breaker', { ...failing(down, 1, 'gateway'), hasBreaker: true }),
  end('half of the calls, behind a circuit breaker', { ...failing(down, 0.5, 'gateway'), hasBreaker: true }),
  end('all calls, behind a circuit breaker, and the page resolves a minute after the end', {
    ...failing(down, 1, 'gateway'),
    hasBreaker: true,
    page: posted(LASTS + 1),
  }),
  end('a second outage ten minutes after the first', {
    ...failing((call) => down(call) || within(after(ofVendor, LASTS + 10), LASTS + 20)(call), 0.8, 'gateway'),
    endsAt: LASTS + 20,
  }),
  end('it flaps, two minutes down and three up, for half an hour', {
    ...failing((call) => within(ofVendor, 30)(call) && call.minute % 5 < 2, 0.8, 'gateway'),
    endsAt: 30,
  }),
  end('partial recovery, from all calls to 15 % for twenty minutes', {
    fails: (call) => (down(call) ? [1, 'gateway'] : within(ofVendor, LASTS + 20)(call) ? [0.15, 'gateway'] : undefined),
    endsAt: LASTS + 20,
  }),
  end('traffic stops in the middle and comes back well', {
    ...failing(down, 0.8, 'gateway'),
    traffic: ({ minute }) => (minute >= 6 && minute < 26 ? 0 : 1),
    endsAt: 26,
  }),
  end('traffic stops in the middle and never comes back', {
    ...failing(down, 0.8, 'gateway'),
    traffic: ({ minute }) => (minute >= 6 ? 0 : 1),
  }),
];
