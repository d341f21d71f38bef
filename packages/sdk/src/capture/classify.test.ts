import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyError, classifyStatus } from './classify.ts';
import type { FailureSigns } from './classify.ts';
import { classifyPageError } from './classify-page.ts';
import type { ErrorClass } from '../types.ts';

test('a status has the class of the table, and a good one has none', () => {
  const table: [number, ErrorClass | undefined][] = [
    [101, undefined],
    [200, undefined],
    [304, undefined],
    [400, 'client_error'],
    [401, 'auth'],
    [403, 'auth'],
    [404, 'client_error'],
    [407, 'auth'],
    [408, 'timeout'],
    [429, 'rate_limited'],
    [499, 'client_error'],
    [500, 'server_error'],
    [999, 'server_error'],
  ];
  for (const [status, expected] of table) assert.equal(classifyStatus(status), expected, String(status));
});

const failure = (fields: Record<string, unknown>): Error => Object.assign(new Error('x'), fields);

test('an error has the class of its code, its name or its text, wherever in the chain it stands', () => {
  const table: [unknown, ErrorClass, FailureSigns?][] = [
    [failure({ code: 'ETIMEDOUT' }), 'timeout'],
    [failure({ code: 'ESOCKETTIMEDOUT' }), 'timeout'],
    [failure({ code: 'UND_ERR_HEADERS_TIMEOUT' }), 'timeout'],
    [failure({ code: 'UND_ERR_CONNECT_TIMEOUT' }), 'timeout'],
    [failure({ name: 'TimeoutError', code: 23 }), 'timeout'],
    [failure({ name: 'AbortError', code: 'ABORT_ERR', cause: failure({ name: 'TimeoutError' }) }), 'timeout'],
    [failure({ code: 'ECONNABORTED', message: 'timeout of 100ms exceeded' }), 'timeout'],
    [failure({ code: 'ECONNRESET' }), 'timeout', { isDestroyed: true, hasTimedOut: true }],
    [failure({ name: 'AbortError' }), 'aborted'],
    [failure({ code: 'ERR_CANCELED' }), 'aborted'],
    [failure({ code: 'ECONNRESET' }), 'aborted', { isDestroyed: true }],
    ['a reason of the caller', 'aborted'],
    [undefined, 'aborted'],
    [failure({ code: 'ENOTFOUND' }), 'dns'],
    [failure({ code: 'EAI_AGAIN' }), 'dns'],
    // What resolvers say of themselves is no word about the vendor.
    [failure({ code: 'ECONNREFUSED', syscall: 'queryA' }), 'dns'],
    [failure({ code: 'ETIMEOUT', syscall: 'queryAaaa' }), 'dns'],
    [failure({ code: 'EREFUSED', syscall: 'queryA' }), 'dns'],
    [failure({ code: 'ENOMEM', syscall: 'getaddrinfo' }), 'dns'],
    [failure({ message: 'fetch failed', cause: failure({ code: 'ETIMEOUT', syscall: 'queryA' }) }), 'dns'],
    [failure({ code: 'EMFILE', syscall: 'getaddrinfo' }), 'client_limit'],
    [failure({ code: 'ECANCELLED', syscall: 'queryA' }), 'aborted', { isDestroyed: true }],
    [failure({ code: 'ECONNREFUSED', syscall: 'connect' }), 'connection_refused'],
    [failure({ code: 'ECONNREFUSED' }), 'connection_refused'],
    [failure({ name: 'AggregateError', errors: [failure({ code: 'ECONNREFUSED' })] }), 'connection_refused'],
    [failure({ message: 'fetch failed', cause: failure({ code: 'ECONNREFUSED' }) }), 'connection_refused'],
    [failure({ code: 'ECONNRESET' }), 'connection_reset'],
    [failure({ code: 'UND_ERR_SOCKET' }), 'connection_reset'],
    [failure({ code: 'EHOSTUNREACH' }), 'network'],
    [failure({ message: 'Failed to fetch' }), 'network'],
    [failure({ message: 'Network connection lost.' }), 'network'],
    [failure({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'tls'],
    [failure({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'tls'],
    [failure({ code: 'EPROTO' }), 'tls'],
    [failure({ code: 'HPE_INVALID_CONSTANT' }), 'protocol'],
    [failure({ name: 'HTTPParserError' }), 'protocol'],
    [failure({ code: 'EMFILE' }), 'client_limit'],
    [failure({ message: 'fetch failed', cause: failure({ message: 'dns error: not known' }) }), 'dns'],
    [failure({ message: 'something else' }), 'unknown'],
    [failure({ message: 'the user left' }), 'aborted', { isDestroyed: true }],
    [failure({ message: 'the user left' }), 'aborted', { mayBeReason: true }],
    [{ my: 'reason' }, 'aborted', { mayBeReason: true }],
    [failure({ message: 'Request timed out after 5000 ms' }), 'timeout', { isDestroyed: true }],
    [failure({ message: 'timeout' }), 'timeout', { mayBeReason: true }],
    [failure({ code: 'UND_ERR_INFO' }), 'unknown', { mayBeReason: true }],
    [failure({ name: 'HTTPParserError' }), 'protocol', { mayBeReason: true }],
    [failure({ code: 'ERR_OF_AN_AGENT' }), 'unknown', { isDestroyed: true }],
  ];
  for (const [error, expected, signs] of table) {
    assert.equal(classifyError(error, signs), expected, JSON.stringify(error));
  }
});

test('a chain without an end does not hang', () => {
  const error = failure({});
  error.cause = error;
  assert.equal(classifyError(error), 'unknown');
});

test('a page distinguishes a time-out, a cancelled call and a failed network, and nothing more', () => {
  assert.equal(classifyPageError(new TypeError('Failed to fetch')), 'network');
  assert.equal(classifyPageError(new TypeError('NetworkError when attempting to fetch resource.')), 'network');
  assert.equal(classifyPageError(new TypeError('Load failed')), 'network');
  assert.equal(classifyPageError(new DOMException('', 'AbortError')), 'aborted');
  assert.equal(classifyPageError(new DOMException('', 'TimeoutError')), 'timeout');
  assert.equal(classifyPageError('reason'), 'aborted');
  assert.equal(classifyPageError(undefined), 'aborted');
  assert.equal(classifyPageError(new Error('the user left')), 'aborted');
  assert.equal(classifyPageError(new TypeError('Invalid URL')), 'unknown');
});
