import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ErrorClass as ContractErrorClass, EventInput } from '@upriver/contract';
import type { ErrorClass, OutboundEvent } from './types.ts';
import { VERSION } from './version.ts';

/** Resolves to true only when both types allow exactly the same; anything else does not compile. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

test('the event is the event of the contract, field by field', () => {
  const isSame: Same<Required<OutboundEvent>, Required<EventInput>> = true;
  const hasSameOptions: Same<OutboundEvent, EventInput> = true;
  const hasSameFields: Same<keyof OutboundEvent, keyof EventInput> = true;
  const hasSameClasses: Same<ErrorClass, ContractErrorClass> = true;
  assert.ok(isSame && hasSameOptions && hasSameFields && hasSameClasses);
});

test('the version is the one of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  assert.equal(VERSION, manifest.version);
});
