import type { CellKey } from '../../packages/detection/src/causes/cell.ts';
import { drawNormal } from '../detection/random.ts';
import type { Random } from '../detection/random.ts';

/** One project, where it runs and what it calls. */
export interface WorldProject {
  readonly name: string;
  readonly environment: string;
  readonly regions: readonly string[];
  /** Endpoint and its share of the calls. */
  readonly endpoints: readonly (readonly [endpoint: string, share: number])[];
  readonly callsPerMinute: number;
  readonly features: readonly string[];
  readonly instances: number;
  readonly credential: string;
  readonly accounts: readonly string[];
  readonly reportsDeployments: boolean;
  readonly reportsChanges: boolean;
  readonly deploymentsPerDay: number;
  readonly baseRate: number;
}

/** What is deployed when: the newest whose time has come on an instance. */
export interface Rollout {
  readonly project: string;
  readonly deployment: string;
  /** Minute, beside the onset, at which an instance takes it over; Infinity for never. */
  readonly takesOver: (instance: number) => number;
  /** Minute at which it is taken back. */
  readonly until: number;
}

/** The finest group that a story plays. */
export interface Leaf {
  readonly project: WorldProject;
  readonly environment: string;
  readonly region: string;
  readonly endpoint: string;
  readonly feature: string;
  readonly instance: number;
  readonly callsPerMinute: number;
}

/** An organization and its calls to one vendor. */
export interface World {
  readonly projects: WorldProject[];
  readonly regions: readonly string[];
  readonly endpoints: readonly string[];
  readonly leaves: Leaf[];
  readonly otherVendors: readonly {
    readonly vendor: string;
    readonly projects: readonly string[];
    readonly callsPerMinute: number;
  }[];
  readonly clusters: number;
  readonly rollouts: Rollout[];
}

/** Calls a minute that stories are played at. */
export const RATES = [1, 3, 10, 40, 300, 1500] as const;

/** A world by chance. `projects` and `callsPerMinute` may be given. */
export function drawWorld(
  random: Random,
  given: { readonly projects?: number; readonly callsPerMinute?: number } = {},
): World {
  const regions = ['eu-west-1', 'us-east-1', 'ap-south-1'].slice(0, pick(random, [1, 1, 1, 2, 2, 3]));
  const namesRegions = random() < 0.85;
  const endpoints = Array.from({ length: pick(random, [1, 2, 3, 3, 4, 5, 6, 8]) }, (_, index) => `/v1/e${index}`);
  const perMinute = given.callsPerMinute ?? pick(random, RATES);
  const reports = random() < 0.9;
  const count = given.projects ?? pick(random, [1, 2, 3, 4, 5]);
  const perDay = pick(random, [0.3, 1, 2, 5, 10]);
  const hasFeatures = random() < 0.4;
  const isSharedKey = random() < 0.35;
  const projects = Array.from({ length: count }, (_, index): WorldProject => {
    const used = endpoints.filter(() => random() < 0.7);
    const own = used.length > 0 ? used : [pick(random, endpoints)];
    const weights = own.map(() => Math.exp(0.9 * drawNormal(random)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const ownRegions = regions.filter(() => random() < 0.75);
    return {
      name: `p${index}`,
      environment: index > 0 && random() < 0.15 ? 'staging' : 'production',
      regions: namesRegions ? (ownRegions.length > 0 ? ownRegions : [pick(random, regions)]) : [''],
      endpoints: own.map((endpoint, place) => [endpoint, (weights[place] ?? 0) / sum]),
      callsPerMinute: index === 0 ? perMinute : perMinute * Math.exp(1.1 * drawNormal(random)),
      features: hasFeatures && random() < 0.7 ? ['new-checkout', 'old-checkout'].slice(0, 2) : [''],
      instances: pick(random, [1, 2, 3, 4]),
      credential: isSharedKey ? 'key-shared' : `key-${index}`,
      accounts: Array.from({ length: pick(random, [3, 6, 10]) }, (_unused, place) => `acct-${index}-${place}`),
      reportsDeployments: reports,
      reportsChanges: random() < 0.8,
      deploymentsPerDay: perDay,
      baseRate: Math.exp(Math.log(0.0005) + random() * Math.log(40)),
    };
  });
  return {
    projects,
    regions,
    endpoints,
    leaves: projects.flatMap(leavesOf),
    otherVendors: Array.from({ length: pick(random, [0, 1, 2, 3, 4]) }, (_, index) => ({
      vendor: `other${index}`,
      projects: projects.filter(() => random() < 0.7).map(({ name }) => name),
      callsPerMinute: perMinute * Math.exp(0.8 * drawNormal(random)) * 0.5,
    })),
    clusters: pick(random, [1, 1, 1, 2, 3, 4]),
    rollouts: [],
  };
}

/** The leaves of one project. */
export function leavesOf(project: WorldProject): Leaf[] {
  const { regions, endpoints, features, instances, environment, callsPerMinute } = project;
  return regions.flatMap((region) =>
    endpoints.flatMap(([endpoint, share]) =>
      features.flatMap((feature) =>
        Array.from({ length: instances }, (_, instance) => ({
          project,
          environment,
          region,
          endpoint,
          feature,
          instance,
          callsPerMinute: (callsPerMinute * share) / regions.length / features.length / instances,
        })),
      ),
    ),
  );
}

/** What an instance runs at a minute. */
export function deploymentAt(world: World, { project, instance }: Leaf, minute: number): string {
  let deployment = 'v1';
  for (const rollout of world.rollouts)
    if (rollout.project === project.name && minute >= rollout.takesOver(instance) && minute < rollout.until)
      deployment = rollout.deployment;
  return deployment;
}

/** The cell that a leaf's calls are counted in. */
export function cellAt(world: World, leaf: Leaf, minute: number): CellKey {
  const { project, environment, region, endpoint, feature } = leaf;
  const deployment = project.reportsDeployments ? deploymentAt(world, leaf, minute) : '';
  return { project: project.name, environment, region, endpoint, deployment, feature };
}

/** A rollout by chance of kind: instance by instance, all at once, or one instance only. */
export function drawRollout(
  random: Random,
  project: WorldProject,
  deployment: string,
  at: number,
  kind: 'rolling' | 'instant' | 'canary',
  until = Infinity,
): Rollout {
  const step = kind === 'rolling' ? (1 + random() * 10) / project.instances : 0;
  return {
    project: project.name,
    deployment,
    takesOver: (instance) => (kind === 'canary' ? (instance === 0 ? at : Infinity) : at + instance * step),
    until,
  };
}

/** One of a list. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** One of a list of pairs, by weight. */
export function pickWeighted<Value>(
  random: Random,
  values: readonly (readonly [value: Value, weight: number])[],
): Value {
  let left = random() * values.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of values) {
    left -= weight;
    if (left <= 0) return value;
  }
  return values[0]?.[0] as Value;
}
