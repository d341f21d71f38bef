import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overview, series, trouble } from './answer.fixture.ts';
import { projectLines } from './project-lines.ts';

test('a project has every verdict on its impaired calls, the vendors that it uses, and the sentence of its worst one', () => {
  const one = series('them');
  const { project, sentence } = one;
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
  assert.deepEqual(lines.get(project.slug), { verdicts: ['them', 'undecided'], vendors: 1, why: sentence });
  assert.deepEqual(lines.get('idle'), { verdicts: ['cannot_say'], vendors: 0, why: 'No vendor known yet.' });
});
