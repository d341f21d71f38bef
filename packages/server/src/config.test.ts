import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { withSettingsTable } from '../../../tools/settings-table.ts';
import { ConfigError, SETTINGS, readConfig } from './config.ts';

describe('settings', () => {
  test('have defaults that work', () => {
    const config = readConfig({});
    assert.deepEqual([config.host, config.port, config.limits.eventsPerMinute], ['127.0.0.1', 4300, 1000]);
    assert.equal(config.databaseUrl, undefined);
  });

  test('that are empty count as absent', () => {
    assert.equal(readConfig({ UPRIVER_PORT: ' ', UPRIVER_DATABASE_URL: '' }).port, 4300);
  });

  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ['PORT', '70000', /whole number from 0 to 65535/],
    ['PORT', '80a', /whole number/],
    ['POLL', 'maybe', /on or off/],
    ['LOG_LEVEL', 'loud', /one of trace/],
    ['DATABASE_URL', 'mysql://user:secret@db', /start with postgres/],
    ['TRUST_PROXY', '10.0.0.0/8,nonsense', /"nonsense"/],
    ['TRUST_PROXY', '10.0.0.0/33', /CIDR/],
    ['OUTBOUND_ALLOW', 'localhost', /CIDR/],
    ['BOOTSTRAP_TOKEN', 'upr_api_short', /at least 24 characters/],
    ['BOOTSTRAP_TOKEN', 'secret-secret-secret-secret-secret', /start with upr_api_/],
    ['BOOTSTRAP_SDK_KEY', `upr_api_${'x'.repeat(30)}`, /start with upr_sdk_/],
    ['PUBLIC_URL', 'upriver.acme.com', /http or https URL/],
    ['LIMIT_EVENTS_PER_MINUTE', '0', /whole number from 1/],
    ['RETENTION_EVENTS_DAYS', '-1', /whole number/],
  ];
  for (const [name, value, problem] of wrong)
    test(`UPRIVER_${name}=${value} stops the start and says what would be right`, () => {
      assert.throws(
        () => readConfig({ [`UPRIVER_${name}`]: value }),
        (error: unknown) => {
          assert.ok(error instanceof ConfigError);
          assert.match(error.message, new RegExp(`^UPRIVER_${name} `));
          assert.match(error.message, problem);
          assert.match(error.message, /Example: UPRIVER_/);
          return true;
        },
      );
    });

  test('that hold a secret do not show it when they are wrong', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'mysql://user:hunter2@db'],
      ['BOOTSTRAP_TOKEN', 'hunter2-hunter2-hunter2'],
    ])
      assert.throws(
        () => readConfig({ [`UPRIVER_${name ?? ''}`]: value }),
        (error: unknown) =>
          error instanceof Error && !error.message.includes('hunter2@') && !error.message.includes('-hunter2'),
      );
  });

  test('are in the README as they are in the code', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    assert.equal(withSettingsTable(readme), readme, 'run: node tools/settings-table.ts');
    for (const { name } of SETTINGS) assert.ok(readme.includes(`UPRIVER_${name}\``), name);
  });
});
