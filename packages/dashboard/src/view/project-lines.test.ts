import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overview, series, trouble } from './answer.fixture.ts';
import { projectLines } from './project-lines.ts';

test('a project has every verdict on its impaired calls, the vendors that it uses, and what its worst one is', () => {
  const one = series('them');
  const { project } = one;
  const lines = projectLines(
    {
      ...overview(
        { healthy: 1 },
        trouble('Stripe', series('healthy', { project: 'billing' }), one),
        trouble('OpenAI', series('us', { project: 'billing' }), series('undecided')),
      ),
      projects: [
        { ...project, verdict: 'them', verdicts: ['them', 'undecided'] },
        { id: 'proj_b', name: 'Idle', slug: 'idle', verdict: 'cannot_say', verdicts: ['cannot_say'] },
      ],
      services: overview({ healthy: 1 }).services.map((service) => ({ ...service, projects: [project.slug] })),
    },
    'UTC',
  );
  const { why, ...rest } = lines.get(project.slug) ?? {};
  assert.deepEqual(rest, { verdicts: ['them', 'undecided'], vendors: 1 });
  assert.equal(
    why?.replaceAll('\u00A0', ' '),
    'Stripe: 31 % of calls fail, usually 0.2 %. Their servers. Page silent for 13 min.',
  );
  assert.deepEqual(lines.get('idle'), { verdicts: ['cannot_say'], vendors: 0, why: 'No vendor known yet.' });
});
