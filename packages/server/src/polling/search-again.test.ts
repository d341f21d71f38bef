import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LookOutcome } from './look.ts';
import { FAILING_MS_MIN, FAILURES_MIN, SEARCH_INTERVAL_MS, shouldSearchAgain } from './search-again.ts';

const NOW = Date.UTC(2026, 10, 21);
/** As it stands before the look that is the tenth to fail. */
const LONG = { failures: FAILURES_MIN - 1, failingSince: NOW - FAILING_MS_MIN, searchedAt: 0 };
const UNREADABLE: LookOutcome = { kind: 'unreadable', reason: 'An HTML page came instead.', httpStatus: 200 };

function failed(httpStatus: number | null): LookOutcome {
  return { kind: 'failed', reason: 'no', httpStatus };
}

describe('a page is searched again', () => {
  it('after 10 looks over an hour that found nothing to read', () => {
    assert.equal(shouldSearchAgain(LONG, UNREADABLE, false, NOW), true);
    assert.equal(shouldSearchAgain({ ...LONG, failures: FAILURES_MIN - 2 }, UNREADABLE, false, NOW), false);
    assert.equal(shouldSearchAgain({ ...LONG, failingSince: NOW - FAILING_MS_MIN + 1 }, UNREADABLE, false, NOW), false);
  });

  it('when it is gone or refused, not when it is down, slow, or asked too often', () => {
    const answers = [400, 401, 403, 404, 410, 408, 425, 429, 500, 503, null];
    assert.deepEqual(
      answers.filter((status) => shouldSearchAgain(LONG, failed(status), false, NOW)),
      [400, 401, 403, 404, 410],
    );
  });

  it('once a day', () => {
    assert.equal(
      shouldSearchAgain({ ...LONG, searchedAt: NOW - SEARCH_INTERVAL_MS + 1 }, UNREADABLE, false, NOW),
      false,
    );
    assert.equal(shouldSearchAgain({ ...LONG, searchedAt: NOW - SEARCH_INTERVAL_MS }, UNREADABLE, false, NOW), true);
  });

  it('not while everything around it fails, and not when it was searched in this very look', () => {
    assert.equal(shouldSearchAgain(LONG, UNREADABLE, true, NOW), false);
    assert.equal(shouldSearchAgain(LONG, { ...UNREADABLE, isFinal: true }, false, NOW), false);
  });
});
