import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { adapters, findAdapter } from '../adapters/index.ts';
import type { AdapterFixtures } from '../fixture.ts';
import type { Adapter } from '../adapter.ts';
import { below } from '../reading/target-url.ts';
import { detectProvider, type Detection, type FetchedDocument } from './detect-provider.ts';
import { findByHost } from './find-by-host.ts';
import { findFeedLinks } from './feed-links.ts';
import { probeUrls } from './probe-urls.ts';
import { recogniseProvider } from './recognise-provider.ts';

const NOW = Date.UTC(2026, 9, 15);
const PAGE = 'https://status.example.com';
const HTML = '<!DOCTYPE html><html><head><title>Status</title></head><body>All good</body></html>';

/** A site that serves these documents by path, and an HTML page at its root. */
function site(documents: Readonly<Record<string, string>>): (url: string) => Promise<FetchedDocument> {
  return (url) => {
    const { pathname, search } = new URL(url);
    const text = documents[pathname + search] ?? documents[pathname] ?? (pathname === '/' ? HTML : undefined);
    if (text === undefined) return Promise.resolve({ kind: 'failed', reason: 'HTTP 404' });
    return Promise.resolve({ kind: 'ok', document: { key: 'page', url, contentType: 'text/plain', text } });
  };
}

async function fixturesOf(name: string): Promise<AdapterFixtures> {
  const module: { readonly fixtures: AdapterFixtures } = await import(`../adapters/${name}/fixtures.ts`);
  return module.fixtures;
}

async function documentOf(name: string): Promise<string> {
  const fixtures = await fixturesOf(name);
  return Object.values(fixtures.incident.documents)[0] ?? '';
}

function nameOf(detection: Detection): string {
  return detection.kind === 'not_found' ? detection.reason : detection.provider.adapter.name;
}

describe('the provider of a page is found by asking', () => {
  const cases: readonly (readonly [provider: string, path: string])[] = [
    ['incidentio', '/api/v2/summary.json'],
    ['statuspage', '/api/v2/summary.json'],
    ['instatus', '/api/v2/summary.json'],
    ['instatus', '/summary.json'],
    ['betterstack', '/index.json'],
    ['cstate', '/index.json'],
    ['firehydrant', '/data/payload.json'],
    ['cachet', '/api/v1/components'],
    ['hund', '/state_feed/feed'],
    ['statushub', '/api/statuses'],
    ['gatus', '/api/v1/endpoints/statuses'],
    ['pagerduty', '/'],
    ['auth0', '/'],
  ];
  for (const [provider, path] of cases) {
    it(`${provider} by ${path}`, async () => {
      const detection = await detectProvider(PAGE, site({ [path]: await documentOf(provider) }), NOW);
      assert.equal(nameOf(detection), provider);
      assert.equal(detection.kind, 'found');
      const recognised = detection.asked.filter(({ outcome }) => outcome === 'recognised');
      assert.deepEqual(
        recognised.map(({ url }) => new URL(url).pathname),
        [new URL(path, PAGE).pathname],
      );
      assert.ok(detection.asked.length <= 14);
    });
  }

  const id = '5b36dc6502d06804c08349f7';
  const named: readonly (readonly [provider: string, page: string, html: string, address: string])[] = [
    [
      'statusio',
      PAGE,
      `<script src="https://static.status.io/x.js"></script><a href="/pages/history/${id}">History</a>`,
      `https://api.status.io/1.0/status/${id}`,
    ],
    [
      'statusio',
      PAGE,
      `<script>var statuspageId = '${id}';</script><a href="https://status.io">Status.io</a>`,
      `https://api.status.io/1.0/status/${id}`,
    ],
    [
      'uptimerobot',
      PAGE,
      '<script>var api = "https://stats.uptimerobot.com/api/getMonitorList/aB3xY"</script>',
      'https://stats.uptimerobot.com/api/getMonitorList/aB3xY?page=1',
    ],
    [
      'uptimerobot',
      'https://stats.uptimerobot.com/aB3xY',
      '',
      'https://stats.uptimerobot.com/api/getMonitorList/aB3xY?page=1',
    ],
    ['statuspal', 'https://acme.statuspal.eu', '', 'https://statuspal.eu/api/v2/status_pages/acme/summary'],
    ['openstatus', 'https://acme.openstatus.dev', '', 'https://api.openstatus.dev/public/status/acme'],
    ['openstatus', PAGE, '<footer>powered by openstatus</footer>', `${PAGE}/feed/json`],
    ['datadog', PAGE, '<title>Acme | Datadog</title><div id="root"></div>', `${PAGE}/config.json`],
    ['rootly', PAGE, '<div data-controller="status-pages--v2--page"></div>', `${PAGE}/api/v1/status.json`],
    [
      'sorry',
      PAGE,
      '<link href="https://api.sorryapp.com/v1/pages/8fe2a1">',
      'https://api.sorryapp.com/v1/pages/8fe2a1/components',
    ],
  ];
  for (const [provider, page, html, address] of named) {
    it(`${provider} by the address that ${html === '' ? 'its host' : 'the page'} tells`, async () => {
      const text = await documentOf(provider);
      const answers = new Map([
        [page, html === '' ? HTML : html],
        [address, text],
      ]);
      const detection = await detectProvider(
        page,
        (url) => {
          const answer = answers.get(url);
          return Promise.resolve(
            answer === undefined
              ? { kind: 'failed', reason: 'HTTP 404' }
              : { kind: 'ok', document: { key: 'page', url, contentType: '', text: answer } },
          );
        },
        NOW,
      );
      assert.ok(detection.kind === 'found', nameOf(detection));
      assert.equal(detection.provider.adapter.name, provider);
      const [request] = detection.provider.adapter.requests(detection.provider.target);
      assert.equal(request?.url, address);
      assert.ok(detection.asked.length <= 3);
    });
  }

  it('and addresses that a page names are believed only when they are its own and of that provider', async () => {
    const ask = async (html: string, text: string): Promise<Detection> =>
      await detectProvider(PAGE, site({ '/': html, [`/1.0/status/${id}`]: text }), NOW);
    const own = `status.io <a href="/pages/history/${id}">`;
    assert.equal((await ask(own, '{}')).kind, 'not_found');
    const other = `status.io <a href="https://status.other.example/pages/history/${id}">`;
    assert.equal((await ask(other, await documentOf('statusio'))).kind, 'not_found');
    assert.equal((await ask(own, await documentOf('statusio'))).kind, 'found');
  });

  it('and is read at its own address when it answers there too, for that tells more', async () => {
    const { incident } = await fixturesOf('instatus');
    const { summary = '', components = '' } = incident.documents;
    const documents = { '/api/v2/summary.json': summary, '/summary.json': summary, '/v2/components.json': components };
    const detection = await detectProvider(PAGE, site(documents), NOW);
    assert.ok(detection.kind === 'found' && detection.provider.reading.kind === 'observed');
    assert.deepEqual(detection.provider.target, { url: PAGE, options: {} });
    assert.notEqual(detection.provider.reading.observation.components, undefined);
  });

  it('and version 3 of Cachet is asked for all its lists, below the address that it has', async () => {
    const attributes = { name: 'API', status: { human: 'Operational', value: 1 }, order: 1 };
    const list = JSON.stringify({
      data: [{ id: '1', type: 'components', attributes }],
      links: { next: null },
      meta: { per_page: 15 },
    });
    const detection = await detectProvider(PAGE, site({ '/api/components': list }), NOW);
    assert.ok(detection.kind === 'found' && detection.provider.reading.kind === 'observed');
    assert.equal(detection.provider.reading.observation.status, 'operational');
    const asked = detection.provider.adapter
      .requests(detection.provider.target)
      .map(({ url }) => new URL(url).pathname);
    assert.deepEqual(asked, ['/api/components', '/api/incidents', '/api/schedules', '/api/component-groups']);
  });

  it('is given up at once when the whole host gives no answer, and the reason is the host’s', async () => {
    const silent = (): Promise<FetchedDocument> =>
      Promise.resolve({ kind: 'failed', reason: 'The name status.example.com was not found.', isWholeHost: true });
    const detection = await detectProvider(PAGE, silent, NOW);
    assert.equal(nameOf(detection), 'The name status.example.com was not found.');
    assert.equal(detection.asked.length, 1);
  });

  for (const { name, recognises } of adapters) {
    if (recognises === undefined) continue;
    it(`${name} by the address of its own document, which stays the address to ask`, async () => {
      const { url: pageUrl, documentUrl } = await fixturesOf(name);
      const url = documentUrl ?? findAdapter(name)?.requests({ url: pageUrl, options: {} })[0]?.url ?? pageUrl;
      const text = await documentOf(name);
      const fetchDocument = (asked: string): Promise<FetchedDocument> =>
        Promise.resolve(
          asked === url
            ? { kind: 'ok', document: { key: 'page', url, contentType: '', text } }
            : { kind: 'failed', reason: 'HTTP 404' },
        );
      const detection = await detectProvider(url, fetchDocument, NOW);
      assert.equal(nameOf(detection), name);
      if (detection.kind !== 'found') return;
      const requests = detection.provider.adapter.requests(detection.provider.target).map((request) => request.url);
      assert.ok(requests.includes(url), `${requests.join(', ')} instead of ${url}`);
    });
  }

  it('Statuspage without its summary is asked for the document that it has', async () => {
    const text = JSON.stringify({
      page: { id: 'abc123def456', time_zone: 'Etc/UTC' },
      status: { indicator: 'none', description: '' },
    });
    const detection = await detectProvider(PAGE, site({ '/api/v2/status.json': text }), NOW);
    assert.equal(nameOf(detection), 'statuspage');
    assert.equal(detection.kind === 'found' && detection.provider.target.url, `${PAGE}/api/v2/status.json`);
  });

  it('a sub-page keeps its own base', async () => {
    const detection = await detectProvider(
      `${PAGE}/eu-hosting`,
      site({ '/eu-hosting/api/v2/summary.json': await documentOf('incidentio') }),
      NOW,
    );
    assert.equal(nameOf(detection), 'incidentio');
    assert.equal(detection.kind === 'found' && detection.provider.target.url, `${PAGE}/eu-hosting`);
  });

  it('feeds that the page names are tried last, and a strange feed is told as such', async () => {
    const html = '<html><head><link rel="alternate" type="application/rss+xml" href="/news.rss"></head></html>';
    const detection = await detectProvider(PAGE, site({ '/': html, '/news.rss': await documentOf('rss') }), NOW);
    assert.equal(detection.kind, 'feed_only');
    assert.equal(nameOf(detection), 'rss');
  });
});

describe('a page of no known provider', () => {
  it('is not found, and few questions are asked', async () => {
    const detection = await detectProvider(PAGE, site({}), NOW);
    assert.equal(detection.kind, 'not_found');
    assert.ok(detection.asked.length <= 17);
    assert.equal(new Set(detection.asked.map(({ url }) => url)).size, detection.asked.length);
  });

  it('that answers everything with the same is not taken for a provider', async () => {
    for (const text of [
      '{"message":"Forbidden"}',
      '{"status":"ok"}',
      '[]',
      '{}',
      HTML,
      '<Error><Code>AccessDenied</Code></Error>',
      '{"incidents":[]}',
    ]) {
      const detection = await detectProvider(
        PAGE,
        (url) => Promise.resolve({ kind: 'ok', document: { key: 'page', url, contentType: '', text } }),
        NOW,
      );
      assert.equal(detection.kind, 'not_found', `${text} was taken for ${nameOf(detection)}`);
    }
  });

  it('that cannot be reached is told with the reasons', async () => {
    const detection = await detectProvider(PAGE, () => Promise.reject(new Error('no route')), NOW);
    assert.equal(detection.kind, 'not_found');
    assert.ok(detection.asked.every(({ outcome }) => outcome === 'no route'));
  });

  it('without an address is asked nothing', async () => {
    const detection = await detectProvider('not a url', site({}), NOW);
    assert.deepEqual([detection.kind, detection.asked.length], ['not_found', 0]);
  });
});

describe('vendors with a page of their own', () => {
  it('go to their adapter by host', async () => {
    const detection = await detectProvider(
      'https://status.stripe.com',
      site({ '/current/full': await documentOf('stripe') }),
      NOW,
    );
    assert.equal(nameOf(detection), 'stripe');
    assert.equal(detection.asked.length, 1);
  });

  it('that moved to a common provider are found there', async () => {
    const detection = await detectProvider(
      'https://status.stripe.com',
      site({ '/api/v2/summary.json': await documentOf('statuspage') }),
      NOW,
    );
    assert.equal(nameOf(detection), 'statuspage');
  });

  it('are known by host, however it is written, and share none', () => {
    assert.equal(findByHost('WWW.slack-status.com.', adapters)?.name, 'slack');
    assert.equal(findByHost('paypal-status.com', adapters)?.name, 'paypal');
    assert.equal(findByHost('status.example.com', adapters), undefined);
    const hosts = adapters.flatMap((adapter) => adapter.hosts ?? []);
    assert.equal(new Set(hosts).size, hosts.length);
    for (const host of hosts) assert.equal(host, host.toLowerCase());
  });
});

describe('what is asked follows from the list of adapters', () => {
  const acme: Adapter = {
    name: 'acme',
    title: 'Acme',
    requests: ({ url }) => [{ key: 'page', url: `${url}/acme.json` }],
    read: () => ({ kind: 'observed', observation: { status: 'degraded', incidents: [], listsAllUnresolved: true } }),
    recognises: ({ text }) => text === 'acme',
    probes: { rank: 15, urls: below('/acme.json', '/acme-too.json') },
    hosts: ['status.acme.example'],
  };
  const withAcme = [...adapters, acme];

  it('an adapter that is only added to the list is found by its probes, asked in its rank', async () => {
    const detection = await detectProvider(PAGE, site({ '/acme.json': 'acme' }), NOW, withAcme);
    assert.equal(nameOf(detection), 'acme');
    assert.deepEqual(
      detection.asked.map(({ url }) => url),
      [PAGE, `${PAGE}/api/v2/summary.json`, `${PAGE}/acme.json`],
    );
  });

  it('by its other addresses after the likeliest of everybody', () => {
    const urls = probeUrls(PAGE, withAcme);
    const firsts = withAcme.flatMap(({ probes }) => probes?.urls(PAGE).slice(0, 1) ?? []);
    const before = new Set(urls.slice(0, urls.indexOf(`${PAGE}/acme-too.json`)));
    assert.ok(firsts.every((url) => before.has(url)));
  });

  it('and takes nobody else’s place among the questions', async () => {
    const { asked } = await detectProvider(PAGE, site({}), NOW, withAcme);
    const urls = new Set(asked.map(({ url }) => url));
    assert.ok(probeUrls(PAGE, withAcme).every((url) => urls.has(url)));
  });

  it('and by its hosts, before anything else is asked', async () => {
    const fetchDocument = (url: string): Promise<FetchedDocument> =>
      Promise.resolve({ kind: 'ok', document: { key: 'page', url, contentType: '', text: 'acme' } });
    const detection = await detectProvider('https://status.acme.example', fetchDocument, NOW, withAcme);
    assert.deepEqual(
      [nameOf(detection), detection.asked.map(({ url }) => url)],
      ['acme', ['https://status.acme.example/acme.json']],
    );
  });

  it('every address is asked once, and ranks are all different', () => {
    const urls = probeUrls(PAGE, adapters);
    assert.equal(new Set(urls).size, urls.length);
    for (const { probes } of adapters) for (const url of probes?.urls(PAGE) ?? []) assert.ok(urls.includes(url), url);
    const ranks = adapters.flatMap(({ probes }) => probes?.rank ?? []);
    assert.equal(new Set(ranks).size, ranks.length);
  });

  it('an adapter that is asked for recognises what it is asked for', () => {
    for (const { name, probes, recognises } of adapters)
      assert.ok(probes === undefined || recognises !== undefined, name);
  });

  it('documents of Uptime Kuma are asked for beside the page that its address names, first', async () => {
    const askedOf = async (url: string): Promise<string[]> =>
      (await detectProvider(url, site({}), NOW)).asked.map((question) => question.url);
    assert.equal((await askedOf(`${PAGE}/status/acme`))[1], `${PAGE}/api/status-page/heartbeat/acme`);
    assert.ok((await askedOf(PAGE)).includes(`${PAGE}/api/status-page/heartbeat/default`));
    assert.equal((await askedOf(`${PAGE}/status/%E0%A4%A`))[0], `${PAGE}/status/%E0%A4%A`);
  });

  it('any document is judged without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        recogniseProvider({ key: 'page', url: PAGE, contentType: '', text }, PAGE, NOW, adapters);
      }),
    );
  });
});

describe('feeds of a page', () => {
  it('are those of its head, as absolute addresses, once', () => {
    const html = `<link href='/a.atom?x=1&amp;y=2' type="application/atom+xml" rel=alternate><link rel="stylesheet" href="/x.css"><link type="application/rss+xml" href=https://feeds.example.com/b><link type="application/rss+xml" href="javascript:alert(1)"><link type="application/rss+xml" href="https://feeds.example.com/b">`;
    assert.deepEqual(findFeedLinks(html, PAGE), [`${PAGE}/a.atom?x=1&y=2`, 'https://feeds.example.com/b']);
  });
});
