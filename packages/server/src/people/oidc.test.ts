import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { createOidc } from './oidc.ts';
import type { OidcProvider } from './oidc-providers.ts';

test('a provider whose answer has no end is read to a bound, and the sign-in ends with the reason', async () => {
  const chunk = Buffer.alloc(65_536, ' ');
  let chunks = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const send = (): void => {
      chunks += 1;
      if (!response.destroyed) response.write(chunk, send);
    };
    send();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const provider = providerAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await assert.rejects(
      createOidc([provider]).start(provider, 'http://127.0.0.1/callback', '/', 0),
      (error: Error) => {
        assert.match(inspect(error), /more than 1000000 bytes/);
        return true;
      },
    );
    assert.ok(chunks < 500, `${chunks} chunks were read`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

function providerAt(issuer: string): OidcProvider {
  return {
    id: 'acme',
    name: 'Acme',
    issuer: new URL(issuer),
    clientId: 'client',
    clientSecret: 'a secret of the client',
    organization: undefined,
    domains: [],
    role: undefined,
    roleClaim: undefined,
    roles: new Map(),
    trustsEmail: false,
    scopes: ['openid'],
  };
}
