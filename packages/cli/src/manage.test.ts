// What is managed on a server from the command line, on both stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startCli } from '../../../test/support/cli.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { join } from '../../../test/support/people.ts';
import { startReceiver } from '../../../test/support/receiver.ts';
import { createTestStores } from '../../../test/support/stores.ts';
import { event } from '../../../test/support/app.ts';
import { recordObservation } from '../../server/src/store/checks/record-check.ts';

for (const store of createTestStores())
  describe(`commands that manage a server on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a vendor is added, changed, linked and deleted, and an incident of it is shown with its impact', async () => {
      await using server = await startCli({}, store);
      const { ask, api } = server;
      const added = await ask(
        'vendor',
        'add',
        'Own Pay',
        '--page',
        'none',
        '--host',
        'api.own.example',
        '--package',
        'npm:@own/pay',
      );
      assert.match(added.out, /^Added Own Pay: own-pay \(svc_/, added.error);
      assert.match(
        (await ask('vendor', 'edit', 'own-pay', '--page', 'https://status.own.example')).out,
        /Changed own-pay/,
      );
      const overlapping = await ask('vendor', 'edit', 'own-pay', '--host', 'eu.acmepay.com');
      assert.match(
        overlapping.out,
        /^Changed own-pay\.\nThe catalog has acme-pay with a host, .*overlay set acme-pay\n$/,
      );
      assert.match((await ask('vendor', 'link', 'own-pay', '--project', 'default')).out, /^Linked default to own-pay/);
      const { id } = (await api.get('/api/v1/services/own-pay')).body.data;
      const at = api.clock.now();
      await recordObservation(
        api.app.database,
        id,
        {
          status: 'degraded',
          listsAllUnresolved: true,
          components: [{ externalId: 'c', name: 'API', status: 'degraded' }],
          incidents: [
            {
              externalId: 'i',
              kind: 'incident',
              title: 'Errors',
              impact: 'minor',
              status: 'identified',
              startedAt: at,
              resolvedAt: null,
              updates: [{ externalId: 'u', status: 'identified', body: 'We look.', createdAt: at }],
            },
          ],
        },
        at,
      );
      const [incident] = JSON.parse((await ask('incidents', '--json')).out);
      assert.match(
        (await ask('incident', incident.id)).out,
        /^Own Pay: Errors\nminor impact, from [^]*identified: We look\.\n$/,
      );
      assert.match((await ask('impact', 'own-pay')).out, /^1 project and 0 dependencies use own-pay\.\n\nPROJECT/);
      const [component] = JSON.parse((await ask('components', 'own-pay', '--json')).out);
      assert.match((await ask('component', 'set', 'own-pay', component.id, 'muted')).out, /is muted/);
      assert.match((await ask('components', 'own-pay')).out, /API +degraded .* no +muted/);
      assert.match((await ask('component', 'set', 'own-pay', component.id, 'derived')).out, /derived from use/);
      assert.match((await ask('maintenance')).out, /^No maintenance/);
      assert.match((await ask('vendor', 'link', 'own-pay', '--project', 'default', '--remove')).out, /^Removed/);
      assert.match((await ask('vendor', 'delete', 'own-pay')).error, /confirm with --yes/);
      assert.match((await ask('vendor', 'delete', 'own-pay', '--yes')).out, /^Deleted/);
      assert.match((await ask('incident', incident.id)).error, /No such incident/);
    });

    test('organizations, badges, SDK keys and unknown hosts', async () => {
      await using server = await startCli({}, store);
      const { ask, api } = server;
      assert.match(
        (await ask('organization', 'create', 'Labs', '--slug', 'labs')).out,
        /^upr_api_\w+\nStore the admin token of labs/,
      );
      assert.match((await ask('organization', 'list')).out, /^labs +Labs/m);
      assert.match((await ask('badges')).out, /^Badges are off/);
      assert.match((await ask('badges', 'on')).out, /^Badges are on: /);
      const key = JSON.parse((await ask('sdk-key', 'create', 'web', '-p', 'default', '--json')).out);
      const listed = await ask('sdk-key', 'list', '-p', 'default');
      assert.match(listed.out, new RegExp(`${key.id} +web +upr_sdk_`));
      assert.ok(!listed.out.includes(key.key));
      const ts = Math.floor(api.clock.now() / 1000);
      await api.sendEvents({ sdk_key: key.key, event: event({ host: 'api.nobody.example', ts }) });
      assert.match(
        (await ask('unknown', 'default')).out,
        /^api\.nobody\.example +1 .*upriver vendor add ".*" --page none --host api\.nobody\.example/m,
      );
    });

    test('people are invited, promoted and removed, and projects are renamed and deleted', async () => {
      await using server = await startCli({}, store);
      const { ask, api } = server;
      const invited = JSON.parse((await ask('invitation', 'create', 'ada@acme.example', '-r', 'viewer', '--json')).out);
      assert.match((await ask('invitations')).out, /^ada@acme\.example +viewer +inv_\w+ .* open until 2026-/m);
      await join(api, 'eve@acme.example', 'member');
      assert.match((await ask('members')).out, /^eve +eve@acme\.example +member /m);
      assert.match((await ask('member', 'role', 'EVE@acme.example', 'admin')).out, /^eve is admin now/);
      assert.match((await ask('member', 'role', 'eve@acme.example', 'king')).error, /roles are viewer, member/);
      assert.match((await ask('member', 'remove', 'eve@acme.example')).out, /^Removed eve/);
      assert.match((await ask('member', 'remove', 'eve@acme.example')).error, /no member has the e-mail address or id/);
      assert.match((await ask('invitation', 'revoke', invited.id)).out, /^Revoked inv_/);
      assert.match((await ask('invitations')).out, /ada@acme\.example .* revoked /);
      assert.match((await ask('project', 'rename', 'default', 'Checkout EU')).out, /^Renamed default to Checkout EU/);
      assert.match((await ask('project', 'delete', 'default')).error, /confirm with --yes/);
      assert.match((await ask('project', 'delete', 'default', '--yes')).out, /^Deleted default/);
      assert.match((await ask('project', 'list')).out, /^No projects/);
    });

    test('what a channel was sent is listed, and sent again', async () => {
      await using receiver = await startReceiver();
      await using server = await startCli({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' }, store);
      const { ask, api } = server;
      receiver.answer(() => ({ status: 410 }));
      const made = await api.request('POST', '/api/v1/channels', {
        body: { name: 'Bot', kind: 'webhook', settings: { url: receiver.url } },
      });
      const { id } = made.body.data;
      await api.request('POST', `/api/v1/channels/${id}/test`);
      await eventually(async () => {
        const listed = await ask('deliveries', id, '--state', 'failed');
        assert.match(listed.out, /^2026-.*failed +\d+ +dlv_\w+ .*Test message of Upriver +The receiver answered 410/m);
      });
      const [delivery] = JSON.parse((await ask('deliveries', id, '--json')).out);
      receiver.answer(() => ({ status: 200 }));
      assert.match((await ask('redeliver', id, delivery.id)).out, /^1 delivery is sent again/);
      await eventually(async () =>
        assert.match((await ask('deliveries', id, '--state', 'delivered')).out, new RegExp(delivery.id)),
      );
      assert.match((await ask('redeliver', id)).error, /name deliveries .* or a range with --since/);
      assert.match((await ask('deliveries', id, '--state', 'lost')).error, /states are /);
      assert.match((await ask('judgments')).out, /^No judgments/);
    });

    test('a rule is added, played over the past, tested and deleted', async () => {
      await using receiver = await startReceiver();
      await using server = await startCli({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' }, store);
      const { ask } = server;
      const added = await ask(
        'rule',
        'add',
        'Payments',
        '--set',
        'verdicts=them,us',
        '--set',
        'afterSeconds=60',
        '--json',
      );
      const rule = JSON.parse(added.out);
      assert.deepEqual([rule.definition.verdicts, rule.definition.afterSeconds], [['them', 'us'], 60]);
      assert.match(
        (await ask('rule', 'backtest', rule.id, '--days', '30')).out,
        /^Would have told you 0 times \(0 messages\)/,
      );
      assert.match((await ask('rule', 'backtest', '--set', 'verdicts=rain')).error, /body\.definition\.verdicts/);
      assert.match((await ask('rule', 'test', rule.id)).error, /the rule tells nobody/);
      await ask('channel', 'add', '--kind', 'webhook', '--name', 'bot', '--set', `url=${receiver.url}`);
      const tested = ask('rule', 'test', rule.id);
      await server.api.app.notify();
      assert.match((await tested).out, /^bot +webhook /m);
      assert.match((await ask('rule', 'delete', rule.id)).out, /^Deleted/);
      assert.doesNotMatch((await ask('rules')).out, /Payments/);
    });
  });
