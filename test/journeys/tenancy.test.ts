import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { routes } from '../../packages/server/src/http/routes/index.ts';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { putImpairment } from '../../packages/server/src/store/detection/detectors.ts';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { START, createTestApp, event } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';

for (const store of createTestStores()) {
  describe(`on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('the key of a project reads and changes nothing on any route, however it is given, and its events are of its project alone', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const create = async (path: string, body: unknown) => (await api.request('POST', path, { body })).body.data;
      const own = await create('/api/v1/projects', { name: 'Own' });
      const { key } = await create(`/api/v1/projects/${own.id}/sdk-keys`, { name: 'Own' });
      const secret = 'zebra-of-the-other-project';
      const [other] = (await api.get('/api/v1/projects?limit=100')).body.data.filter(
        ({ id }: { id: string }) => id !== own.id,
      );
      await api.request('PATCH', `/api/v1/projects/${other.id}`, { body: { name: secret } });
      const held = async () =>
        JSON.stringify([(await api.get('/api/v1/projects')).body, (await api.get('/api/v1/tokens')).body]);
      const before = await held();
      const ways = [
        { authorization: `Bearer ${key}` },
        { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
        { 'x-api-key': key },
        { 'x-upriver-sdk-key': key },
        { cookie: `session=${key}` },
      ];
      let tried = 0;
      for (const route of routes) {
        if (route.access === 'public') continue;
        const path = route.path.replaceAll(':service', 'acme-pay').replaceAll(/:\w+/g, other.id);
        for (const headers of ways) {
          const body = route.body === undefined ? {} : { body: { ...(route.bodyExample as object), sdk_key: key } };
          const answer = await api.request(route.method, `${path}?sdk_key=${key}&token=${key}`, {
            token: null,
            headers,
            ...body,
          });
          assert.ok([401, 403].includes(answer.status), `${route.method} ${path} answered ${answer.status}`);
          assert.ok(!String(answer.bytes).includes(secret));
          tried += 1;
        }
      }
      assert.ok(tried > 400, `${tried} requests`);
      const sent = await api.sendEvents({
        sdk_key: key,
        project: other.id,
        projectId: other.id,
        event: event({ project: other.slug }),
      });
      assert.equal(sent.body.accepted, 1);
      assert.ok(!String(sent.bytes).includes(secret));
      const vendorsOf = async ({ id }: { id: string }) =>
        (await api.get(`/api/v1/projects/${id}/services`)).body.data.length;
      assert.deepEqual([await vendorsOf(own), await vendorsOf(other)], [1, 0]);
      assert.equal(await held(), before);
    });

    test('what one organization has is not found by another, on every route there is', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      const secret = 'zebra-only-mine';
      const project = (await api.request('POST', '/api/v1/projects', { body: { name: secret } })).body.data;
      const key = (await api.request('POST', `/api/v1/projects/${project.id}/sdk-keys`, { body: { name: secret } }))
        .body.data;
      const issued = (await api.request('POST', '/api/v1/tokens', { body: { name: secret, scopes: ['read'] } })).body
        .data;
      const service = (
        await api.request('POST', '/api/v1/services', {
          body: {
            name: secret,
            statusPageUrl: `https://${secret}.example`,
            hosts: [`${secret}.example`],
            packages: { npm: [secret] },
          },
        })
      ).body.data;
      await api.request('PUT', `/api/v1/projects/${project.id}/manifests`, {
        body: {
          manifests: [
            { path: 'package.json', content: JSON.stringify({ dependencies: { [secret]: '1', 'acme-pay': '1' } }) },
          ],
        },
      });
      await api.sendEvents({
        sdk_key: key.key,
        batch: [event({ host: `${secret}.example` }), event({ host: `x.${secret}.test.com` })],
      });
      const channel = await api.request('POST', '/api/v1/channels', {
        body: { name: secret, kind: 'webhook', settings: { url: `https://${secret}.example/hook` } },
      });
      const rule = await api.request('POST', '/api/v1/alert-rules', {
        body: { name: secret, definition: { statusAtLeast: 'degraded' } },
      });
      await api.app.notify();
      await recordObservation(
        api.app.database,
        service.id,
        {
          status: 'degraded',
          components: [{ externalId: secret, name: secret, status: 'degraded' }],
          listsAllUnresolved: true,
          incidents: [
            {
              externalId: secret,
              kind: 'incident',
              title: secret,
              impact: 'minor',
              status: 'identified',
              startedAt: START,
              resolvedAt: null,
              updates: [{ externalId: secret, status: 'identified', body: secret, createdAt: START }],
            },
          ],
        },
        START,
      );
      const marker = await api.request('POST', `/api/v1/projects/${project.id}/changes`, {
        body: { kind: 'flag', name: secret, description: secret },
      });
      const organizationId = (await findFirstOrganizationId(api.app.database.kysely)) ?? '';
      const episode = `imp_${'q'.repeat(26)}`;
      await api.app.database.transaction((writing) =>
        putImpairment(writing, {
          id: episode,
          organizationId,
          projectId: project.id,
          serviceId: service.id,
          environment: secret,
          region: '',
          signal: 'failures',
          onsetAt: START,
          detectedAt: START,
          endedAt: null,
          endedBy: null,
          calls: 100,
          bad: 50,
          normalRate: 0,
        }),
      );
      const judged = await api.request('POST', `/api/v1/episodes/${episode}/judgment`, {
        body: { was: 'wrong', note: secret },
      });
      assert.equal(judged.status, 200, JSON.stringify(judged.body));
      await api.app.notify();
      const [alert] = (await api.get('/api/v1/alerts')).body.data;
      const source = await api.request('POST', '/api/v1/change-sources', {
        body: { kind: 'github', name: secret, rules: [{ project: project.id, origin: secret }] },
      });
      const feed = await api.request('POST', '/api/v1/feeds', {
        body: { name: secret, format: 'atom', project: project.id, service: service.id },
      });
      const detail = (await api.get(`/api/v1/services/${service.id}`)).body.data;
      const upload = await api.request('POST', `/api/v1/projects/${project.id}/uploads`);
      const ids: Record<string, string> = {
        project: project.id,
        projectId: project.id,
        keyId: key.id,
        service: service.id,
        incident: detail.activeIncidents[0].id,
        token: issued.id,
        componentId: detail.components[0].id,
        change: marker.body.data.id,
        episode,
        alert: alert.id,
        channel: channel.body.data.id,
        'alert-rule': rule.body.data.id,
        source: source.body.data.id,
        feed: feed.body.data.id,
        upload: upload.body.data.id,
        part: '1',
      };
      const before = JSON.stringify(await snapshot());

      let tried = 0;
      for (const route of routes) {
        if (route.access === 'public') continue;
        // Has no end that could be waited for; http/stream/stream.test.ts tries it.
        if (route.contentType === 'text/event-stream') continue;
        // The host of a URL is nobody's: a host that this organization does not know has an empty answer.
        if (route.path.startsWith('/api/v1/hosts/:host')) continue;
        const noun = /^\/api\/v1\/([\w-]+?)s?(?:\/|$)/.exec(route.path)?.[1] ?? '';
        const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name === 'id' ? noun : name] ?? 'x');
        const body = route.body === undefined ? undefined : (route.bodyExample ?? {});
        const answer = await api.request(route.method, path, { token, ...(body === undefined ? {} : { body }) });
        const text = JSON.stringify(answer.body);
        assert.ok(!text.includes(secret), `${route.method} ${path} shows it: ${text.slice(0, 300)}`);
        if (route.path.includes(':')) {
          assert.ok([404, 403].includes(answer.status), `${route.method} ${path} answered ${answer.status}`);
          const unknown = await api.request(route.method, path.replaceAll(/_[a-z2-7]{26}/g, `_${'a'.repeat(26)}`), {
            token,
            ...(body === undefined ? {} : { body }),
          });
          assert.deepEqual(
            [unknown.status, unknown.body.error],
            [answer.status, answer.body.error],
            `${route.method} ${path}`,
          );
          tried += 1;
        }
      }
      assert.ok(tried > 20, `${tried} routes with an identifier`);
      assert.equal(JSON.stringify(await snapshot()), before, 'another organization changed something');

      async function snapshot() {
        const paths = [
          'projects',
          `projects/${project.id}/dependencies`,
          `projects/${project.id}/sdk-keys`,
          'alerts',
          'alert-rules',
          'channels',
          'changes',
          'change-sources',
          'feeds',
          'history',
          'judgments',
          'services',
          'incidents',
        ];
        return Promise.all(paths.map(async (path) => (await api.get(`/api/v1/${path}`)).body));
      }
    });
  });
}
