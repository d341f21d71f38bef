import assert from 'node:assert/strict';
import test from 'node:test';
import { ERROR_CLASSES } from '@upriver/contract';
import type { ErrorClass } from '@upriver/contract';
import * as fc from 'fast-check';
import { classifyError } from './error-class.ts';

const cases: readonly (readonly [number, string | undefined, ErrorClass | undefined])[] = [
  [200, undefined, undefined],
  [304, '', undefined],
  [101, undefined, undefined],
  [400, undefined, 'client_error'],
  [401, undefined, 'auth'],
  [403, undefined, 'auth'],
  [407, undefined, 'auth'],
  [408, undefined, 'timeout'],
  [429, undefined, 'rate_limited'],
  [500, undefined, 'server_error'],
  [526, undefined, 'server_error'],
  [999, undefined, 'unknown'],
  [0, undefined, 'unknown'],
  [0, 'timeout', 'timeout'],
  [0, ' Timeout ', 'timeout'],
  [0, 'ECONNREFUSED', 'connection_refused'],
  [0, 'java.net.UnknownHostException', 'dns'],
  [0, 'javax.net.ssl.SSLHandshakeException', 'tls'],
  [0, 'context deadline exceeded', 'timeout'],
  [0, 'EAI_AGAIN', 'dns'],
  [0, 'ETIMEOUT', 'dns'],
  [0, 'EREFUSED', 'dns'],
  [0, 'HPE_INVALID_CONSTANT', 'protocol'],
  [0, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  [0, 'constructor', 'unknown'],
  [0, 'something new', 'unknown'],
  [500, 'InternalServerError', 'server_error'],
  [402, 'CardError', 'client_error'],
  [429, 'stripe.error.RateLimitError', 'rate_limited'],
  [200, 'JSONDecodeError', 'unknown'],
  [0, 'kotlinx.coroutines.JobCancellationException', 'aborted'],
  [503, '503', 'server_error'],
  [0, '504', 'server_error'],
  [200, 'incomplete_response', 'incomplete_response'],
];

for (const [status, given, expected] of cases)
  test(`status ${status} with error class ${JSON.stringify(given)} is ${expected ?? 'no error'}`, () => {
    assert.equal(classifyError(status, given), expected);
  });

test('every error class is its own name, and any other text gives a class of the closed list', () => {
  for (const word of ERROR_CLASSES) assert.equal(classifyError(0, word), word);
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 999 }), fc.string(), (status, given) => {
      const errorClass = classifyError(status, given);
      assert.ok(errorClass !== undefined && (ERROR_CLASSES as readonly string[]).includes(errorClass));
    }),
  );
});
