import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { STATUSES, VERDICTS } from '@upriver/contract';
import { load } from 'js-yaml';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { parseExposition } from '../../../../test/support/exposition.ts';
import type { Exposition } from '../../../../test/support/exposition.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { MINUTE_MS } from '../domain/time.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { putImpairment } from '../store/detection/detectors.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';

for (const store of createTestStores())
  describe(`metrics of services on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('need a token, and an empty organization has valid ones without samples', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      assert.equal((await api.get('/api/v1/metrics', { token: null })).status, 401);
      assert.equal((await api.get('/api/v1/metrics', { token: api.sdkKey })).status, 403);
      for (const format of ['prometheus', 'openmetrics'] as const)
        assert.deepEqual(
          [...(await read(api, format)).values()].flatMap(({ samples }) => samples),
          [],
        );
    });

    test('tell status, age, incidents, verdict and lead; what is not known has no sample', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      await story(api);
      for (const format of ['prometheus', 'openmetrics'] as const) {
        const metrics = await read(api, format);
        const value = (name: string, labels: Record<string, string>) => valueOf(metrics, name, labels);
        assert.equal(value('upriver_service_status', { service: 'acme-pay', status: 'degraded' }), 1);
        assert.equal(value('upriver_service_status', { service: 'acme-pay', status: 'operational' }), 0);
        assert.equal(value('upriver_service_status', { service: 'mailer', status: 'unknown' }), 1);
        for (const service of ['acme-pay', 'mailer'])
          assert.equal(
            STATUSES.reduce((sum, status) => sum + (value('upriver_service_status', { service, status }) ?? 0), 0),
            1,
          );
        assert.equal(value('upriver_service_check_age_seconds', { service: 'acme-pay' }), 60);
        assert.equal(value('upriver_service_check_age_seconds', { service: 'mailer' }), undefined);
        assert.equal(value('upriver_service_open_incidents', { service: 'acme-pay' }), 1);
        assert.equal(
          VERDICTS.reduce(
            (sum, verdict) =>
              sum + (value('upriver_verdict', { service: 'acme-pay', project: 'default', verdict }) ?? 0),
            0,
          ),
          1,
        );
        assert.equal(value('upriver_verdict', { service: 'acme-pay', project: 'default', verdict: 'cannot_say' }), 1);
        assert.equal(value('upriver_impaired_share', { service: 'acme-pay', project: 'default' }), undefined);
        assert.equal(value('upriver_lead_seconds', { service: 'acme-pay', project: 'default' }), 240);
      }
    });

    test('tell nothing of another organization', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      await story(api);
      assert.ok(!(await api.get('/api/v1/metrics', { token })).body.includes('acme-pay'));
    });
  });

test('every query of the Grafana dashboard and of the alert rules asks for metrics and labels that there are', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  await story(api);
  const metrics = await read(api, 'prometheus');
  const labels = new Map(
    [...metrics].map(([name, { samples }]) => [name, new Set(samples.flatMap((one) => Object.keys(one.labels)))]),
  );
  labels.get('upriver_impaired_share')?.add('service').add('project');
  const example = (file: string) => readFileSync(new URL(`../../../../examples/${file}`, import.meta.url), 'utf8');
  const dashboard = JSON.parse(example('grafana/upriver.json'));
  const rules = load(example('prometheus/upriver-rules.yml')) as {
    groups: { rules: { expr: string; annotations: { summary: string } }[] }[];
  };
  const queries = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.flatMap(({ definition }: { definition?: string }) => definition ?? []),
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
  ];
  const asked = new Set<string>();
  for (const query of queries) {
    const selectors = [...query.matchAll(/(upriver_\w+)(?:\{([^}]*)\})?/g)];
    assert.ok(selectors.length > 0, query);
    for (const [, name = '', matchers = ''] of selectors) {
      asked.add(name);
      for (const [, label = '', value = ''] of matchers.matchAll(/(\w+)=~?"([^"]*)"/g)) {
        assert.ok(labels.get(name)?.has(label), `${query}: ${name} has no label ${label}`);
        if (label === 'status' || label === 'verdict')
          for (const word of value.split('|'))
            assert.ok(([...STATUSES, ...VERDICTS] as string[]).includes(word), `${query}: ${word}`);
      }
      const variable = /^label_values\(\w+, (\w+)\)$/.exec(query)?.[1];
      if (variable !== undefined) assert.ok(labels.get(name)?.has(variable), query);
    }
  }
  assert.deepEqual(asked, new Set(metrics.keys()), 'the dashboard shows every metric');
  for (const { expr, annotations } of rules.groups.flatMap((group) => group.rules))
    for (const [, label = ''] of annotations.summary.matchAll(/\$labels\.(\w+)/g))
      assert.ok(labels.get(/upriver_\w+/.exec(expr)?.[0] ?? '')?.has(label), annotations.summary);
  const { scrape_configs: scrapes } = load(example('prometheus/prometheus.yml')) as {
    scrape_configs: { metrics_path: string }[];
  };
  assert.equal(scrapes[0]?.metrics_path, '/api/v1/metrics');
});

/** A vendor that reports an incident four minutes after its calls began to fail, and one that reports nothing. */
async function story(api: TestApp): Promise<void> {
  for (const service of ['acme-pay', 'mailer']) await api.request('PUT', `/api/v1/services/${service}/links/default`);
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const project = (await api.get('/api/v1/projects')).body.data[0];
  const organizationId = (await findFirstOrganizationId(api.app.database.kysely)) ?? '';
  await api.app.database.transaction((db) =>
    putImpairment(db, {
      id: `imp_${'q'.repeat(26)}`,
      organizationId,
      projectId: project.id,
      serviceId: id,
      environment: '',
      region: '',
      signal: 'failures',
      onsetAt: START - 5 * MINUTE_MS,
      detectedAt: START - 4 * MINUTE_MS,
      endedAt: START - MINUTE_MS,
      endedBy: null,
      calls: 100,
      bad: 50,
      normalRate: 0,
    }),
  );
  await recordObservation(
    api.app.database,
    id,
    {
      status: 'degraded',
      listsAllUnresolved: true,
      incidents: [
        {
          externalId: 'one',
          kind: 'incident',
          title: 'Trouble',
          impact: 'minor',
          status: 'identified',
          startedAt: START,
          resolvedAt: null,
          updates: [],
        },
      ],
    },
    START,
  );
  api.clock.advance(MINUTE_MS);
}

async function read(api: TestApp, format: 'prometheus' | 'openmetrics'): Promise<Exposition> {
  const headers = format === 'openmetrics' ? { accept: 'application/openmetrics-text; version=1.0.0' } : {};
  const answer = await api.get('/api/v1/metrics', { headers });
  assert.equal(answer.status, 200);
  const type = format === 'openmetrics' ? 'application/openmetrics-text; version=1.0.0' : 'text/plain; version=0.0.4';
  assert.equal(answer.headers['content-type'], `${type}; charset=utf-8`);
  return parseExposition(answer.bytes.toString(), format);
}

function valueOf(metrics: Exposition, name: string, labels: Record<string, string>): number | undefined {
  return metrics
    .get(name)
    ?.samples.find((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))?.value;
}
