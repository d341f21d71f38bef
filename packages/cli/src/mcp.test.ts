import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startCli } from '../../../test/support/cli.ts';
import { createTestStores } from '../../../test/support/stores.ts';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));

for (const store of createTestStores())
  describe(`upriver mcp with a server on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('speaks the protocol on standard input and output, and says nothing else there', async () => {
      await using server = await startCli({}, store);
      const { api, url } = server;
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      const client = new Client({ name: 'test', version: '1.0.0' });
      const env = { UPRIVER_URL: url, UPRIVER_TOKEN: api.token };
      await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'], env }));
      try {
        assert.equal((await client.listTools()).tools.length, 7);
        const answer = await client.callTool({ name: 'check_service', arguments: { service: 'acme-pay' } });
        assert.equal((answer.structuredContent as { verdict: string }).verdict, 'cannot_say');
        const unknown = await client.callTool({ name: 'check_service', arguments: { service: 'none' } });
        assert.match(JSON.stringify(unknown.content), /No such service/);
        const { contents } = await client.readResource({ uri: 'upriver://services/acme-pay' });
        assert.match(JSON.stringify(contents), /Acme Pay/);
      } finally {
        await client.close();
      }
    });
  });

test('without a token every tool says what is missing', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, 'mcp'],
      env: { UPRIVER_URL: 'http://127.0.0.1:1' },
    }),
  );
  try {
    const answer = await client.callTool({ name: 'list_incidents', arguments: {} });
    assert.equal(answer.isError, true);
    assert.match(JSON.stringify(answer.content), /no API token: set UPRIVER_TOKEN/);
  } finally {
    await client.close();
  }
});
