import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { eventually } from '../../../../../test/support/eventually.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { createHandClock } from '../../domain/clock.ts';
import type { Change } from '../../domain/change.ts';
import { appendChange } from '../../store/changes/change-log.ts';
import { createChangeFeed } from './change-feed.ts';
import { openStream } from './open-stream.ts';
import type { StreamCredential } from './stream-credential.ts';
import { createStreamIds } from './stream-ids.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ORGANIZATION = 'org_a';
const REQUEST = {
  organizationId: ORGANIZATION,
  credential: { kind: 'token', id: 'tok_a', scopes: [] } as unknown as StreamCredential,
  filter: {},
};

for (const store of createTestStores())
  describe(`a stream on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a sign of life between changes that a slow reader missed has no id from before them', async () => {
      const database = await store.open();
      try {
        // Of no service, so that nobody has to be linked.
        const change = { kind: 'change', at: NOW, serviceId: null, organizationId: ORGANIZATION, payload: {} };
        for (let count = 0; count < 3; count += 1)
          await database.transaction((db) => appendChange(db, change as unknown as Change));
        const warned: unknown[] = [];
        const log = { warn: (fields: object) => void warned.push(fields) };
        const feed = createChangeFeed({ database, log });
        const idsOf = createStreamIds(database);
        // Takes one text at a time, as a connection whose buffers are full.
        const reader = new PassThrough({ highWaterMark: 1 });
        const texts: string[] = [];
        const readOne = (): Promise<void> =>
          eventually(() => {
            const chunk: Buffer | null = reader.read();
            assert.ok(chunk);
            texts.push(chunk.toString());
          });
        const stream = openStream(
          { database, feed, clock: createHandClock(NOW), idsOf, log },
          { ...REQUEST, after: '0', response: reader as unknown as ServerResponse },
          () => undefined,
        );
        await eventually(() => assert.ok(reader.readableLength > 0));
        while (!texts.join('').includes('event: change')) await readOne();
        stream.heartbeat();
        while (!/still here[^]*event: change/.test(texts.join(''))) await readOne();
        const ids = await idsOf(ORGANIZATION);
        const positions = [...texts.join('').matchAll(/^id: (\S+)$/gm)].map(([, id = '']) => ids.read(id));
        assert.deepEqual(
          positions,
          positions.toSorted((a, b) => a - b),
        );
        stream.end('left');
        assert.deepEqual(warned, []);
      } finally {
        await database.close();
      }
    });

    test('a stream whose log of changes cannot be read ends, and the log of the server says why', async () => {
      const database = await store.open();
      try {
        await sql`drop table changes`.execute(database.kysely);
        const warned: { readonly err?: unknown }[] = [];
        const log = { warn: (fields: object) => void warned.push(fields) };
        const ended = Promise.withResolvers<string>();
        openStream(
          {
            database,
            feed: createChangeFeed({ database, log }),
            clock: createHandClock(NOW),
            idsOf: createStreamIds(database),
            log,
          },
          { ...REQUEST, after: undefined, response: new PassThrough() as unknown as ServerResponse },
          ended.resolve,
        );
        assert.equal(await ended.promise, 'failed');
        assert.ok(warned[0]?.err instanceof Error);
      } finally {
        await database.close();
      }
    });
  });
