// What must be done so that a server has what a file says. Pure: nothing is sent.
import { isDeepStrictEqual } from 'node:util';
import type { Channel, Configuration, ConfiguredChannel, ConfiguredProject } from '@upriver/contract';
import { canonicalChannel, canonicalOverlay, canonicalRule, canonicalVendor } from './canonical.ts';
import type { CanonicalOverlay, CanonicalRule, CanonicalVendor } from './canonical.ts';
import type { Current } from './current.ts';
import type { FieldPath } from './read-configuration.ts';

/** Parts by their kind. Secrets are a step of their own, because they cannot be compared or taken back. */
interface Parts {
  readonly project: ConfiguredProject;
  readonly vendor: CanonicalVendor;
  readonly overlay: CanonicalOverlay;
  readonly channel: ConfiguredChannel;
  readonly rule: CanonicalRule;
  readonly secrets: Pick<ConfiguredChannel, 'name' | 'secrets'>;
}

export type StepKind = keyof Parts;

/** One part to create (`before` is undefined) or to change. */
export type Step = {
  readonly [Kind in StepKind]: {
    readonly kind: Kind;
    /** Slug or name. */
    readonly key: string;
    /** Where the part stands in the file. */
    readonly path: FieldPath;
    readonly before: Parts[Kind] | undefined;
    readonly after: Parts[Kind];
  };
}[StepKind];

export interface Plan {
  /** In the order in which they are to be done: what others name comes first, secrets come last. */
  readonly steps: readonly Step[];
  readonly unchanged: number;
  /** What the server has and the file does not name. It stays. */
  readonly others: readonly string[];
  /** What cannot be, by the place in the file. */
  readonly problems: readonly { readonly path: FieldPath; readonly message: string }[];
}

/** @param rotates whether all secrets are sent, also those that the server has */
export function planConfiguration(configuration: Configuration, current: Current, rotates: boolean): Plan {
  const { projects = [], vendors = [], overlays = [], channels = [], rules = [] } = configuration;
  const all: Step[] = [
    ...projects.map((one, index): Step => {
      const after = { slug: one.slug, name: one.name.trim() };
      return {
        kind: 'project',
        key: one.slug,
        path: ['projects', index],
        before: current.projects.get(one.slug),
        after,
      };
    }),
    ...vendors.map((one, index): Step => {
      const [after, known] = [canonicalVendor(one), current.vendors.get(one.slug)];
      const before = known === undefined ? undefined : onlyGiven(known, after, ['adapter', 'declarative']);
      return { kind: 'vendor', key: one.slug, path: ['vendors', index], before, after };
    }),
    ...overlays.map((one, index): Step => {
      const after = canonicalOverlay(one);
      return {
        kind: 'overlay',
        key: one.slug,
        path: ['overlays', index],
        before: current.overlays.get(one.slug),
        after,
      };
    }),
    ...channels.map((one, index): Step => {
      const [after, known] = [canonicalChannel(one), current.channels.get(one.name.trim())];
      const before = known === undefined ? undefined : onlyGiven(canonicalChannel(known), after, ['enabled']);
      return { kind: 'channel', key: after.name, path: ['channels', index], before, after };
    }),
    ...rules.map((one, index): Step => {
      const after = canonicalRule(one);
      const known = current.rules.get(after.name);
      const before = known && { name: known.name, enabled: known.enabled, definition: known.definition };
      return { kind: 'rule', key: after.name, path: ['rules', index], before, after };
    }),
    ...channels.flatMap((one, index) => planSecrets(one, index, current.channels.get(one.name.trim()), rotates)),
  ];
  const steps = all.filter(({ before, after }) => before === undefined || !isDeepStrictEqual(before, after));
  return {
    steps,
    unchanged: all.length - steps.length,
    others: listOthers(configuration, current),
    problems: [...listUnknownChannels(configuration, current), ...listOtherKinds(channels, current)],
  };
}

/** Which fields a step changes, for people. */
export function changesOf({ before, after }: Step): readonly (readonly [field: string, from: unknown, to: unknown])[] {
  const [old, next] = [flatten(before ?? {}), flatten(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((field) =>
    isDeepStrictEqual(old[field], next[field]) ? [] : [[field, old[field], next[field]] as const],
  );
}

/** A definition's fields are told one by one. */
function flatten(part: object): Record<string, unknown> {
  const { definition, ...rest } = part as { definition?: Record<string, unknown> };
  return { ...rest, ...definition };
}

/** Without optional fields that the file does not mention: they stay as they are. */
function onlyGiven<Part extends object>(known: Part, after: Part, optional: readonly (keyof Part)[]): Part {
  const part = { ...known };
  for (const field of optional) if (after[field] === undefined) delete part[field];
  return part;
}

/** New channels get their secrets when they are created. */
function planSecrets(
  { name, secrets = {} }: ConfiguredChannel,
  index: number,
  known: Channel | undefined,
  rotates: boolean,
): Step[] {
  const isMissing = Object.keys(secrets).some((secret) => known?.secretNames.includes(secret) === false);
  if (known === undefined || Object.keys(secrets).length === 0 || !(rotates || isMissing)) return [];
  const key = name.trim();
  return [
    {
      kind: 'secrets',
      key,
      path: ['channels', index, 'secrets'],
      before: { name: key },
      after: { name: key, secrets },
    },
  ];
}

function listUnknownChannels({ channels = [], rules = [] }: Configuration, current: Current): Plan['problems'] {
  const known = new Set([...current.channels.keys(), ...channels.map(({ name }) => name.trim())]);
  return rules.flatMap(({ definition }, rule) =>
    (definition?.channels ?? []).flatMap((name, index) =>
      known.has(name)
        ? []
        : [
            {
              path: ['rules', rule, 'definition', 'channels', index],
              message: `names no channel of the file or the server: ${name}`,
            },
          ],
    ),
  );
}

function listOtherKinds(channels: readonly ConfiguredChannel[], current: Current): Plan['problems'] {
  return channels.flatMap(({ name, kind }, index) => {
    const known = current.channels.get(name.trim())?.kind ?? kind;
    const message = `is ${known} on the server, and the kind of a channel cannot change; give the channel another name`;
    return known === kind ? [] : [{ path: ['channels', index, 'kind'], message }];
  });
}

function listOthers(
  { projects = [], vendors = [], overlays = [], channels = [], rules = [] }: Configuration,
  current: Current,
) {
  const rest = (kind: string, known: Iterable<string>, named: readonly string[]): string[] =>
    [...known].filter((key) => !named.includes(key)).map((key) => `${kind} ${key}`);
  return [
    ...rest(
      'project',
      current.projects.keys(),
      projects.map(({ slug }) => slug),
    ),
    ...rest(
      'vendor',
      current.vendors.keys(),
      vendors.map(({ slug }) => slug),
    ),
    ...rest(
      'overlay',
      current.overlays.keys(),
      overlays.map(({ slug }) => slug),
    ),
    ...rest(
      'channel',
      current.channels.keys(),
      channels.map(({ name }) => name.trim()),
    ),
    ...rest(
      'rule',
      current.rules.keys(),
      rules.map(({ name }) => name.trim()),
    ),
  ];
}
