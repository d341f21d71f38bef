import type { Outcome } from '../../packages/detection/src/causes/cause.ts';
import type { ChangeMarkerKind } from '@upriver/contract';
import { drawNormal } from '../detection/random.ts';
import type { Random } from '../detection/random.ts';
import { drawRollout, drawWorld, leavesOf, pick, pickWeighted } from './world.ts';
import type { Leaf, World, WorldProject } from './world.ts';

/** What is true in a story, and all that it does. Minutes are beside the onset. */
export interface Story {
  readonly family: string;
  readonly side: 'them' | 'us' | 'both';
  /** True if a change of ours that calls show (a deployment or a flag) is at fault. */
  readonly isVisibleChange: boolean;
  readonly world: World;
  /** Share of a leaf's calls that fail by it. */
  readonly depth: (leaf: Leaf, minute: number, deployment: string, account: string) => number;
  readonly mix: readonly (readonly [Outcome, number])[];
  readonly answeredBy: 'vendor' | 'proxy' | 'mixed';
  readonly limit: 'spent' | 'shed';
  /** Share of calls to another vendor that fail. */
  readonly otherDepth: (project: WorldProject, region: string, vendor: number) => number;
  /** Share of a probe's attempts that fail, and of those at other hosts. */
  readonly probeDepth: number;
  readonly probeOthers: number;
  readonly posted: number;
  readonly falsePage: boolean;
  readonly isMaintenance: boolean;
  /** Share of other organizations that feel it. */
  readonly organizations: number;
  /** A change that was at fault or happened by chance, if it is reported. */
  readonly changes: readonly {
    readonly kind: ChangeMarkerKind;
    readonly at: number;
    readonly project: string;
    readonly name?: string;
  }[];
  /** Minute from which a credential is another one. */
  readonly rotatedAt: number | null;
}

type Draw = (random: Random, world: World, hostile: boolean) => Partial<Story> & Pick<Story, 'side'>;

interface Family {
  readonly name: string;
  readonly weight: number;
  readonly given?: { readonly projects?: number };
  readonly draw: Draw;
}

/** Minutes before a version takes over at which its deployment is reported. */
const REPORTED_BEFORE = 0.5;

/** Draws a story: its family by weight, or the one that is named. */
export function drawStory(
  random: Random,
  options: { readonly family?: string; readonly hostile?: boolean; readonly projects?: number } = {},
): Story {
  const hostile = options.hostile ?? false;
  const named = FAMILIES.find(({ name }) => name === options.family);
  const family =
    named ??
    pickWeighted(
      random,
      FAMILIES.map((one) => [one, one.weight] as const),
    );
  const projects = options.projects ?? family.given?.projects;
  const world = drawWorld(random, projects === undefined ? {} : { projects });
  addChanceRollouts(random, world);
  const drawn = family.draw(random, world, hostile);
  const falseRate = hostile ? 0.08 : 0.025;
  const story: Story = {
    family: family.name,
    isVisibleChange: false,
    world,
    depth: () => 0,
    mix: vendorMix(random, hostile),
    answeredBy: 'vendor',
    limit: drawn.side === 'them' ? 'shed' : 'spent',
    otherDepth: () => 0,
    probeDepth: 0,
    probeOthers: 0,
    posted: 0,
    falsePage: random() < falseRate,
    isMaintenance: false,
    organizations: 0,
    changes: chanceChanges(random, world),
    rotatedAt: null,
    ...drawn,
  };
  return { ...story, changes: [...story.changes, ...harmlessDeployments(story)] };
}

/** Names of all families. */
export function familyNames(): string[] {
  return FAMILIES.map(({ name }) => name);
}

function addChanceRollouts(random: Random, world: World): void {
  for (const project of world.projects) {
    // Each project has its own rhythm; what falls near the onset does so by chance.
    const chance = (project.deploymentsPerDay * 110) / 1440;
    if (random() < chance)
      world.rollouts.push(
        drawRollout(random, project, 'v2', -90 + random() * 110, pick(random, ['rolling', 'instant'])),
      );
  }
}

function chanceChanges(random: Random, world: World): Story['changes'] {
  return world.projects.flatMap((project) =>
    random() < 0.08
      ? [{ kind: pick(random, ['configuration', 'flag'] as const), at: -90 + random() * 110, project: project.name }]
      : [],
  );
}

/** Deployments that did no harm are reported as those are that did. */
function harmlessDeployments({ world, changes }: Story): Story['changes'] {
  return world.rollouts
    .filter(({ project, deployment }) => !changes.some((one) => one.project === project && one.name === deployment))
    .map(({ project, deployment, takesOver }) => ({
      kind: 'deployment' as const,
      at: takesOver(0) - REPORTED_BEFORE,
      project,
      name: deployment,
    }));
}

const THEIR_CLASSES: readonly (readonly [Outcome, number])[] = [
  ['gateway', 30],
  ['server', 25],
  ['timeout', 20],
  ['connection', 8],
  ['slow', 9],
  ['rate_limited', 4],
  ['dns', 2],
  ['client', 2],
];
const OUR_CLASSES: readonly (readonly [Outcome, number])[] = [
  ['client', 30],
  ['server', 22],
  ['timeout', 17],
  ['auth', 8],
  ['rate_limited', 7],
  ['slow', 7],
  ['gateway', 4],
  ['connection', 5],
];
const ANY_CLASSES: readonly (readonly [Outcome, number])[] = [
  ['gateway', 20],
  ['server', 22],
  ['timeout', 20],
  ['connection', 8],
  ['slow', 8],
  ['client', 12],
  ['rate_limited', 6],
  ['auth', 4],
];

function drawMix(
  random: Random,
  classes: readonly (readonly [Outcome, number])[],
  hostile: boolean,
): readonly (readonly [Outcome, number])[] {
  const from = hostile && random() < 0.85 ? ANY_CLASSES : classes;
  const count = pick(random, [1, 1, 2, 2, 3]);
  return Array.from({ length: count }, () => [
    pickWeighted(
      random,
      from.map(([one, weight]) => [one, weight]),
    ),
    0.1 + random(),
  ]);
}

const vendorMix = (random: Random, hostile: boolean) => drawMix(random, THEIR_CLASSES, hostile);
const codeMix = (random: Random, hostile: boolean) => drawMix(random, OUR_CLASSES, hostile);

function mostly(random: Random, outcome: Outcome, beside: readonly Outcome[]): readonly (readonly [Outcome, number])[] {
  const main = 0.75 + 0.25 * random();
  return [[outcome, main], ...(beside.length > 0 && random() < 0.6 ? [[pick(random, beside), 1 - main] as const] : [])];
}

/** How deep: a quarter of all are total. */
function drawDepth(random: Random): number {
  return random() < 0.25 ? 0.9 + 0.1 * random() : Math.exp(Math.log(0.06) + random() * Math.log(15));
}

/** A depth that differs by endpoint, region and project, may ramp, and spares an endpoint by chance. */
function uneven(random: Random, world: World, hostile: boolean): (leaf: Leaf, minute: number) => number {
  const depth = drawDepth(random);
  const scatter = depth > 0.9 ? 0.05 : pick(random, [0.1, 0.3, 0.6]);
  const ramp = random() < 0.2 ? 1 + 7 * random() : 0;
  const factors = new Map<string, number>();
  const factorOf = (key: string): number => {
    let factor = factors.get(key);
    if (factor === undefined) factors.set(key, (factor = Math.exp(scatter * drawNormal(random))));
    return factor;
  };
  const sparedAt = world.endpoints.length > 2 && random() < 0.1 ? pick(random, world.endpoints) : undefined;
  const spared = new Map<string, boolean>();
  return (leaf, minute) => {
    if (minute < 0) return 0;
    if (hostile) {
      const key = `${leaf.project.name} ${leaf.region} ${leaf.endpoint}`;
      if (!spared.has(key)) spared.set(key, random() < 0.12);
      if (spared.get(key) === true) return 0;
    }
    const now = ramp === 0 ? 1 : Math.min(1, 0.15 + minute / ramp);
    const spare = leaf.endpoint === sparedAt ? 0.1 : 1;
    return Math.min(
      1,
      depth * now * spare * factorOf(leaf.endpoint) * factorOf(leaf.region) * factorOf(leaf.project.name),
    );
  };
}

/** The vendor as a whole, or the leaves that a part of it serves. */
function theirs(
  random: Random,
  world: World,
  hostile: boolean,
  hits: (leaf: Leaf) => boolean,
  kind: 'all' | 'part' | 'accounts',
): Partial<Story> & { side: 'them' } {
  const depth = uneven(random, world, hostile);
  const scope = { all: 1, part: 0.4, accounts: 0.08 }[kind];
  return {
    side: 'them',
    depth: (leaf, minute) => (hits(leaf) ? depth(leaf, minute) : 0),
    probeDepth: random() < 0.65 * scope ? 0.3 + 0.7 * random() : hostile ? 0.04 : 0,
    posted: { all: 0.45, part: 0.3, accounts: 0.12 }[kind],
    organizations: kind === 'all' ? 0.75 + 0.2 * random() : kind === 'part' ? 0.2 + 0.6 * random() : 0.1 * random(),
  };
}

function first(world: World): WorldProject {
  return world.projects[0] as WorldProject;
}

/** The project that a fault of ours is in; not always the busiest. */
function ourProject(random: Random, world: World): WorldProject {
  return random() < 0.7 ? first(world) : pick(random, world.projects);
}

function usedEndpoint(random: Random, world: World): string {
  const project = ourProject(random, world);
  return pickWeighted(random, project.endpoints);
}

function deployFault(
  kind: 'rolling' | 'instant' | 'canary',
  extra: (random: Random, story: Partial<Story>, project: WorldProject) => Partial<Story> = () => ({}),
): Draw {
  return (random, world, hostile) => {
    let project = ourProject(random, world);
    if (kind !== 'instant' && project.instances < 2) {
      const grown = { ...project, instances: 3 };
      world.leaves.splice(0, Infinity, ...world.leaves.filter((leaf) => leaf.project !== project), ...leavesOf(grown));
      world.projects.splice(world.projects.indexOf(project), 1, grown);
      project = grown;
    }
    const lag = random() < 0.85 ? 0 : random() * (hostile ? 30 : 8);
    remove(world, project);
    world.rollouts.push(drawRollout(random, project, 'v3', -lag, kind));
    const depth = uneven(random, world, hostile);
    const endpoint = random() < 0.35 ? pickWeighted(random, project.endpoints) : undefined;
    const story: Partial<Story> & { side: 'us' } = {
      side: 'us',
      isVisibleChange: project.reportsDeployments,
      mix: codeMix(random, hostile),
      depth: (leaf, minute, deployment) =>
        leaf.project.name === project.name &&
        deployment === 'v3' &&
        (endpoint === undefined || leaf.endpoint === endpoint)
          ? depth(leaf, minute)
          : 0,
      changes: [{ kind: 'deployment', at: -lag - random(), project: project.name, name: 'v3' }],
    };
    return { ...story, ...extra(random, story, project) };
  };
}

/** Rollouts by chance of a project whose own rollout is the story. */
function remove(world: World, project: WorldProject): void {
  for (let index = world.rollouts.length - 1; index >= 0; index -= 1)
    if (world.rollouts[index]?.project === project.name) world.rollouts.splice(index, 1);
}

function projectFault(
  marker: ChangeMarkerKind | null,
  hit: (random: Random, world: World, project: WorldProject) => (leaf: Leaf) => boolean,
  mixOf: (random: Random, hostile: boolean) => Story['mix'],
): Draw {
  return (random, world, hostile) => {
    const project = ourProject(random, world);
    const depth = uneven(random, world, hostile);
    const hits = hit(random, world, project);
    const isMarked = marker !== null && random() < 0.8;
    return {
      side: 'us',
      mix: mixOf(random, hostile),
      depth: (leaf, minute) => (hits(leaf) ? depth(leaf, minute) : 0),
      ...(isMarked ? { changes: [{ kind: marker, at: -random() * 3, project: project.name }] } : {}),
    };
  };
}

function networkFault(mixOf: (random: Random) => Story['mix'], answeredBy: Story['answeredBy'] = 'vendor'): Draw {
  return (random, world, hostile) => {
    const project = ourProject(random, world);
    const region = pick(random, project.regions);
    const scope = pick(random, ['place', 'region', 'all', 'all'] as const);
    const depth = uneven(random, world, false);
    const hits = (name: string, one: string): boolean =>
      scope === 'all' || (one === region && (scope === 'region' || name === project.name));
    const deep = 0.3 + 0.7 * random();
    const isInside = random() < 0.4;
    return {
      side: 'us',
      mix: hostile && random() < 0.4 ? drawMix(random, ANY_CLASSES, true) : mixOf(random),
      answeredBy,
      depth: (leaf, minute) => (hits(leaf.project.name, leaf.region) ? depth(leaf, minute) : 0),
      otherDepth: (one, at) => (hits(one.name, at) ? deep * (0.5 + 0.5 * random()) : 0),
      probeDepth: isInside ? 0.8 : 0,
      probeOthers: isInside ? 0.7 : 0,
    };
  };
}

/** A route to the vendor alone, of one project or of all. */
const brokenRoute = projectFault(
  null,
  (random, world, project) =>
    random() < 0.5 ? () => true : (leaf) => leaf.project.name === project.name && world.projects.length > 0,
  (random) =>
    drawMix(
      random,
      [
        ['connection', 40],
        ['timeout', 50],
        ['slow', 10],
      ],
      false,
    ),
);

const FAMILIES: readonly Family[] = [
  {
    name: 'vendor-wide',
    weight: 300,
    draw: (random, world, hostile) => theirs(random, world, hostile, () => true, 'all'),
  },
  {
    name: 'vendor region',
    weight: 220,
    draw: (random, world, hostile) => {
      const region = pick(random, first(world).regions);
      return theirs(random, world, hostile, (leaf) => leaf.region === region, 'part');
    },
  },
  {
    name: 'vendor endpoint',
    weight: 220,
    draw: (random, world, hostile) => {
      const endpoint = usedEndpoint(random, world);
      return theirs(random, world, hostile, (leaf) => leaf.endpoint === endpoint, 'part');
    },
  },
  {
    name: 'vendor accounts',
    weight: 90,
    draw: (random, world, hostile) => {
      const hit = new Set(world.projects.filter(({ name }) => name === 'p0' || random() < 0.3).map(({ name }) => name));
      return theirs(random, world, hostile, (leaf) => hit.has(leaf.project.name), 'accounts');
    },
  },
  {
    name: 'vendor tenants',
    weight: 40,
    draw: (random, world, hostile) => {
      const story = theirs(random, world, hostile, () => true, 'accounts');
      const hit = new Set(world.projects.flatMap(({ accounts }) => accounts.filter(() => random() < 0.35)));
      const depth = story.depth;
      return {
        ...story,
        depth: (leaf, minute, deployment, account) =>
          hit.has(account) ? (depth?.(leaf, minute, deployment, account) ?? 0) : 0,
      };
    },
  },
  {
    name: 'vendor slow',
    weight: 130,
    draw: (random, world, hostile) => ({
      ...theirs(random, world, hostile, () => true, 'all'),
      mix: mostly(random, 'slow', ['timeout']),
    }),
  },
  {
    name: 'vendor flapping',
    weight: 95,
    draw: (random, world, hostile) => {
      const story = theirs(random, world, hostile, () => true, 'all');
      const [up, down] = [1 + random() * 3, 1 + random() * 3];
      const depth = story.depth;
      return {
        ...story,
        depth: (leaf, minute, deployment, account) =>
          minute >= 0 && minute % (up + down) < down ? (depth?.(leaf, minute, deployment, account) ?? 0) : 0,
      };
    },
  },
  {
    name: 'vendor 4xx bug',
    weight: 120,
    draw: (random, world, hostile) => {
      const endpoint = random() < 0.6 ? usedEndpoint(random, world) : undefined;
      return {
        ...theirs(
          random,
          world,
          hostile,
          (leaf) => endpoint === undefined || leaf.endpoint === endpoint,
          endpoint === undefined ? 'all' : 'part',
        ),
        mix: mostly(random, 'client', ['server']),
        probeDepth: 0,
      };
    },
  },
  {
    name: 'vendor auth',
    weight: 80,
    draw: (random, world, hostile) => ({
      ...theirs(random, world, hostile, () => true, 'all'),
      mix: mostly(random, 'auth', ['server', 'gateway']),
      probeDepth: 0,
    }),
  },
  {
    name: 'vendor sheds load',
    weight: 40,
    draw: (random, world, hostile) => ({
      ...theirs(random, world, hostile, () => true, 'all'),
      mix: mostly(random, 'rate_limited', ['gateway', 'timeout']),
    }),
  },
  {
    name: 'vendor + harmless canary',
    weight: 125,
    draw: (random, world, hostile) => {
      const project = first(world);
      world.rollouts.push(drawRollout(random, project, 'v3', -2 - random() * 10, 'canary'));
      return theirs(random, world, hostile, () => true, 'all');
    },
  },
  {
    name: 'vendor ends as we deploy',
    weight: 115,
    draw: (random, world, hostile) => {
      const story = theirs(random, world, hostile, () => true, 'all');
      const end = 4 + random() * 10;
      world.rollouts.push(drawRollout(random, first(world), 'v3', end - random(), 'instant'));
      const depth = story.depth;
      return {
        ...story,
        depth: (leaf, minute, deployment, account) =>
          minute < end ? (depth?.(leaf, minute, deployment, account) ?? 0) : 0,
      };
    },
  },
  {
    name: 'deploy during vendor outage',
    weight: 140,
    draw: (random, world, hostile) => {
      world.rollouts.push(
        drawRollout(random, first(world), 'v3', 1 + random() * 9, pick(random, ['rolling', 'instant'])),
      );
      return theirs(random, world, hostile, () => true, 'all');
    },
  },
  {
    name: 'vendor + quiet bystander',
    weight: 175,
    draw: (random, world, hostile) => {
      quietProject(random, world, first(world).environment);
      return theirs(random, world, hostile, () => true, 'all');
    },
  },
  {
    name: 'vendor + cron elsewhere',
    weight: 95,
    draw: (random, world, hostile) => {
      quietProject(random, world, 'sandbox');
      return theirs(random, world, hostile, (leaf) => leaf.environment !== 'sandbox', 'all');
    },
  },
  {
    name: 'vendor refuses',
    weight: 105,
    draw: (random, world, hostile) => ({
      ...theirs(random, world, hostile, () => true, 'all'),
      mix: mostly(random, 'connection', ['timeout', 'dns']),
      probeDepth: random() < 0.85 ? 0.4 + 0.6 * random() : 0,
    }),
  },
  {
    name: 'shared cloud',
    weight: 50,
    draw: (random, world, hostile) => {
      const hit = Array.from({ length: 5 }, () => random() < 0.5);
      return {
        ...theirs(random, world, hostile, () => true, 'all'),
        otherDepth: (_project, _region, vendor) => (hit[vendor] === true ? 0.2 + 0.8 * random() : 0),
      };
    },
  },
  {
    name: 'vendor environment',
    weight: 30,
    draw: (random, world, hostile) => {
      const { environment } = first(world);
      return theirs(random, world, hostile, (leaf) => leaf.environment === environment, 'part');
    },
  },
  {
    name: 'vendor maintenance',
    weight: 30,
    draw: (random, world, hostile) => ({ ...theirs(random, world, hostile, () => true, 'all'), isMaintenance: true }),
  },
  {
    name: 'vendor as we deploy',
    weight: 15,
    draw: (random, world, hostile) => {
      remove(world, first(world));
      const kind = pick(random, ['rolling', 'instant'] as const);
      world.rollouts.push(drawRollout(random, first(world), 'v3', -1 + 2 * random(), kind));
      return theirs(random, world, hostile, () => true, 'all');
    },
  },
  { name: 'deploy rolling', weight: 175, draw: deployFault('rolling') },
  { name: 'deploy instant', weight: 190, draw: deployFault('instant') },
  { name: 'deploy canary', weight: 170, draw: deployFault('canary') },
  { name: 'deploy + page false alarm', weight: 80, draw: deployFault('instant', () => ({ falsePage: true })) },
  {
    name: 'deploy rolled back',
    weight: 95,
    draw: (random, world, hostile) => {
      const story = deployFault(pick(random, ['instant', 'rolling']))(random, world, hostile);
      const end = 4 + random() * 10;
      const last = world.rollouts.at(-1);
      if (last) world.rollouts.splice(-1, 1, { ...last, until: end });
      return story;
    },
  },
  {
    name: 'flag',
    weight: 175,
    draw: (random, world, hostile) => {
      const project = withFeatures(random, world);
      const depth = uneven(random, world, hostile);
      const feature = pick(random, project.features);
      return {
        side: 'us',
        isVisibleChange: true,
        mix: codeMix(random, hostile),
        depth: (leaf, minute) =>
          leaf.project.name === project.name && leaf.feature === feature ? depth(leaf, minute) : 0,
        changes: [{ kind: 'flag', at: -random() * 2, project: project.name, name: feature }],
      };
    },
  },
  {
    name: 'project bug',
    weight: 110,
    draw: projectFault(
      'configuration',
      (_random, _world, project) => (leaf) => leaf.project.name === project.name,
      codeMix,
    ),
  },
  {
    name: 'project bug at an endpoint',
    weight: 50,
    draw: projectFault(
      'configuration',
      (random, _world, project) => {
        const endpoint = pickWeighted(random, project.endpoints);
        return (leaf) => leaf.project.name === project.name && leaf.endpoint === endpoint;
      },
      codeMix,
    ),
  },
  {
    name: 'one bad host of ours',
    weight: 45,
    draw: (random, world, hostile) => {
      const project = world.projects.find(({ instances }) => instances > 1) ?? first(world);
      const depth = uneven(random, world, hostile);
      return {
        side: 'us',
        mix: drawMix(
          random,
          [
            ['connection', 3],
            ['timeout', 4],
            ['dns', 2],
            ['slow', 1],
          ],
          hostile,
        ),
        depth: (leaf, minute) =>
          leaf.project.name === project.name && leaf.instance === 0
            ? Math.max(0.3, depth(leaf, minute)) * Number(minute >= 0)
            : 0,
      };
    },
  },
  { name: 'our DNS', weight: 130, draw: networkFault((random) => mostly(random, 'dns', ['timeout', 'connection'])) },
  {
    name: 'our network',
    weight: 150,
    draw: networkFault((random) =>
      drawMix(
        random,
        [
          ['connection', 45],
          ['timeout', 42],
          ['dns', 8],
          ['slow', 5],
        ],
        false,
      ),
    ),
  },
  {
    name: 'our proxy',
    weight: 80,
    draw: networkFault((random) => mostly(random, 'gateway', ['timeout', 'connection']), 'proxy'),
  },
  {
    name: 'route to the vendor',
    weight: 30,
    draw: (random, world, hostile) => {
      const story = brokenRoute(random, world, hostile);
      // This server often runs where the programs do.
      return random() < 0.4 ? { ...story, probeDepth: 0.6 + 0.4 * random() } : story;
    },
  },
  {
    name: 'key of one project',
    weight: 125,
    draw: (random, world) => {
      const project = ourProject(random, world);
      const deep = random() < 0.85 ? 0.97 + 0.03 * random() : 0.3 + 0.6 * random();
      const isRotation = random() < 0.5;
      return {
        side: 'us',
        mix: mostly(random, 'auth', ['client']),
        depth: (leaf, minute) => (minute >= 0 && leaf.project.name === project.name ? deep : 0),
        ...(isRotation ? { changes: [{ kind: 'key', at: -random() * 2, project: project.name }], rotatedAt: 0 } : {}),
      };
    },
  },
  {
    name: 'key shared',
    weight: 70,
    draw: (random, world) => {
      for (const [index, project] of world.projects.entries())
        Object.assign(project, { credential: random() < 0.85 || index === 0 ? 'key-shared' : project.credential });
      const deep = random() < 0.85 ? 0.97 + 0.03 * random() : 0.3 + 0.6 * random();
      return {
        side: 'us',
        mix: mostly(random, 'auth', ['client']),
        depth: (leaf, minute) => (minute >= 0 && leaf.project.credential === 'key-shared' ? deep : 0),
        // Somebody revoked or changed it, and said so; or it has expired.
        ...(random() < 0.4
          ? { changes: [{ kind: 'key' as const, at: -random() * 2, project: first(world).name }] }
          : {}),
      };
    },
  },
  {
    name: 'quota of one project',
    weight: 100,
    draw: projectFault(
      null,
      (_random, _world, project) => (leaf) => leaf.project.name === project.name,
      (random) => mostly(random, 'rate_limited', ['auth', 'slow']),
    ),
  },
  {
    name: 'quota shared',
    weight: 80,
    draw: projectFault(
      null,
      () => () => true,
      (random) => mostly(random, 'rate_limited', ['auth', 'slow']),
    ),
  },
  {
    name: 'bad input',
    weight: 105,
    draw: projectFault(
      'configuration',
      (random, _world, project) => {
        const endpoint = random() < 0.5 ? pickWeighted(random, project.endpoints) : undefined;
        return (leaf) => leaf.project.name === project.name && (endpoint === undefined || leaf.endpoint === endpoint);
      },
      (random) => mostly(random, 'client', ['server']),
    ),
  },
  {
    name: 'two faults at once',
    weight: 60,
    draw: (random, world, hostile) => {
      const project = first(world);
      const lag = 1 + random() * 6;
      remove(world, project);
      world.rollouts.push(drawRollout(random, project, 'v3', lag, pick(random, ['rolling', 'instant'])));
      const story = theirs(random, world, hostile, () => true, 'all');
      const depth = story.depth;
      const extra = 0.3 + 0.7 * random();
      return {
        ...story,
        side: 'both',
        depth: (leaf, minute, deployment, account) => {
          const vendor = depth?.(leaf, minute, deployment, account) ?? 0;
          return leaf.project.name === project.name && deployment === 'v3' ? 1 - (1 - vendor) * (1 - extra) : vendor;
        },
      };
    },
  },
];

function quietProject(random: Random, world: World, environment: string): void {
  const quiet: WorldProject = {
    ...first(world),
    name: 'quiet',
    environment,
    callsPerMinute: 1 + random(),
    credential: 'key-quiet',
    instances: 1,
    features: [''],
  };
  world.projects.splice(world.projects.length, 0, quiet);
  world.leaves.splice(world.leaves.length, 0, ...leavesOf(quiet));
}

function withFeatures(random: Random, world: World): WorldProject {
  const project = ourProject(random, world);
  if (project.features.length > 1) return project;
  const grown = { ...project, features: ['new-checkout', 'old-checkout'] };
  world.projects.splice(world.projects.indexOf(project), 1, grown);
  world.leaves.splice(0, Infinity, ...world.leaves.filter((leaf) => leaf.project !== project), ...leavesOf(grown));
  return grown;
}
