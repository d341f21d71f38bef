import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, describe, test } from 'node:test';
import { Ajv } from 'ajv';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ical from 'node-ical';
import { START, createTestApp } from '../../../../../test/support/app.ts';
import type { TestApp } from '../../../../../test/support/app.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';
import { appendChange } from '../../store/changes/change-log.ts';
import { recordObservation } from '../../store/checks/record-check.ts';
import { findFirstOrganizationId } from '../../store/organizations/organizations.ts';
import { calendarText } from './calendar.ts';

/** A vendor's text that wants to be markup, a line of a calendar, a header, and what XML cannot hold. */
const HOSTILE =
  '</title><script>alert(1)</script> & ]]> \r\nEND:VEVENT\r\nATTACH:https://evil.example; a,b\\ \u0000\u0008\uFFFE "quoted" ' +
  'ünïcödé 🚨 '.repeat(12);

for (const store of createTestStores())
  describe(`feeds on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a feed is read at its secret address alone, until it is revoked; its secret is stored nowhere', async () => {
      const lines: string[] = [];
      const logTo = new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      });
      await using api = await createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_LOG_LEVEL: 'info' },
        { database: await store.open(), logTo },
      );
      const created = await create(api, { name: 'Team', format: 'atom' });
      assert.match(created.path, /^\/feeds\/upr_feed_[0-9a-f]{46}\/feed\.atom$/);
      const secret = created.path.split('/')[2] ?? '';
      const read = await api.get(created.path, { token: null });
      assert.deepEqual([read.status, read.headers['content-type']], [200, 'application/atom+xml; charset=utf-8']);
      const listed = (await api.get('/api/v1/feeds')).body.data;
      assert.equal(listed.length, 1);
      assert.equal(listed[0].lastReadAt, new Date(START).toISOString());
      const rows = await api.app.database.kysely.selectFrom('feeds').selectAll().execute();
      const audited = (await api.get('/api/v1/audit-log')).body;
      for (const text of [JSON.stringify(listed), JSON.stringify(rows), JSON.stringify(audited), lines.join('')])
        assert.ok(!text.includes(secret), text.slice(0, 500));
      assert.ok(lines.some((line) => line.includes('upr_feed_…')));
      for (const path of [
        created.path.replace('feed.atom', 'feed.json'),
        created.path.replace(secret, `upr_feed_${'0'.repeat(46)}`),
        created.path.replace(secret, api.token),
        created.path.replace(secret, created.id),
      ])
        assert.deepEqual(await outcome(api, path), [404, 'No such feed.']);
      assert.equal((await api.request('DELETE', `/api/v1/feeds/${created.id}`)).status, 204);
      assert.deepEqual(await outcome(api, created.path), [404, 'No such feed.']);
      assert.equal((await api.request('DELETE', `/api/v1/feeds/${created.id}`)).status, 404);
    });

    test('creating needs the scope write; what a feed is of must exist', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } })).body
        .data;
      const body = { name: 'Team', format: 'atom' };
      assert.equal((await api.request('POST', '/api/v1/feeds', { token, body })).status, 403);
      for (const [wrong, status] of [
        [{ ...body, project: 'none' }, 404],
        [{ ...body, service: 'none' }, 404],
        [{ ...body, format: 'rss' }, 400],
      ] as const)
        assert.equal((await api.request('POST', '/api/v1/feeds', { body: wrong })).status, status);
    });

    test('Atom is well-formed and has what RFC 4287 requires, whatever vendors write', async () => {
      await using api = await createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_PUBLIC_URL: 'https://upriver.acme.example' },
        { database: await store.open() },
      );
      await link(api);
      await report(api, 'acme-pay', [incident({ title: HOSTILE, url: 'javascript:alert(1)' })]);
      await tellVerdict(api, 'healthy', 'them');
      await tellVerdict(api, 'them', 'them');
      const { path, id } = await create(api, { name: 'All', format: 'atom' });
      const { body } = await api.get(path, { token: null });
      assert.equal(XMLValidator.validate(body), true);
      assert.ok(!body.includes('<script'));
      assert.ok(!/[\u0000\u0008\uFFFE]/.test(body)); // oxlint-disable-line no-control-regex -- what XML forbids
      const { feed } = new XMLParser({
        ignoreAttributes: false,
        isArray: (name) => ['entry', 'link', 'category'].includes(name),
      }).parse(body);
      assert.equal(feed['@_xmlns'], 'http://www.w3.org/2005/Atom');
      assert.match(feed.id, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.equal(feed.author.name, 'Upriver');
      assert.deepEqual(
        feed.link.map((one: Record<string, string>) => [one['@_rel'], one['@_href']]),
        [['self', `https://upriver.acme.example${path}`]],
      );
      assert.equal(feed.entry.length, 2, 'a change of the probability alone is no entry');
      for (const entry of feed.entry) {
        for (const name of ['id', 'title', 'updated', 'content']) assert.ok(entry[name], name);
        assert.match(entry.updated, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      }
      assert.equal(new Set(feed.entry.map((entry: { id: string }) => entry.id)).size, 2);
      const said = feed.entry.find(({ title }: { title: string }) => title.startsWith('Acme Pay: '));
      assert.equal(said.link, undefined, 'an address that is not of the web is not linked to');
      assert.ok(feed.entry.some(({ title }: { title: string }) => title === 'Calls to Acme Pay: them.'));
      assert.ok(id.startsWith('feed_'));
    });

    test('JSON Feed fits its version 1.1', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await link(api);
      await report(api, 'acme-pay', [incident({ title: HOSTILE, url: 'https://status.acmepay.example/i/1' })]);
      const { path } = await create(api, { name: 'All', format: 'json' });
      const { headers, bytes } = await api.get(path, { token: null });
      assert.equal(headers['content-type'], 'application/feed+json; charset=utf-8');
      const feed = JSON.parse(bytes.toString());
      const validate = new Ajv({ allErrors: true }).compile(JSON_FEED);
      const isValid: boolean = validate(feed);
      assert.ok(isValid, JSON.stringify(validate.errors));
      assert.equal(feed.items.length, 1);
      assert.equal(feed.items[0].url, 'https://status.acmepay.example/i/1');
      assert.ok(feed.items[0].title.includes('<script>'), 'plain text is not escaped');
    });

    test('a feed of a project or service tells of nothing else, and no feed of another organization', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      const shop = (await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } })).body.data;
      const bare = (await api.request('POST', '/api/v1/projects', { body: { name: 'Bare' } })).body.data;
      await api.request('PUT', '/api/v1/services/acme-pay/links/shop');
      await api.request('PUT', '/api/v1/services/mailer/links/default');
      const own = (
        await api.request('POST', '/api/v1/services', {
          body: { name: 'Zebra', statusPageUrl: 'https://zebra.example' },
        })
      ).body.data;
      await api.request('PUT', `/api/v1/services/${own.id}/links/shop`);
      await report(api, 'acme-pay', [incident({ title: 'acme trouble' })]);
      await report(api, 'mailer', [incident({ title: 'mail trouble' })]);
      await report(api, own.id, [incident({ title: 'zebra trouble' })]);
      await tellVerdict(api, 'healthy', 'us', shop.id);
      const told = async (body: object, as?: string): Promise<string[]> => {
        const { path } = await create(api, { name: 'x', format: 'json', ...body }, as);
        const items = JSON.parse((await api.get(path, { token: null })).bytes.toString()).items;
        return items.map(({ title }: { title: string }) => title).sort();
      };
      const acme = 'Acme Pay: acme trouble (minor, identified)';
      const mail = 'Mailer: mail trouble (minor, identified)';
      const zebra = 'Zebra: zebra trouble (minor, identified)';
      const verdict = 'Calls to Acme Pay: us.';
      assert.deepEqual(await told({}), [acme, verdict, mail, zebra]);
      assert.deepEqual(await told({ project: 'shop' }), [acme, verdict, zebra]);
      assert.deepEqual(await told({ project: bare.id }), []);
      assert.deepEqual(await told({ service: 'mailer' }), [mail]);
      assert.deepEqual(await told({ service: 'acme-pay', project: 'default' }), [acme]);
      assert.deepEqual(await told({}, token), []);
      assert.deepEqual(await told({ service: 'acme-pay' }, token), [acme], 'no verdict of another organization');
      for (const body of [{ service: own.id }, { project: shop.id }])
        assert.equal(
          (await api.request('POST', '/api/v1/feeds', { token, body: { name: 'x', format: 'atom', ...body } })).status,
          404,
        );
    });

    test('a feed of a deleted project or vendor is gone with it, and never becomes one of everything', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await link(api);
      await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } });
      const own = (
        await api.request('POST', '/api/v1/services', {
          body: { name: 'Zebra', statusPageUrl: 'https://zebra.example' },
        })
      ).body.data;
      const ofProject = await create(api, { name: 'x', format: 'atom', project: 'shop' });
      const ofVendor = await create(api, { name: 'x', format: 'atom', service: own.id });
      await api.request('DELETE', '/api/v1/projects/shop');
      await api.request('DELETE', `/api/v1/services/${own.id}`);
      for (const { path } of [ofProject, ofVendor]) assert.deepEqual(await outcome(api, path), [404, 'No such feed.']);
      assert.deepEqual((await api.get('/api/v1/feeds')).body.data, []);
    });

    test('a calendar keeps the UID of a maintenance, counts its revisions up, and cancels what does not come', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await link(api);
      const { path } = await create(api, { name: 'Calendar', format: 'calendar', project: 'default' });
      const read = async () => {
        const { body, headers } = await api.get(path, { token: null });
        assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
        assertLines(body);
        return Object.values(ical.sync.parseICS(body)).filter((one) => one?.type === 'VEVENT') as any[]; // oxlint-disable-line typescript/no-explicit-any -- the parser's types miss fields
      };
      assert.deepEqual(await read(), []);
      const begins = START + 2 * DAY_MS;
      const planned = maintenance({ scheduledFor: begins, scheduledUntil: begins + HOUR_MS, title: HOSTILE });
      await report(api, 'acme-pay', [planned]);
      const [first] = await read();
      assert.equal(first.start.getTime(), begins);
      assert.equal(first.end.getTime(), begins + HOUR_MS);
      assert.deepEqual([first.status, Number(first.sequence), first.transparency], ['CONFIRMED', 0, 'TRANSPARENT']);
      assert.ok(first.summary.startsWith('Acme Pay: </title><script>'));
      assert.ok(first.summary.includes('\nEND:VEVENT\nATTACH:https://evil.example; a,b\\ '), first.summary);
      assert.equal(first.attach, undefined);

      api.clock.advance(HOUR_MS);
      await report(api, 'acme-pay', [{ ...planned, scheduledFor: begins + DAY_MS, scheduledUntil: undefined }]);
      const [moved] = await read();
      assert.equal(moved.uid, first.uid);
      assert.ok(Number(moved.sequence) > Number(first.sequence));
      assert.ok(moved.lastmodified.getTime() > first.lastmodified.getTime());
      assert.equal(moved.start.getTime(), begins + DAY_MS);
      assert.match(moved.description, /names no end/);

      api.clock.advance(HOUR_MS);
      await report(api, 'acme-pay', [{ ...planned, status: 'completed', resolvedAt: api.clock.now() }]);
      const [cancelled] = await read();
      assert.deepEqual([cancelled.uid, cancelled.status], [first.uid, 'CANCELLED']);
      assert.ok(Number(cancelled.sequence) > Number(moved.sequence));
      assert.match(cancelled.summary, /^Cancelled: Acme Pay/);
    });

    test('what ended early or late ends when it did; what was over long ago is not listed', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await link(api);
      const begins = START - 3 * HOUR_MS;
      const over = { status: 'completed', resolvedAt: begins + 30 * MINUTE_MS };
      const past = START - 200 * DAY_MS;
      await report(api, 'acme-pay', [
        maintenance({ scheduledFor: begins, scheduledUntil: begins + HOUR_MS, ...over }),
        maintenance({
          externalId: 'old',
          startedAt: past,
          scheduledFor: past,
          scheduledUntil: past + 1,
          ...over,
          resolvedAt: past + HOUR_MS,
        }),
      ]);
      const { path } = await create(api, { name: 'Calendar', format: 'calendar' });
      const { body } = await api.get(path, { token: null });
      assert.equal(body.split('BEGIN:VEVENT').length - 1, 1);
      assert.match(body, /DTEND:20261121T093000Z\r\nSUMMARY/);
      assert.match(body, /STATUS:CONFIRMED/);
    });

    test('what concerns only components that the organization muted is left out, for this organization', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      await link(api);
      const parts = ['api', 'docs'].map((name) => ({ externalId: name, name, status: 'operational' }));
      const change = { scheduledFor: START + DAY_MS };
      await report(
        api,
        'acme-pay',
        [
          maintenance({ ...change, externalId: 'of docs', title: 'docs', componentIds: ['docs'] }),
          maintenance({ ...change, externalId: 'of both', title: 'both', componentIds: ['docs', 'api'] }),
          maintenance({ ...change, externalId: 'of none', title: 'none' }),
        ],
        parts,
      );
      const detail = (await api.get('/api/v1/services/acme-pay')).body.data;
      const docs = detail.components.find(({ name }: { name: string }) => name === 'docs');
      const path = `/api/v1/services/acme-pay/components/${docs.id}/preference`;
      assert.equal((await api.request('PUT', path, { body: { preference: 'muted' } })).status, 200);
      const told = async (as?: string): Promise<string[]> => {
        const feed = await create(api, { name: 'x', format: 'calendar', service: 'acme-pay' }, as);
        const { body } = await api.get(feed.path, { token: null });
        return [...body.matchAll(/^SUMMARY:Acme Pay: (\w+)/gm)]
          .map(([, title]) => title ?? '')
          .sort((a, b) => (a < b ? -1 : 1));
      };
      assert.deepEqual(await told(), ['both', 'none']);
      assert.deepEqual(await told(token), ['both', 'docs', 'none']);
    });

    test('whoever has the newest version is told so with 304', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await link(api);
      await report(api, 'acme-pay', [maintenance({ scheduledFor: START + DAY_MS }), incident({})]);
      for (const format of ['atom', 'json', 'calendar']) {
        const { path } = await create(api, { name: format, format });
        const first = await api.get(path, { token: null });
        const headers = { 'if-none-match': String(first.headers['etag']) };
        api.clock.advance(HOUR_MS);
        const again = await api.get(path, { token: null, headers });
        assert.deepEqual([again.status, again.bytes.length], [304, 0], format);
        assert.equal(first.headers['cache-control'], 'private, no-cache');
      }
      const { path } = await create(api, { name: 'x', format: 'atom' });
      const { headers } = await api.get(path, { token: null });
      await report(api, 'acme-pay', [incident({ title: 'another' })]);
      const changed = await api.get(path, { token: null, headers: { 'if-none-match': String(headers['etag']) } });
      assert.equal(changed.status, 200);
    });

    test('a feed that is asked for too often is 429, and others are not', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const [busy, calm] = [
        await create(api, { name: 'busy', format: 'json' }),
        await create(api, { name: 'x', format: 'atom' }),
      ];
      const statuses = await Promise.all(
        Array.from({ length: 70 }, async () => (await api.get(busy.path, { token: null })).status),
      );
      assert.equal(statuses.filter((status) => status === 200).length, 60);
      const refused = await api.get(busy.path, { token: null });
      assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
      assert.ok(Number(refused.headers['retry-after']) > 0);
      assert.equal((await api.get(calm.path, { token: null })).status, 200);
      const guesses = await Promise.all(
        Array.from({ length: 70 }, async () => (await outcome(api, `/feeds/upr_feed_${'1'.repeat(46)}/feed.atom`))[0]),
      );
      assert.ok(guesses.includes(429));
      assert.equal((await api.get(calm.path, { token: null })).status, 200, 'somebody who guesses shuts nobody out');
    });
  });

test('lines of a calendar are folded at 75 octets between characters, and unfold to what was written', () => {
  const summary = 'äöü🚨,;\\'.repeat(40);
  const text = calendarText('Title', [
    {
      uid: 'u',
      createdAt: 0,
      revisedAt: 0,
      sequence: 0,
      startsAt: 0,
      endsAt: null,
      isCancelled: false,
      summary,
      description: 'a\rb\r\nc\u2028d\u0000',
      url: undefined,
      category: 'x',
    },
  ]);
  assertLines(text);
  const [event] = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  assert.ok(event !== undefined && event.type === 'VEVENT');
  assert.deepEqual([event.summary, event.description], [summary, 'a\nb\nc\nd']);
});

async function create(
  api: TestApp,
  body: object,
  token?: string,
): Promise<{ readonly id: string; readonly path: string }> {
  const answer = await api.request('POST', '/api/v1/feeds', { body, ...(token === undefined ? {} : { token }) });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data;
}

async function outcome(api: TestApp, path: string): Promise<[number, string]> {
  const { status, body } = await api.get(path, { token: null });
  return [status, body.error];
}

async function link(api: TestApp): Promise<void> {
  assert.equal((await api.request('PUT', '/api/v1/services/acme-pay/links/default')).status, 200);
}

async function report(
  api: TestApp,
  service: string,
  incidents: readonly object[],
  components: readonly object[] = [],
): Promise<void> {
  const { id } = (await api.get(`/api/v1/services/${service}`)).body.data;
  const observation = { status: 'degraded', components, listsAllUnresolved: false, incidents };
  await recordObservation(api.app.database, id, observation as never, api.clock.now());
}

function incident(change: object): object {
  return {
    externalId: 'one',
    kind: 'incident',
    title: 'Trouble',
    impact: 'minor',
    status: 'identified',
    startedAt: START,
    resolvedAt: null,
    updates: [{ externalId: 'u', status: 'identified', body: `We look. ${HOSTILE}`, createdAt: START }],
    ...change,
  };
}

function maintenance(change: object): object {
  return {
    externalId: 'planned',
    kind: 'maintenance',
    title: 'Database',
    impact: 'none',
    status: 'scheduled',
    startedAt: START,
    resolvedAt: null,
    updates: [],
    ...change,
  };
}

async function tellVerdict(api: TestApp, from: string, to: string, projectId = 'proj_x'): Promise<void> {
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const organizationId = (await findFirstOrganizationId(api.app.database.kysely)) ?? '';
  const payload = {
    projectId,
    environment: '',
    region: '',
    from,
    to,
    page: 'silent',
    cause: null,
    probability: null,
    isRecovering: false,
    sentence: `Calls to Acme Pay: ${to}.`,
  };
  await api.app.database.transaction((db) =>
    appendChange(db, { kind: 'verdict', at: START, serviceId: id, organizationId, payload } as never),
  );
}

/** Lines end with CRLF, are at most 75 octets long, and every one that is not folded is `NAME[;PARAMETERS]:VALUE`. */
function assertLines(text: string): void {
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  for (const line of text.slice(0, -2).split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(!/\p{Cc}/u.test(line.replaceAll('\t', '')), JSON.stringify(line));
    assert.match(line, /^(?: |[A-Z-]+(?:;[A-Z]+=[\w]+)?:)/);
    assert.equal(line.isWellFormed(), true);
  }
  const names = text.match(/^(?:BEGIN|END):\w+/gm) ?? [];
  const events = names.filter((name) => name === 'BEGIN:VEVENT').length;
  assert.deepEqual(names.length, 2 + 2 * events);
}

/** What https://www.jsonfeed.org/version/1.1/ requires of a feed and its items. */
const JSON_FEED = {
  type: 'object',
  required: ['version', 'title', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string' },
    home_page_url: { type: 'string' },
    feed_url: { type: 'string' },
    language: { type: 'string' },
    authors: {
      type: 'array',
      items: { type: 'object', minProperties: 1, properties: { name: { type: 'string' }, url: { type: 'string' } } },
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'content_text'],
        properties: {
          id: { type: 'string' },
          url: { type: 'string' },
          title: { type: 'string' },
          content_text: { type: 'string' },
          date_published: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
          date_modified: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
          tags: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
