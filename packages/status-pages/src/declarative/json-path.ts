import { isRecord } from '../reading/json-value.ts';

/**
 * A path into a JSON document: member names between dots, `[2]` for one item, `[*]` for all of them.
 * `data.items[*].state.name`; `$` or an empty text is the document itself. Names with other characters: `["a.b"]`.
 */
export type JsonPath = readonly Step[];

type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'all' };

/** Steps of one path; deeper documents are not described by hand. */
const STEPS_MAX = 20;
/** Values that one path may give. */
const VALUES_MAX = 5000;

const TOKEN = /\.?([A-Za-z_$][\w$-]*)|\[(\d{1,5})\]|\[(\*)\]|\["([^"\]]{1,200})"\]/y;

/** Text → path, or undefined when it is not one. */
export function parseJsonPath(text: string): JsonPath | undefined {
  const source = text.replace(/^\$\.?/, '');
  const steps: Step[] = [];
  let position = 0;
  while (position < source.length) {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(source);
    if (match === null || steps.length === STEPS_MAX) return undefined;
    steps.push(toStep(match));
    position += match[0].length;
  }
  return source.startsWith('.') ? undefined : steps;
}

/** All values at the path, in order; none when something on the way is missing. */
export function valuesAt(root: unknown, path: JsonPath): readonly unknown[] {
  let values: readonly unknown[] = [root];
  for (const step of path) values = values.flatMap((value) => follow(value, step)).slice(0, VALUES_MAX);
  return values;
}

/** The first value at the path. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  return valuesAt(root, path)[0];
}

function toStep(match: RegExpExecArray): Step {
  const [, plain, index, all, quoted] = match;
  if (all !== undefined) return { kind: 'all' };
  if (index !== undefined) return { kind: 'item', index: Number(index) };
  return { kind: 'member', name: plain ?? quoted ?? '' };
}

/** Own members only: what stands in a prototype is nobody's data. */
function follow(value: unknown, step: Step): readonly unknown[] {
  if (step.kind === 'member') return isRecord(value) && Object.hasOwn(value, step.name) ? [value[step.name]] : [];
  if (step.kind === 'item') return Array.isArray(value) && step.index < value.length ? [value[step.index]] : [];
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}
