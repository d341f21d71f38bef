import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCase } from '../../fixture-cases.ts';
import { detectFormat, readManifests } from '../../index.ts';
import { readCase } from '../../read-case.ts';

test('requirements of a project, a collection and a role give collections, roles and repositories', async () => {
  assert.deepEqual(await describeCase('ansible/project'), {
    'galaxy.yml': ['ansible/hetzner.hcloud@>=4.0.0 runtime direct', 'ansible/community.general@* runtime direct'],
    'requirements.yml': [
      'ansible/amazon.aws@ runtime direct',
      'ansible/datadog.dd@>=5.0.0,<6 runtime direct',
      'ansible/community.general@9.1.0 runtime direct',
      'git/git.example.com/acme/shop@main runtime direct from:https://git.example.com/acme/shop.git',
      'ansible/geerlingguy.docker@ runtime direct',
      'ansible/newrelic.newrelic-infra@0.14.0 runtime direct',
      'git/github.com/acme/ansible-role-base@ runtime direct from:git+https://github.com/acme/ansible-role-base.git',
    ],
    'roles/web/meta/main.yml': ['ansible/cloudflare.dns@ runtime direct', 'ansible/sentry.agent@ runtime direct'],
  });
});

test('a list of roles as it was written before collections is read, and what it includes', async () => {
  const roles = '- src: acme.base\n- acme.web,1.2.0,web\n- include: more/roles.yml\n';
  const { files } = await readManifests([
    { path: 'ansible/roles/requirements.yml', content: roles },
    { path: 'ansible/roles/more/roles.yml', content: 'roles: [{ name: acme.more, version: v3 }]\n' },
  ]);
  assert.deepEqual(
    files.flatMap(({ path, dependencies }) =>
      dependencies.map(({ name, requirement, line }) => [path, name, requirement, line]),
    ),
    [
      ['ansible/roles/more/roles.yml', 'ansible/acme.more', 'v3', undefined],
      ['ansible/roles/requirements.yml', 'ansible/acme.base', '', 1],
      ['ansible/roles/requirements.yml', 'ansible/acme.web', '1.2.0', 2],
    ],
  );
});

test('a file of that name is only read as requirements of Ansible if it is one', async () => {
  assert.equal(detectFormat('requirements.yaml', '---\ncollections:\n- a.b\n')?.name, 'ansible-requirements');
  assert.equal(detectFormat('charts/requirements.yaml', 'dependencies:\n- name: a\n')?.name, 'kubernetes-helm-chart');
  assert.equal(detectFormat('meta/main.yml', 'title: a page\n'), undefined);
  const [problem] = await readCase('galaxy.yml', 'namespace: [');
  assert.match(problem ?? '', /not valid YAML/);
});
