import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { START } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { AppError } from '../domain/errors.ts';
import { allowSignIn } from './attempts.ts';

const isRefused = (error: unknown): boolean => error instanceof AppError && error.code === 'rate_limited';

for (const store of createTestStores())
  describe(`attempts to sign in on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    it('refuses an address that guesses for everybody, and stores nothing more for it', async () => {
      const database = await store.open();
      const guess = (index: number): ReturnType<typeof allowSignIn> =>
        allowSignIn(database, { email: `person-${index}@example.com`, address: '192.0.2.1' }, START);
      for (let index = 0; index < 100; index += 1) await guess(index);
      const count = async (): Promise<number> =>
        (await database.kysely.selectFrom('sign_in_attempts').select('key').execute()).length;
      const before = await count();
      for (let index = 100; index < 110; index += 1) await assert.rejects(guess(index), isRefused);
      assert.equal(await count(), before);
      await allowSignIn(database, { email: 'person-1@example.com', address: '192.0.2.2' }, START);
      await database.close();
    });

    it('bounds the attempts for one person from all addresses, and forgets them after an hour', async () => {
      const database = await store.open();
      const guess = (index: number, now: number): ReturnType<typeof allowSignIn> =>
        allowSignIn(database, { email: 'Ada@example.com', address: `192.0.2.${index}` }, now);
      for (let index = 0; index < 100; index += 1) await guess(index, START);
      await assert.rejects(guess(100, START), isRefused);
      await guess(100, START + 60 * 60_000 + 1);
      await database.close();
    });
  });
