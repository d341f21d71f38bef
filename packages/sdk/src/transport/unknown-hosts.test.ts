import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUnknownHosts } from './unknown-hosts.ts';

const NOW = Date.UTC(2026, 10, 30);

test('a host that was unknown is probed until an answer to a text that holds it names it no more', () => {
  const hosts = createUnknownHosts();
  hosts.learn('{"batch":[]}', ['a.example', 'b.example'], NOW);
  assert.deepEqual(
    [hosts.rate('a.example', NOW), hosts.rate('b.example', NOW), hosts.rate('c.example', NOW)],
    [0.01, 0.01, 1],
  );
  hosts.learn(
    '{"batch":[{"host":"xa.example"},{"host":"b.example","endpoint":"/to/\\"a.example\\""}]}',
    ['b.example'],
    NOW,
  );
  assert.deepEqual([hosts.rate('a.example', NOW), hosts.rate('b.example', NOW)], [0.01, 0.01]);
  hosts.learn('{"hosts":["a.example","b.example"]}', undefined, NOW);
  assert.deepEqual([hosts.rate('a.example', NOW), hosts.rate('b.example', NOW)], [1, 1]);
});
