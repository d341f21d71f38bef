import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { createBatchAnswerFinder } from './batch-answers.ts';
import { createTelemetryWriter } from './commit.ts';
import type { NewAnswer } from './commit.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

for (const store of createTestStores())
  describe(`answers of batches on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('everybody who asks at one moment gets the answer of their own key and batch, or none', async () => {
      const database = await store.open();
      try {
        const write = createTelemetryWriter(database, { servicesPerProject: 10 });
        const answers: NewAnswer[] = [];
        for (let index = 0; index < 20; index += 1)
          for (const sdkKeyId of ['key_a', 'key_b'])
            answers.push({ sdkKeyId, batchId: `batch_${index}`, answer: `${sdkKeyId} ${index}` });
        answers.push({ sdkKeyId: 'key_a', batchId: 'half \ud83d', answer: 'half a character' });
        const nothing = { blocks: [], links: [], templates: [], unknownHosts: [] };
        await write([
          { at: NOW, ...nothing, answers: answers.slice(0, 23) },
          { at: NOW, ...nothing, answers: answers.slice(23) },
        ]);
        const find = createBatchAnswerFinder(database.kysely);
        const found = await Promise.all(
          answers.flatMap(({ sdkKeyId, batchId }) => [find(sdkKeyId, batchId), find('key_c', batchId)]),
        );
        assert.deepEqual(
          found,
          answers.flatMap(({ answer }) => [answer, undefined]),
        );
        assert.equal(await find('key_a', 'batch_7'), 'key_a 7', 'and who asks alone');
      } finally {
        await database.close();
      }
    });

    test('a batch that was answered already takes the whole commit back', async () => {
      const database = await store.open();
      try {
        const write = createTelemetryWriter(database, { servicesPerProject: 10 });
        const commit = (...batchIds: string[]) => ({
          at: NOW,
          blocks: [],
          links: [],
          templates: [],
          unknownHosts: [],
          answers: batchIds.map((batchId) => ({ sdkKeyId: 'key', batchId, answer: 'first' })),
        });
        await write([commit('one')]);
        await assert.rejects(write([commit('two'), commit('three', 'one')]));
        const find = createBatchAnswerFinder(database.kysely);
        assert.deepEqual(await Promise.all(['one', 'two', 'three'].map((batchId) => find('key', batchId))), [
          'first',
          undefined,
          undefined,
        ]);
      } finally {
        await database.close();
      }
    });
  });
