import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWitness, joinTags } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import type { Call } from './recorder.ts';

/** What a call with this response is tagged with. */
function tagsOf(
  status: number,
  headers: Record<string, string>,
  isOn = (_name: Evidence): boolean => true,
): object | undefined {
  const witness = createWitness(isOn, () => '', undefined);
  const notes = witness.begin(0, undefined, undefined);
  const call = { status, latency_ms: 10, error_class: 'server_error' } as Call;
  witness.end(call, notes, 10, (name) => headers[name]);
  return notes.tags;
}

test('a failed call says who answered it, as far as the headers do', () => {
  assert.deepEqual(tagsOf(503, { server: 'squid/5.7' }), { answered_by: 'proxy' });
  assert.deepEqual(tagsOf(503, { 'x-squid-error': 'ERR_CONNECT_FAIL 111' }), { answered_by: 'proxy' });
  assert.deepEqual(tagsOf(407, {}), { answered_by: 'proxy' });
  assert.deepEqual(tagsOf(503, { 'request-id': 'req_1a2b' }), { answered_by: 'vendor', request_id: 'req_1a2b' });
  assert.deepEqual(tagsOf(520, { server: 'cloudflare', 'cf-ray': '9-AMS1' }), {
    answered_by: 'vendor',
    request_id: '9-AMS1',
  });
  assert.equal(tagsOf(503, { server: 'nginx' }), undefined, 'nothing tells');
  assert.deepEqual(
    tagsOf(503, { via: '1.1 proxy (squid/5.7)', 'x-request-id': 'abcd' }),
    { request_id: 'abcd' },
    'the proxy may have made the id',
  );
});

test('a call that went well is not looked at, an id that is none is left out, and each kind of evidence can be switched off', () => {
  assert.equal(tagsOf(200, { 'request-id': 'req_1a2b', server: 'squid' }), undefined);
  assert.equal(
    tagsOf(404, { 'x-request-id': 'a b' }, (name) => name === 'request_id'),
    undefined,
  );
  const limited = { 'x-ratelimit-remaining': '0', 'request-id': 'req_1a2b' };
  assert.deepEqual(
    tagsOf(429, limited, (name) => name === 'quota'),
    { quota: 'spent', quota_remaining: 0 },
  );
  assert.deepEqual(
    tagsOf(429, limited, (name) => name === 'request_id'),
    { request_id: 'req_1a2b' },
  );
  assert.equal(
    tagsOf(429, limited, () => false),
    undefined,
  );
});

test('the tags of a call and of its process are at most twenty, and those of the call stay', () => {
  const constant = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`tag${index}`, index]));
  const tags = joinTags({ waitedMs: -1, credential: 'ab12cd34', tags: { tenant: 't1' } }, constant) ?? {};
  assert.equal(Object.keys(tags).length, 20);
  assert.equal(tags['credential'], 'ab12cd34');
  assert.equal(tags['tenant'], 't1');
  assert.deepEqual(joinTags(undefined, constant), constant);
});

test('a call that was given up is ours only if the loop stood still for nearly all of it', () => {
  const classOf = (stoodMs: number): unknown => {
    const witness = createWitness(
      () => true,
      () => '',
      { begin: () => undefined, end: () => stoodMs },
    );
    const call = { status: 0, latency_ms: 1000, error_class: 'timeout' } as Call;
    witness.end(call, witness.begin(0, undefined, undefined), 1000, undefined);
    return [call.error_class, call.latency_ms];
  };
  assert.deepEqual(classOf(0), ['timeout', 1000]);
  assert.deepEqual(classOf(700), ['timeout', 300]);
  assert.deepEqual(classOf(800), ['client_limit', 200]);
});
