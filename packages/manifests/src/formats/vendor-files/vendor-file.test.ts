import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { environmentExample } from './vendor-file.ts';

test('files that vendors name are evidence by their name alone', async () => {
  const paths = [
    'vercel.json',
    'web/supabase/config.toml',
    '.circleci/config.yml',
    'config.toml',
    'app/vercel.json.bak',
  ];
  const { files } = await readManifests(paths.map((path) => ({ path, content: '{"secret":"hunter2"}' })));
  assert.deepEqual(
    files.map(({ path, dependencies }) => [path, ...dependencies.map(({ name }) => name)]),
    [
      ['.circleci/config.yml', '.circleci/config.yml'],
      ['app/vercel.json.bak'],
      ['config.toml'],
      ['vercel.json', 'vercel.json'],
      ['web/supabase/config.toml', 'supabase/config.toml'],
    ],
  );
});

test('an example of an environment is one however its parts are named, and a file in use or of another kind is none', () => {
  const named = [
    '.env.example',
    '.env-template',
    '.env.resend.example',
    'env.sample',
    'api/.example.env',
    '.env.local.dist',
    '.env_sample',
  ];
  const others = ['.env', '.env.local', '.env.production', '.test.env', 'env.ts', 'venv.example', 'environment.sample'];
  const isExample = (path: string): boolean => environmentExample.files.test(path);
  assert.deepEqual([named.filter(isExample), others.filter(isExample)], [named, []]);
  // The words of a name and what separates them are never the same, or this would be tried in more ways than there is time for.
  assert.equal(isExample(`env${'-s'.repeat(1000)}_x`), false);
});

test('an example of an environment of a test or a tool is for development', async () => {
  const paths = ['.claude/skills/ask/.env.example', 'api/.env.example', 'tests/.env.example'];
  const { files } = await readManifests(paths.map((path) => ({ path, content: 'STRIPE_SECRET_KEY=\n' })));
  assert.deepEqual(
    files.map(({ path, dependencies }) => [path, dependencies[0]?.scope]),
    [
      ['.claude/skills/ask/.env.example', 'development'],
      ['api/.env.example', 'runtime'],
      ['tests/.env.example', 'development'],
    ],
  );
});

test('an example of an environment gives names of credentials, never values, and .env is not opened', async () => {
  const content =
    '# payments\nSTRIPE_SECRET_KEY=sk_live_hunter2\nexport NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=hunter2\n#OPENAI_API_KEY=\nPORT=3000\nSTRIPE_SECRET_KEY=again\nDATABASE_URL=postgres://u:hunter2@h/d\n';
  const { files } = await readManifests([
    { path: '.env.example', content },
    { path: '.env', content },
  ]);
  const [real, example] = files;
  assert.deepEqual(real?.dependencies, []);
  assert.deepEqual(
    example?.dependencies.map(({ name, line }) => `${line} ${name}`),
    ['2 env:STRIPE_SECRET_KEY', '3 env:CLERK_PUBLISHABLE_KEY', '4 env:OPENAI_API_KEY'],
  );
  assert.equal(JSON.stringify(files).includes('hunter2'), false);
});

test('a name that a program puts before all its variables is not taken for a vendor', async () => {
  const own =
    'POLAR_ENV=\nPOLAR_LOG_LEVEL=\nPOLAR_POSTGRES_PASSWORD=\nPOLAR_STRIPE_SECRET_KEY=\nPOLAR_POLAR_ACCESS_TOKEN=\nPUBLIC_INTERCOM_APP_ID=\nPORT=1\n';
  const vendors = 'AZURE_OPENAI_API_KEY=\nAZURE_REDIS_HOST=\nAZURE_CLIENT_ID=\nAWS_SESSION_TOKEN=\nAWS_ACCESS_KEY=\n';
  const { files } = await readManifests([
    { path: '.env.example', content: own },
    { path: 'api/.env.example', content: vendors },
  ]);
  const names = Object.fromEntries(files.map(({ path, dependencies }) => [path, dependencies.map(({ name }) => name)]));
  assert.deepEqual(names, {
    '.env.example': ['env:POSTGRES_PASSWORD', 'env:STRIPE_SECRET_KEY', 'env:POLAR_ACCESS_TOKEN', 'env:INTERCOM_APP_ID'],
    'api/.env.example': [
      'env:AZURE_OPENAI_API_KEY',
      'env:AZURE_CLIENT_ID',
      'env:AWS_SESSION_TOKEN',
      'env:AWS_ACCESS_KEY',
    ],
  });
});

test('what Laravel writes into every example of an environment has low confidence, and elsewhere counts', async () => {
  const skeleton = 'APP_KEY=\nAPP_DEBUG=true\nLOG_CHANNEL=stack\nQUEUE_CONNECTION=sync\n';
  const content = 'AWS_SECRET_ACCESS_KEY=\nVITE_PUSHER_APP_KEY=\nSTRIPE_SECRET=\n';
  const scopesOf = async (text: string) =>
    (await readManifests([{ path: '.env.example', content: text }])).files[0]?.dependencies
      .filter(({ name }) => name !== 'env:APP_KEY')
      .map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(await scopesOf(skeleton + content), [
    'env:AWS_SECRET_ACCESS_KEY development',
    'env:PUSHER_APP_KEY development',
    'env:STRIPE_SECRET runtime',
  ]);
  assert.deepEqual(await scopesOf(content), [
    'env:AWS_SECRET_ACCESS_KEY runtime',
    'env:PUSHER_APP_KEY runtime',
    'env:STRIPE_SECRET runtime',
  ]);
});

test('accounts, lists and add-ons in an example of an environment are names too, addresses and pages are not', async () => {
  const content =
    'MAILCHIMP_LIST_ID=\nSLACK_WEBHOOK=\nBRAINTREE_MERCHANT_ID=\nCLOUDINARY_URL=\nALGOLIA_INDEX=\nGITHUB_URL=\nFACEBOOK_PAGE=\nREDIS_URL=\n';
  const { files } = await readManifests([{ path: '.env.sample', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name }) => name),
    [
      'env:MAILCHIMP_LIST_ID',
      'env:SLACK_WEBHOOK',
      'env:BRAINTREE_MERCHANT_ID',
      'env:CLOUDINARY_URL',
      'env:ALGOLIA_INDEX',
    ],
  );
});

test('an example of an environment of what only CI or developers run has the scope of the build', async () => {
  const { files } = await readManifests([{ path: 'fastlane/example.env', content: 'SLACK_WEBHOOK=\n' }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, scope }) => `${name} ${scope}`),
    ['env:SLACK_WEBHOOK build'],
  );
});
