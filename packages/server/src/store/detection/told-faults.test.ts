// Whose fault an open impairment is told to be, as answers follow one another.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createDetector, encodeDetector } from '@upriver/detection';
import type { CauseAnswer } from '@upriver/detection';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { listImpairments, putDetector, putImpairment } from './detectors.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SERIES = { organizationId: 'org_a', projectId: 'proj_a', serviceId: 'svc_a', environment: '', region: '' };

for (const store of createTestStores())
  describe(`faults that were told, on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a side is kept while calls recover, and taken back when calls that go on failing refute it', async () => {
      const database = await store.open();
      const told = async (...answers: readonly CauseAnswer[]): Promise<string | undefined> => {
        for (const cause of answers)
          await putDetector(database.kysely, {
            ...SERIES,
            state: encodeDetector(createDetector({ falseAlarmDays: 30 })),
            consumedTo: 0,
            lastCallAt: NOW,
            verdict: null,
            verdictAt: null,
            published: null,
            cause,
            recoveredAt: null,
            late: null,
          });
        return (await listImpairments(database.kysely, 'org_a', { from: 0, to: NOW }))[0]?.fault;
      };
      await database.transaction((writing) =>
        putImpairment(writing, {
          ...SERIES,
          id: 'imp_a',
          signal: 'failures',
          onsetAt: NOW - 60_000,
          detectedAt: NOW,
          endedAt: null,
          endedBy: null,
          calls: 40,
          bad: 30,
          normalRate: 0.01,
        }),
      );
      assert.equal(await told(answerOf(0.6)), 'undecided');
      assert.equal(await told(answerOf(0.93)), 'them');
      assert.equal(await told(answerOf(0.85)), 'them', 'it is still likely');
      assert.equal(
        await told({ ...answerOf(0.3), isRecovering: true }),
        'them',
        'the numbers become unclear at the end',
      );
      assert.equal(await told(answerOf(0.4)), 'undecided', 'more likely than not it is not theirs');
      assert.equal(await told(answerOf(0.05)), 'us');
      assert.equal(await told(answerOf(0.6)), 'undecided');
      await database.close();
    });
  });

/** An answer with this probability that it is the vendor's. */
function answerOf(them: number): CauseAnswer {
  return {
    side: them >= 0.9 ? 'them' : them <= 0.1 ? 'us' : 'undecided',
    isHigh: false,
    probabilities: { them, us: 1 - them, other: 0 },
    byCause: {},
    byCauseUnlearned: {},
    themWithoutPage: null,
    causes: [],
    onMinutes: 5,
    calls: 40,
    bad: 30,
    shareNow: 0.75,
    recovering: 0,
    isRecovering: false,
    failing: { outcomes: [], endpoints: [], moreEndpoints: 0 },
    deciders: [],
  };
}
