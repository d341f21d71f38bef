/**
 * Plays stories and looks at every series of every vendor at each minute: what is said of calls that fail, and of calls that are well again.
 *
 *   node bench/verdict-stories/watch.ts --rates 5,40,300 --minutes 24 --sentences --only deployment
 *   node bench/verdict-stories/watch.ts --rates 40 --store postgres --part 1/6
 *   node bench/verdict-stories/watch.ts --rates 40 --only hostile --advice      with what programs are told, and the ledger
 */
import { parseArgs } from 'node:util';
import { createTestStores } from '../../test/support/stores.ts';
import { findingsOf, timelineOf } from './findings.ts';
import { watchStory } from './play.ts';
import { STORIES } from './stories.ts';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '5,40,300' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '22' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '0/1' },
    sentences: { type: 'boolean', default: false },
    advice: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
  },
});

/** Minutes after the onset and the end at which advice is told. */
const ADVISED = new Set([1, 5, 20]);
const [part = 0, parts = 1] = values.part.split('/').map(Number);
const chosen = STORIES.filter(
  ({ family, name }, index) => `${family}: ${name}`.includes(values.only) && index % parts === part,
);
const store = createTestStores().find(({ name }) => name === values.store);
if (store === undefined || store.skip !== undefined) throw new Error(store?.skip ?? `no store ${values.store}`);
const total = { plays: 0, looks: 0, findings: 0 };
for (const rate of values.rates.split(',').map(Number))
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed += 1)
    for (const story of chosen) {
      const { looks, advice, ledger } = await watchStory(
        story,
        rate,
        seed,
        (story.endsAt ?? 0) + Number(values.minutes),
        await store.open(),
      );
      const findings = findingsOf(story, looks);
      total.plays += 1;
      total.looks += looks.length;
      total.findings += findings.length;
      console.log(
        `${findings.length === 0 ? '' : '!! '}${story.family}: ${story.name} [${rate}/min, seed ${seed}, ${story.truth}]`,
      );
      for (const line of timelineOf(story, looks, values.sentences)) console.log(`   ${line}`);
      if (values.advice) {
        for (const one of advice)
          if (ADVISED.has(one.minute - (story.endsAt ?? 0)) || ADVISED.has(one.minute))
            console.log(`   advice ${one.minute}: gate ${one.gate}; breaker ${one.breaker}`);
        for (const line of ledger) console.log(`   ledger ${line}`);
      }
      for (const finding of findings) console.log(`   !! ${finding}`);
    }
await store.close();
console.log(`\n${total.plays} plays on ${store.name}, ${total.looks} looks, ${total.findings} findings`);
