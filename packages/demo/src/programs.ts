import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROJECTS } from './organization.ts';
import type { DemoCall } from './organization.ts';

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

/** What a program is started with. */
export interface ProgramSettings {
  /** Where Upriver listens. */
  readonly endpoint: string;
  readonly sdkKey: string;
  readonly version: string;
  readonly environment: string;
  readonly region: string;
  readonly apiPort: number;
  readonly calls: readonly DemoCall[];
  readonly share: number;
}

/** Programs of every project, one process for each version that runs. */
export interface Programs {
  start(project: string, version: string): void;
  stop(project: string, version: string): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly project: string;
  readonly version: string;
  readonly child: ChildProcess;
}

export function createPrograms(
  { endpoint, apiPort }: Pick<ProgramSettings, 'endpoint' | 'apiPort'>,
  keys: ReadonlyMap<string, string>,
): Programs {
  let running: readonly Running[] = [];
  const ofProject = (slug: string): Running[] => running.filter(({ project }) => project === slug);
  const shareAmong = (slug: string): void => {
    const versions = ofProject(slug);
    for (const { child } of versions) if (child.connected) child.send(1 / versions.length);
  };
  return {
    start(slug, version) {
      const project = PROJECTS.find((candidate) => candidate.slug === slug);
      if (project === undefined) throw new Error(`the demo has no project ${slug}`);
      const { environment, region, calls } = project;
      const sdkKey = keys.get(slug) ?? '';
      const settings: ProgramSettings = { endpoint, apiPort, sdkKey, version, environment, region, calls, share: 1 };
      const child = fork(PROGRAM, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      running = [...running, { project: slug, version, child }];
      shareAmong(slug);
    },
    async stop(slug, version) {
      const stopped = ofProject(slug).filter((one) => one.version === version);
      running = running.filter((one) => !stopped.includes(one));
      shareAmong(slug);
      await Promise.all(stopped.map(end));
    },
    async close() {
      const all = running;
      running = [];
      await Promise.all(all.map(end));
    },
  };
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
