import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence, readManifests } from '../../index.ts';

test('variables of a product that runs at a domain of the operator have low confidence', async () => {
  const scopesOf = async (place: string): Promise<(string | undefined)[]> => {
    const { files } = await readManifests([{ path: '.env.example', content: `${place}\nLIVEKIT_API_KEY=\n` }]);
    const inYaml = collectEvidence('deploy/app.yaml', `${place.replace('=', ': ')}\nLIVEKIT_API_KEY: x\n`);
    const all = [...(files[0]?.dependencies ?? []), ...inYaml];
    return all.flatMap(({ name, scope }) => (name === 'env:LIVEKIT_API_KEY' ? scope : []));
  };
  assert.deepEqual(await scopesOf('LIVEKIT_URL=wss://calls.example.org'), ['development', 'development']);
  assert.deepEqual(await scopesOf('APP_LIVEKIT_API_URL="https://livekit.acme.net:7880"'), [
    'development',
    'development',
  ]);
  assert.deepEqual(await scopesOf('LIVEKIT_URL=wss://acme.livekit.cloud'), ['runtime', 'runtime']);
  // Where developers run it says nothing of production.
  assert.deepEqual(await scopesOf('LIVEKIT_URL=ws://localhost:7880'), ['runtime', 'runtime']);
  assert.deepEqual(await scopesOf('LIVEKIT_WEBHOOK_URL=https://api.acme.net/livekit'), ['runtime', 'runtime']);
});
