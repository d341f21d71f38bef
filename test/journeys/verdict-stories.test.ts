// A few of the stories of bench/verdict-stories, played through the whole program: each "us" beside a "them" that looks like it.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { BLIND_NETWORK } from '../../bench/verdict-stories/blind-network.ts';
import { BLIND_REFUSALS } from '../../bench/verdict-stories/blind-refusals.ts';
import { LOOKS, playStory } from '../../bench/verdict-stories/play.ts';
import { scoreOf } from '../../bench/verdict-stories/score.ts';
import { STORIES } from '../../bench/verdict-stories/stories.ts';
import { createTestStores } from '../support/stores.ts';

const CALLS_PER_MINUTE = 40;
const FEW_CALLS_PER_MINUTE = 5;

/** Stories, the minute from which they are right (never where nothing tells the two sides apart), and on which stores they are played. */
const PLAYED: readonly (readonly [name: string, rightFrom: number, stores: readonly string[]])[] = [
  ['vendor part: a region that only one project calls from', 2, ['sqlite']],
  ['one project: staging alone has a bad deployment', 2, ['sqlite']],
  ['our network: DNS fails for all vendors', 2, ['sqlite']],
  ['vendor as we deploy: one of three projects, at once in the same second', 1, ['sqlite']],
  ['vendor as we deploy: the only project, at once half a minute later', 2, ['sqlite']],
  ['vendor as we deploy: the only project, at once in the same second', Infinity, ['sqlite', 'postgres']],
  ['bad version: the only project, at once', 2, ['sqlite']],
  ['seen, point 1: a cron of one to two calls a minute happens to be fine', Infinity, ['sqlite']],
  ['seen, point 1: an endpoint is down that only one project uses, and it uses no other', Infinity, ['sqlite']],
  ['seen, point 1: staging with one to two calls a minute happens to be fine', 2, ['sqlite']],
  ['seen, point 3: a quota is used up in two projects, which answers tell of', 2, ['sqlite']],
  ['seen, point 3: a key that two projects share expires, whose fingerprint calls have', 2, ['sqlite', 'postgres']],
  ['seen, point 4: v2 takes over at once, in one of three projects', 2, ['sqlite']],
  ['seen, point 4: a feature flag, in the only project', 2, ['sqlite']],
  ['seen, point 5: proven ours, then the page tells of trouble', 2, ['sqlite']],
  ['seen, point 9: 60 % of the calls of one project answer 404', 2, ['sqlite']],
  ['seen, point 9: every call hangs until it is aborted', 2, ['sqlite']],
  ['hostile deployment: all projects deploy the same bad version, instance by instance', 2, ['sqlite']],
];

/** The same of stories that are played with few calls, too. */
const PLAYED_TWICE: readonly (readonly [name: string, rightFrom: number, rightFromOfFew: number])[] = [
  ['seen, point 1: some accounts are hit, which nothing names', 2, 2],
  ['seen, point 1: five failures were to be expected of the project that is fine', Infinity, Infinity],
  ['seen, point 2: an outage of the vendor that ends as we deploy', 2, 2],
  ['seen, point 2: an outage of the vendor that ends as the only project deploys', 2, 5],
];

const PLAYS = [
  ...PLAYED.map(([name, rightFrom, stores]) => ({ name, rightFrom, stores, callsPerMinute: CALLS_PER_MINUTE })),
  ...PLAYED_TWICE.flatMap(([name, often, few]) => [
    { name, rightFrom: often, stores: ['sqlite'], callsPerMinute: CALLS_PER_MINUTE },
    { name, rightFrom: few, stores: ['sqlite'], callsPerMinute: FEW_CALLS_PER_MINUTE },
  ]),
];

/** Storylines that were written blind and answered wrongly when they were first played. */
const BLIND = [...BLIND_NETWORK, ...BLIND_REFUSALS].filter(({ name }) =>
  ['a busy host of ours', 'a load test in staging'].some((begin) => name.startsWith(begin)),
);

test('what was answered wrongly when it was first played is answered fairly at each look', async () => {
  assert.equal(BLIND.length, 2);
  for (const story of BLIND) {
    const { looks } = await playStory(story, story.callsPerMinute, 1);
    for (const [index, look] of looks.entries())
      assert.ok(story.fair[index]?.includes(look.verdict), `${story.name}, ${look.minute}: ${look.sentence}`);
  }
});

for (const store of createTestStores())
  describe(`stories on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());
    for (const { name, rightFrom, callsPerMinute } of PLAYS.filter(({ stores }) => stores.includes(store.name)))
      test(`${name}, ${callsPerMinute} calls a minute`, async () => {
        const story = STORIES.find((one) => `${one.family}: ${one.name}` === name);
        assert.ok(story);
        const { looks, published } = await playStory(story, callsPerMinute, 1, await store.open());
        assert.equal(looks.length, LOOKS.length);
        for (const look of looks) {
          const score = scoreOf(story, look);
          assert.doesNotMatch(score, /wrong/, look.sentence);
          if (look.minute >= rightFrom) assert.equal(score, 'right', look.sentence);
        }
        const accused = story.truth === 'them' ? 'us' : 'them';
        for (const payload of published) assert.notEqual(JSON.parse(payload).to, accused, payload);
      });
  });
