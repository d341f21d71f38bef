// `upriver serve --demo`: a server with data of its own, invented vendors on loopback, and programs with the SDK that call them.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, createHandClock, readConfig, serve } from '@upriver/server';
import type { Config, Console } from '@upriver/server';
import { askApp, askUrl } from './ask.ts';
import type { Ask } from './ask.ts';
import { playLive } from './live.ts';
import { ORGANIZATION, PEOPLE, PROJECTS } from './organization.ts';
import { playPast } from './past.ts';
import { createPrograms } from './programs.ts';
import type { Programs } from './programs.ts';
import { createRandom } from './random.ts';
import { PAST_HOURS, ROUND_BEFORE_MINUTES, ROUND_MINUTES } from './scenes.ts';
import { seedPeople } from './seed.ts';
import type { SdkKeys } from './seed.ts';
import { openWorld } from './world.ts';
import type { OpenWorld, Operations } from './world.ts';

const SEED = 20_261_123;
const PASSWORD_BYTES = 9;

/** Settings that the demo does not leave to anybody: its data is its own, and it asks nothing of the outside. */
const SETTINGS = {
  UPRIVER_DATABASE_URL: '',
  UPRIVER_BOOTSTRAP_TOKEN: '',
  UPRIVER_BOOTSTRAP_SDK_KEY: '',
  UPRIVER_SECRET_KEY: '',
  UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8',
  UPRIVER_POLL: 'on',
  UPRIVER_POLL_INTERVAL_SECONDS: '10',
  UPRIVER_DETECT: 'on',
  UPRIVER_NOTIFY: 'on',
  // Names of the domain `.example` belong to nobody, so there is nothing to probe.
  UPRIVER_PROBE: 'off',
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '10000',
  UPRIVER_LOG_LEVEL: 'error',
};

/** What the past leaves behind. */
interface Seeded {
  readonly keys: SdkKeys;
  readonly token: string;
}

/**
 * Runs the demo until SIGINT or SIGTERM. Its data is in a temporary directory, which is removed at the end, with its programs.
 * @param settings `UPRIVER_*` variables; of these the demo takes the address, port, threads and public URL
 * @returns the exit code
 */
export async function runDemo(
  settings: Readonly<Record<string, string | undefined>>,
  console: Console,
): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'upriver-demo-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const config = { ...readConfig({ ...settings, ...SETTINGS, UPRIVER_DATA: directory }), isDemo: true };
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const world = await openWorld(createRandom(SEED));
  const password = `demo-${randomBytes(PASSWORD_BYTES).toString('base64url')}`;
  let programs: Programs | undefined;
  try {
    console.out(`Upriver demo: plays ${PAST_HOURS} hours with invented vendors, then goes on live …`);
    const seeded = await seed(config, world, password, stopping.signal);
    if (seeded === undefined) return 0;
    return await serve(config, console, (url) => {
      programs = startLive(url, world, seeded, stopping.signal, console);
      greet(url, password, seeded, directory, console);
    });
  } finally {
    stopping.abort();
    await programs?.close();
    await world.close();
  }
}

/** Plays the past into the store. @returns undefined if it was stopped meanwhile */
async function seed(
  config: Config,
  world: OpenWorld,
  password: string,
  signal: AbortSignal,
): Promise<Seeded | undefined> {
  const startsAt = Date.now();
  const clock = createHandClock(startsAt);
  const app = await createApp(config, { clock, spacingMs: 0, organizationName: ORGANIZATION });
  try {
    const token = app.firstStart?.token ?? '';
    const ask = askApp(app, token);
    world.setClock(() => clock.now());
    world.setOperations(reportTo(ask, () => clock.now()));
    const keys = await playPast({ app, clock, world, ask, random: createRandom(SEED), signal }, startsAt);
    if (signal.aborted) return undefined;
    await seedPeople(ask, password);
    return { keys, token };
  } finally {
    await app.close();
  }
}

function startLive(url: string, world: OpenWorld, { keys, token }: Seeded, signal: AbortSignal, console: Console) {
  const programs = createPrograms({ endpoint: url, apiPort: world.apiPort }, keys);
  for (const { slug } of PROJECTS) for (const version of world.versionsOf(slug)) programs.start(slug, version);
  const report = reportTo(askUrl(url, token), Date.now);
  world.setClock(Date.now);
  world.setOperations({
    async deployed(project, version) {
      programs.start(project, version);
      await report.deployed(project, version);
    },
    rolledBack: (project, version) => programs.stop(project, version),
    configured: (project, description) => report.configured(project, description),
  });
  world.onAlert((title) => console.out(`alert: ${title}`));
  playLive(world, signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(`upriver: the demo stands still: ${String(error)}`);
  });
  return programs;
}

/** Reports what is deployed, as a delivery pipeline would. */
function reportTo(ask: Ask, now: () => number): Operations {
  const report = async (project: string, change: object): Promise<void> => {
    await ask('POST', `/api/v1/projects/${project}/changes`, {
      environment: 'production',
      at: new Date(now()).toISOString(),
      actor: 'delivery pipeline',
      ...change,
    });
  };
  return {
    deployed: (project, name) => report(project, { kind: 'deployment', name }),
    rolledBack: () => Promise.resolve(),
    configured: (project, description) => report(project, { kind: 'configuration', description }),
  };
}

function greet(url: string, password: string, { token }: Seeded, directory: string, { out }: Console): void {
  out('');
  out('This is a demo: vendors, calls and incidents are simulated, on this machine only.');
  out('');
  out(`Open      ${url}`);
  for (const { email, role } of PEOPLE) out(`Sign in   ${email} (${role}), password ${password}`);
  out(`Commands  export UPRIVER_URL=${url} UPRIVER_TOKEN=${token}`);
  out('          npm run upriver -- verdict');
  out('');
  out(
    'Within a minute: Northpay fails (them), version 119 of storefront breaks calls to Quickfind (us), Vectora AI fails',
  );
  out(
    'for the only project that calls it (undecided), Mapforge reports trouble that no call feels (not affecting you),',
  );
  out('Mailrush and Signhub are healthy, and nobody can say how Parcelio and Labelwright are (cannot say).');
  out(`It ends after ten minutes, and begins again after ${ROUND_MINUTES - ROUND_BEFORE_MINUTES}.`);
  out(`Data is in ${directory} and is deleted at the end (Ctrl-C).`);
  out('');
}
