import assert from 'node:assert/strict';

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Metric families by name. */
export type Exposition = ReadonlyMap<string, { readonly type: string; readonly samples: readonly Sample[] }>;

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*';
const VALUE = String.raw`"(?:[^"\\\n]|\\["\\n])*"`;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Inf|NaN)`;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}=${VALUE}(?:,${LABEL}=${VALUE})*)?\\})? (${NUMBER})$`);

/**
 * Reads gauges in Prometheus text format 0.0.4 or OpenMetrics 1.0.0, and fails on what a strict reader of that format refuses: a
 * sample outside of its family, a family twice, a series twice, a label twice, another escape, a missing end.
 */
export function parseExposition(text: string, format: 'prometheus' | 'openmetrics'): Exposition {
  const families = new Map<string, { type: string; help: boolean; samples: Sample[]; series: Set<string> }>();
  assert.ok(text.endsWith('\n'), 'the last line has an end');
  const lines = text.slice(0, -1).split('\n');
  if (format === 'openmetrics') assert.equal(lines.pop(), '# EOF');
  let current = '';
  for (const line of lines) {
    if (line === '' && format === 'prometheus') continue;
    const comment = new RegExp(`^# (HELP|TYPE) (${NAME}) (.*)$`).exec(line);
    if (comment !== null) {
      const [, kind, name = '', rest = ''] = comment;
      if (name !== current) {
        assert.ok(!families.has(name), `${name} is one family`);
        families.set(name, { type: '', help: false, samples: [], series: new Set() });
        current = name;
      }
      const family = families.get(name);
      assert.ok(family !== undefined && family.samples.length === 0, `${line} stands before the samples`);
      if (kind === 'TYPE') {
        assert.equal(family.type, '', `${name} has one type`);
        assert.equal(rest, 'gauge');
        family.type = rest;
      } else {
        assert.ok(!family.help, `${name} has one help text`);
        assert.match(rest, format === 'openmetrics' ? /^(?:[^\\"]|\\[\\n"])+$/ : /^(?:[^\\]|\\[\\n])+$/);
        family.help = true;
      }
      continue;
    }
    const sample = SAMPLE.exec(line);
    assert.ok(sample !== null, `a sample: ${line}`);
    const [, name = '', pairs = '', value = ''] = sample;
    assert.equal(name, current, `${line} stands in its family`);
    const family = families.get(name);
    assert.ok(family !== undefined && family.type !== '', `${name} has a type`);
    const labels = parseLabels(pairs);
    const series = JSON.stringify(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)));
    assert.ok(!family.series.has(series), `${line} is there once`);
    family.series.add(series);
    family.samples.push({ labels, value: Number(value.replace('Inf', 'Infinity')) });
  }
  return families;
}

function parseLabels(pairs: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [, label = '', value = ''] of pairs.matchAll(new RegExp(`(${LABEL})=(${VALUE})`, 'g'))) {
    assert.ok(!(label in labels) && !label.startsWith('__'), `the label ${label} is there once`);
    labels[label] = value.slice(1, -1).replaceAll(/\\(["\\n])/g, (_all, one: string) => (one === 'n' ? '\n' : one));
  }
  return labels;
}
