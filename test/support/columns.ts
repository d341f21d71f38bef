const TEXTS =
  'host service endpoint error_class method environment region feature sdk_version deployment_id runtime'.split(' ');

/** The events of a `batch` as `columns`, written as plainly as can be: every field is a list. */
export function columnsOf(events: readonly object[]): Record<string, unknown> {
  const all = events as readonly Record<string, unknown>[];
  const texts = [...new Set(all.flatMap((each) => TEXTS.flatMap((name) => (name in each ? [each[name]] : []))))];
  const tagSets = all.flatMap(({ tags }) => (tags === undefined ? [] : [tags as object]));
  return {
    count: all.length,
    texts,
    tag_sets: tagSets,
    ...Object.fromEntries(TEXTS.map((name) => [name, all.map((each) => texts.indexOf(each[name]))])),
    tags: all.map(({ tags }) => tagSets.indexOf(tags as object)),
    status: all.map(({ status }) => status),
    latency_us: all.map((each) => Math.round(Number(each['latency_ms']) * 1000)),
    ts: all.map(({ ts }, index) => Number(ts) - Number(index > 0 ? all[index - 1]?.['ts'] : 0)),
  };
}
