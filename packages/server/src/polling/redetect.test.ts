import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NOTHING_REMEMBERED } from '../store/checks/schedule.ts';
import type { DueService } from '../store/checks/schedule.ts';
import type { AdapterFixtures } from '@upriver/status-pages';
import { openClient, serve } from '../outbound/loopback-page.ts';
import type { CheckOutcome } from './fetch-page.ts';
import { FAILING_MS_MIN, FAILURES_MIN, REDETECT_INTERVAL_MS, redetect, shouldRedetect } from './redetect.ts';

const NOW = Date.UTC(2026, 10, 21);
/** As it stands before the check that is the fourth to fail. */
const LONG = { failures: FAILURES_MIN - 1, failingSince: NOW - FAILING_MS_MIN, searchedAt: 0 };
const UNREADABLE: CheckOutcome = {
  kind: 'unreadable',
  reason: 'An HTML page came instead.',
  httpStatus: 200,
  documents: [],
};

function failed(httpStatus: number | null): CheckOutcome {
  return { kind: 'failed', reason: 'no', httpStatus };
}

describe('the provider of a page is detected again', () => {
  it('after 4 checks over a quarter of an hour that found nothing to read', () => {
    assert.equal(shouldRedetect(LONG, UNREADABLE, false, NOW), true);
    assert.equal(shouldRedetect({ ...LONG, failures: FAILURES_MIN - 2 }, UNREADABLE, false, NOW), false);
    assert.equal(shouldRedetect({ ...LONG, failingSince: NOW - FAILING_MS_MIN + 1 }, UNREADABLE, false, NOW), false);
  });

  it('when it is gone or refused, not when it is down, slow, or asked too often', () => {
    const answers = [400, 401, 403, 404, 410, 408, 425, 429, 500, 503, null];
    assert.deepEqual(
      answers.filter((status) => shouldRedetect(LONG, failed(status), false, NOW)),
      [400, 401, 403, 404, 410],
    );
  });

  it('once a day', () => {
    assert.equal(
      shouldRedetect({ ...LONG, searchedAt: NOW - REDETECT_INTERVAL_MS + 1 }, UNREADABLE, false, NOW),
      false,
    );
    assert.equal(shouldRedetect({ ...LONG, searchedAt: NOW - REDETECT_INTERVAL_MS }, UNREADABLE, false, NOW), true);
  });

  it('not while everything around it fails, and not when it was detected in this very check', () => {
    assert.equal(shouldRedetect(LONG, UNREADABLE, true, NOW), false);
    assert.equal(shouldRedetect(LONG, { ...UNREADABLE, isFinal: true }, false, NOW), false);
  });
});

describe('what is found', () => {
  const service: DueService = {
    id: 'svc_a',
    slug: 'a',
    statusPageUrl: null,
    adapter: 'google',
    page: { target: { url: '', options: {} } },
    currentStatus: 'operational',
    lastCheckedAt: NOW,
    failures: FAILURES_MIN,
    failingSince: NOW,
    remembered: NOTHING_REMEMBERED,
    troubleUntil: 0,
    searchedAt: 0,
  };
  const page = (url: string, options: Record<string, string>) => ({ url, options });

  async function search(provider: string, path: string, options: Record<string, string>) {
    const { fixtures }: { readonly fixtures: AdapterFixtures } = await import(
      `../../../status-pages/src/adapters/${provider}/fixtures.ts`
    );
    const text = Object.values(fixtures.incident.documents)[0] ?? '';
    await using site = await serve((request, response) => {
      response.statusCode = request.url === path ? 200 : 404;
      response.end(text);
    });
    await using client = openClient();
    const statusPageUrl = new URL(provider === 'google' ? path : '/', site.url).href;
    const due = { ...service, statusPageUrl, page: { target: page(new URL('/old.json', site.url).href, options) } };
    return { ...(await redetect(due, client, NOW)), site: site.url };
  }

  it('keeps the part of the page that was chosen when the provider is the same', async () => {
    const { found, site } = await search('google', '/new/incidents.json', { products: 'Gemini', exact: 'yes' });
    assert.equal(found?.state, 'adopted');
    assert.deepEqual(found.target, page(`${site}new/incidents.json`, { products: 'Gemini' }));
    assert.match(found.sentence, /stands at another address/);
  });

  it('is only proposed when the new provider would report more than was chosen', async () => {
    const path = '/api/v2/summary.json';
    assert.equal((await search('statuspage', path, { products: 'Gemini' })).found?.state, 'proposed');
    assert.equal((await search('statuspage', path, { pageId: '17' })).found?.state, 'adopted');
  });
});
