import assert from 'node:assert/strict';
import { after, describe, it, test } from 'node:test';
import { START } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { AppError } from '../domain/errors.ts';
import { allowOAuth, allowSignIn, networkOf } from './attempts.ts';

const isRefused = (error: unknown): boolean => error instanceof AppError && error.code === 'rate_limited';

test('addresses of one IPv6 /64 network count as one, IPv4 addresses as themselves', () => {
  for (const [address, network] of [
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::6', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ] as const)
    assert.equal(networkOf(address), network, address);
});

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

    it('refuses a network that guesses with a new IPv6 address each time', async () => {
      const database = await store.open();
      const guess = (index: number): ReturnType<typeof allowSignIn> =>
        allowSignIn(database, { email: 'ada@example.com', address: `2001:db8::${index.toString(16)}` }, START);
      for (let index = 0; index < 5; index += 1) await guess(index);
      await assert.rejects(guess(5), isRefused);
      await database.close();
    });

    it('bounds what one address begins of OAuth before anybody has signed in', async () => {
      const database = await store.open();
      for (const [what, max] of [
        ['register', 30],
        ['authorize', 100],
      ] as const) {
        for (let index = 0; index < max; index += 1) await allowOAuth(database, what, '192.0.2.1', START);
        await assert.rejects(allowOAuth(database, what, '192.0.2.1', START), isRefused);
        await allowOAuth(database, what, '192.0.2.2', START);
      }
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
