import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DueService } from '../store/polls.ts';
import type { AdapterFixtures } from './adapters/fixture.ts';
import { openDoor, serve } from './door/loopback-page.ts';
import type { LookOutcome } from './look.ts';
import { FAILING_MS_MIN, FAILURES_MIN, SEARCH_INTERVAL_MS, searchAgain, shouldSearchAgain } from './search-again.ts';

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

describe('what is found', () => {
  const service: DueService = {
    id: 'svc_a',
    slug: 'a',
    statusPageUrl: null,
    adapter: 'google',
    page: '',
    currentStatus: 'operational',
    lastCheckedAt: NOW,
    failures: FAILURES_MIN,
    failingSince: NOW,
    validators: '{}',
    troubleUntil: 0,
    searchedAt: 0,
  };
  const page = (url: string, options: Record<string, string>) => JSON.stringify({ url, options });

  async function search(make: string, path: string, options: Record<string, string>) {
    const { fixtures }: { readonly fixtures: AdapterFixtures } = await import(`./adapters/${make}/fixtures.ts`);
    const text = Object.values(fixtures.incident.documents)[0] ?? '';
    await using site = await serve((request, response) => {
      response.statusCode = request.url === path ? 200 : 404;
      response.end(text);
    });
    await using door = openDoor();
    const statusPageUrl = new URL(make === 'google' ? path : '/', site.url).href;
    const due = { ...service, statusPageUrl, page: page(new URL('/old.json', site.url).href, options) };
    return { found: await searchAgain(due, door, NOW), site: site.url };
  }

  it('keeps the part of the page that was chosen when the make is the same', async () => {
    const { found, site } = await search('google', '/new/incidents.json', { products: 'Gemini', exact: 'yes' });
    assert.equal(found?.state, 'adopted');
    assert.equal(found.page, page(`${site}new/incidents.json`, { products: 'Gemini' }));
    assert.match(found.sentence, /stands at another address/);
  });

  it('is only proposed when the new make would tell of more than was chosen', async () => {
    const path = '/api/v2/summary.json';
    assert.equal((await search('statuspage', path, { products: 'Gemini' })).found?.state, 'proposed');
    assert.equal((await search('statuspage', path, { pageId: '17' })).found?.state, 'adopted');
  });
});
