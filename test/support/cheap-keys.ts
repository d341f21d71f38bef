// Imported before the tests: keys that this process makes of passwords and of UPRIVER_SECRET_KEY cost next to nothing. As they are made in
// production they took a third of the CPU of tests of people. Programs that tests start make them as in production.
import crypto from 'node:crypto';
import type { BinaryLike, ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Keyed = (error: Error | null, key: Buffer) => void;

const { scrypt, scryptSync } = crypto;
const CHEAP = { N: 2, r: 1, p: 1 };

/** What the keys of passwords were to cost, oldest first. */
export const askedCosts: ScryptOptions[] = [];

Object.assign(crypto, {
  scrypt(password: BinaryLike, salt: BinaryLike, bytes: number, cost: ScryptOptions, keyed: Keyed) {
    askedCosts.push(cost);
    scrypt(password, salt, bytes, CHEAP, keyed);
  },
  scryptSync: (secret: BinaryLike, salt: BinaryLike, bytes: number) => scryptSync(secret, salt, bytes, CHEAP),
});
syncBuiltinESMExports();
