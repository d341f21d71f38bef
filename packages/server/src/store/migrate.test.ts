import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import { listDownPageHosts } from './checks/page-hosts.ts';
import { migrate } from './migrate.ts';
import { vocabulary } from './migrations/0015-vocabulary.ts';
import { verdictWords } from './migrations/0017-verdict-words.ts';
import { keptAnswers } from './migrations/0018-kept-answers.ts';
import { foldedRollups } from './migrations/0042-folded-rollups.ts';
import { createBlockFolding } from './rollups/fold-blocks.ts';
import { findFoldedTo } from './rollups/folded-to.ts';
import { insertService } from './services/services.ts';

for (const store of createTestStores())
  describe(`migrating on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('twice changes nothing, and a store that a newer version has migrated is refused by name', async () => {
      const database = await store.open();
      await migrate(database);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00Z')`.execute(
        database.kysely,
      );
      await assert.rejects(
        migrate(database),
        (error) => error instanceof OperatorError && /newer version of Upriver.*9999-future/.test(error.message),
      );
      await database.close();
    });

    test('stored verdicts, published changes and faults have the words of today, an empty store none', async () => {
      const database = await store.open();
      const { kysely } = database;
      await insertService(kysely, storedService('svc_a', {}));
      await sql`alter table detectors rename column cause to fault_split`.execute(kysely);
      await sql`alter table detectors drop column published`.execute(kysely);
      for (const [place, verdict] of ['agree_healthy', 'agree_impaired', 'vendor_silent', 'cannot_say'].entries())
        await sql`
          insert into detectors (organization_id, project_id, service_id, environment, region, state, consumed_to, last_call_at, verdict, fault_split)
          values ('org', ${`proj_${place}`}, 'svc_a', '', '', '{}', 0, 0, ${verdict}, '{"pointsAt":"us"}')
        `.execute(kysely);
      const payload = {
        projectId: 'proj',
        environment: '',
        region: '',
        from: 'agree_healthy',
        to: 'vendor_silent',
        sentence: 'as "to":"agree_healthy" was told',
      };
      await sql`
        insert into changes (at, kind, service_id, organization_id, payload) values (1, 'verdict', 'svc_a', 'org', ${JSON.stringify(payload)})
      `.execute(kysely);
      await verdictWords().up(kysely);
      const { rows } = await sql<{
        verdict: string;
        cause: null;
      }>`select verdict, cause from detectors order by project_id`.execute(kysely);
      assert.deepEqual(
        rows.map(({ verdict, cause }) => [verdict, cause]),
        [
          ['healthy', null],
          ['them', null],
          ['undecided', null],
          ['cannot_say', null],
        ],
      );
      const { rows: changes } = await sql<{ payload: string }>`select payload from changes`.execute(kysely);
      assert.deepEqual(JSON.parse(changes[0]?.payload ?? ''), {
        ...payload,
        from: 'healthy',
        to: 'undecided',
        page: 'silent',
        cause: null,
        probability: null,
        isRecovering: false,
      });
      await database.close();
    });

    test('impairments of before have identifiers, an empty store none', async () => {
      const database = await store.open();
      const { kysely } = database;
      await sql`drop index impairments_id`.execute(kysely);
      for (const column of ['id', 'answer'])
        await sql`alter table impairments drop column ${sql.ref(column)}`.execute(kysely);
      await keptAnswers().up(kysely);
      await sql`drop index impairments_id`.execute(kysely);
      for (const column of ['id', 'answer'])
        await sql`alter table impairments drop column ${sql.ref(column)}`.execute(kysely);
      for (const detectedAt of [1, 2])
        await sql`
          insert into impairments (organization_id, project_id, service_id, environment, region, signal, onset_at, detected_at, calls, bad, normal_rate)
          values ('org', 'proj', 'svc', '', '', 'failures', 0, ${detectedAt}, 5, 1, 0.1)
        `.execute(kysely);
      await keptAnswers().up(kysely);
      const { rows } = await sql<{ id: string; answer: null }>`select id, answer from impairments`.execute(kysely);
      assert.equal(new Set(rows.map(({ id }) => id)).size, 2);
      for (const { id, answer } of rows) {
        assert.match(id, /^imp_[a-z2-7]{26}$/);
        assert.equal(answer, null);
      }
      await database.close();
    });

    test('blocks of before, whose rollups are there, are not folded again; those that come are', async () => {
      const database = await store.open();
      const { kysely } = database;
      await sql`delete from meta where key = 'rollups_folded_to'`.execute(kysely);
      await foldedRollups(database.dialect).up(kysely);
      assert.equal(await findFoldedTo(kysely), 0);
      await sql`delete from meta where key = 'rollups_folded_to'`.execute(kysely);
      const insert = async (): Promise<number> => {
        const block = { organization_id: 'org', project_id: 'proj', received_at: 0, from_at: 0, to_at: 0 };
        const bytes = encodeEvents([{ at: 0, serviceId: 'svc', endpoint: '/', status: 200, latencyUs: 1 }]);
        const row = { ...block, service_mask: 1, events: 1, bytes };
        return (await kysely.insertInto('event_blocks').values(row).returning('id').executeTakeFirstOrThrow()).id;
      };
      const before = await insert();
      await foldedRollups(database.dialect).up(kysely);
      assert.equal(await findFoldedTo(kysely), before);
      const fold = createBlockFolding(database);
      assert.equal((await fold()).isDone, false);
      await insert();
      assert.equal((await fold()).isDone, true);
      assert.equal((await kysely.selectFrom('rollup_parts').select('id').execute()).length, 1);
      await database.close();
    });

    test(
      'a node of before that still runs cannot store events whose rollups it adds itself, so that they never count twice',
      { skip: store.name === 'sqlite' },
      async () => {
        const database = await store.open();
        const { kysely } = database;
        const insert = sql`insert into rollup_parts
          (organization_id, project_id, service_id, step_minutes, span_at, service_mask, bytes)
          values ('org', 'proj', '', 1, 0, 1, ''::bytea)`;
        await assert.rejects(insert.execute(kysely), /null value in column "merged"/);
        await database.close();
      },
    );

    test('descriptions of pages map values and outages name providers, whatever words they were stored with', async () => {
      const database = await store.open();
      const status = { path: 'state', words: { up: 'operational' } };
      const declarative = { status, incidents: { statusWords: { on: 'x' } } };
      const page = { target: { url: '', options: {} }, declarative };
      await insertService(database.kysely, storedService('svc_a', { page }));
      await sql`insert into page_hosts (id, kind, name, down_since) values ('make:statuspage:1', 'make', 'statuspage', 1)`.execute(
        database.kysely,
      );
      await vocabulary().up(database.kysely);
      const { rows } = await sql<{ page: string }>`select page from services`.execute(database.kysely);
      assert.deepEqual(JSON.parse(rows[0]?.page ?? '').declarative, {
        status: { path: 'state', values: { up: 'operational' } },
        incidents: { statusValues: { on: 'x' } },
      });
      const [outage] = await listDownPageHosts(database.kysely);
      assert.deepEqual([outage?.id, outage?.kind], ['provider:statuspage:1', 'provider']);
      await database.close();
    });
  });
