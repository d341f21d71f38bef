// A server of one version that changes a row when it is told to: `node bench/read/changing-server.ts <checkout> <data directory>`.
// A message names the change. The answer is the CPU of this process so far without that of the changes, in microseconds.
import type * as Store from '../../packages/server/src/store/database.ts';
import type * as Server from '../../packages/server/src/index.ts';

const [checkout = '', directory = ''] = process.argv.slice(2);
const { createApp, readConfig } = (await import(`${checkout}/packages/server/src/index.ts`)) as typeof Server;
const { openDatabase } = (await import(`${checkout}/packages/server/src/store/database.ts`)) as typeof Store;
const database = openDatabase({ dialect: 'sqlite', file: `${directory}/upriver.sqlite` });
const config = readConfig({
  UPRIVER_DATA: directory,
  UPRIVER_PORT: '0',
  UPRIVER_POLL: 'off',
  UPRIVER_PROBE: 'off',
  UPRIVER_LOG_LEVEL: 'warn',
});
const app = await createApp(config, { database });
const service = await database.kysely
  .selectFrom('services')
  .select('id')
  .where('id', 'in', database.kysely.selectFrom('links').select('service_id'))
  .orderBy('id')
  .executeTakeFirstOrThrow();
const incident = await database.kysely
  .selectFrom('incidents')
  .select(['id', 'service_id'])
  .where('resolved_at', 'is', null)
  .executeTakeFirstOrThrow();
let at = Date.now();
let micros = 0;

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  nothing: () => Promise.resolve(),
  check: () =>
    database.kysely.updateTable('services').set({ last_checked_at: at }).where('id', '=', service.id).execute(),
  incident: () =>
    database.kysely
      .updateTable('incidents')
      .set({ changed_at: at })
      .where('id', '=', incident.id)
      .where('service_id', '=', incident.service_id)
      .execute(),
};

process.on('message', (kind: string) => {
  at += 1;
  const before = process.cpuUsage();
  void changes[kind]?.().then(() => {
    const { user, system } = process.cpuUsage(before);
    micros -= user + system;
    const all = process.cpuUsage();
    return process.send?.(all.user + all.system + micros);
  });
});
const url = await app.listen();
process.send?.({ url, service: service.id, incident: incident.id });
