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

test('variables of an interface that runs in the same cluster have low confidence, and those of one elsewhere do not', () => {
  const release = (address: string): string =>
    `env:\n  OPENAI_API_BASE_URLS: "${address}"\n  OPENAI_API_KEYS: "none"\n`;
  const scopeAt = (path: string, address: string): string | undefined =>
    collectEvidence(path, release(address)).find(({ name }) => name === 'env:OPENAI_API_KEYS')?.scope;
  assert.equal(scopeAt('apps/chat/release.yaml', 'http://llama-swap:8080/v1'), 'development');
  assert.equal(scopeAt('apps/chat/release.yaml', 'http://models.ai.svc.cluster.local/v1'), 'development');
  assert.equal(scopeAt('apps/chat/release.yaml', 'https://api.openai.com/v1'), 'runtime');
  assert.equal(scopeAt('apps/chat/release.yaml', 'http://localhost:8080/v1'), 'runtime');
});
