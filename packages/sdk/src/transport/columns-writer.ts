import type { Config } from '../runtime/config.ts';
import { joinTags } from '../capture/evidence.ts';
import type { Notes } from '../capture/evidence.ts';
import type { Call } from '../capture/recorder.ts';
import { createShare } from '../capture/share.ts';

const NONE = -1;

/**
 * Makes what writes calls as `columns` of a body, which hold the same events as `batch` in a sixth of the bytes: a field is one value for all, or
 * a list; texts are places in `texts`, tags in `tag_sets`.
 */
export function createColumnsWriter({
  feature: _feature,
  tags,
  ...constants
}: Config['constants']): (calls: readonly Call[]) => string {
  const constantTexts = Object.entries(constants) as [string, string | undefined][];
  const sharedTags = tags && JSON.stringify(tags);
  const shareTags = createShare();

  /** Most calls have none of their own, or only the fingerprint of their key. */
  function tagsText(notes: Notes | undefined): string | undefined {
    if (notes?.tags) return JSON.stringify(joinTags(notes, tags));
    return notes?.credential ? shareTags(notes.credential, () => JSON.stringify(joinTags(notes, tags))) : sharedTags;
  }

  return (calls) => {
    const texts = new Map<string, number>();
    const tagSets = new Map<string, number>();
    const place = (text: string | undefined): number => placeOf(texts, text);
    const columns: [name: string, values: number[]][] = [
      ...constantTexts.map(([name, text]): [string, number[]] => [name, [place(text)]]),
      ['host', calls.map(({ host }) => place(host))],
      ['endpoint', calls.map(({ endpoint }) => place(endpoint))],
      ['method', calls.map(({ method }) => place(method))],
      ['error_class', calls.map((call) => place(call.error_class))],
      ['feature', calls.map(({ feature }) => place(feature || undefined))],
      ['tags', calls.map(({ notes }) => placeOf(tagSets, tagsText(notes)))],
      ['status', calls.map(({ status }) => status)],
      // Whole numbers are written several times as fast.
      ['latency_us', calls.map((call) => Math.round(call.latency_ms * 1000))],
    ];
    const times = calls.map(({ ts }, index) => ts - (calls[index - 1]?.ts ?? 0));
    const fields = columns.map(([name, values]) => write(name, values)).join('');
    const lists = `"texts":${JSON.stringify([...texts.keys()])},"tag_sets":[${[...tagSets.keys()].join()}]`;
    return `{"count":${calls.length},${lists}${fields},"ts":${JSON.stringify(times)}}`;
  };
}

/** Where a text is in the list, at the end of which a new one is added. */
function placeOf(places: Map<string, number>, text: string | undefined): number {
  if (text === undefined) return NONE;
  const known = places.get(text);
  if (known !== undefined) return known;
  places.set(text, places.size);
  return places.size - 1;
}

/** As one number when all are the same; not at all when there is none. */
function write(name: string, values: readonly number[]): string {
  const [first = NONE] = values;
  if (!values.every((value) => value === first)) return `,"${name}":${JSON.stringify(values)}`;
  return first === NONE ? '' : `,"${name}":${first}`;
}
