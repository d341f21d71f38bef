// Passkeys in a real browser, whose authenticator is a virtual one of the DevTools protocol.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { temporaryDirectory, TOKEN, startServer } from '../support/process.ts';

const PASSWORD = 'correct horse battery';

interface Sent {
  readonly status: number;
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape
}

/** A request of the page itself, with its cookies. */
function send(page: Page, method: string, path: string, body?: unknown): Promise<Sent> {
  return page.evaluate(
    async ([given, url, text]) => {
      const init = text === null ? {} : { body: text, headers: { 'content-type': 'application/json' } };
      const answer = await fetch(url, { method: given, ...init });
      const answered = await answer.text();
      return { status: answer.status, body: answered === '' ? null : JSON.parse(answered) };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Runs the browser's part: makes a passkey, or signs with one. */
function runCeremony(page: Page, kind: 'create' | 'get', options: unknown): Promise<unknown> {
  return page.evaluate(
    async ([ceremony, json]) => {
      const given = JSON.parse(json);
      const credential =
        ceremony === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(given) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(given) });
      return (credential as PublicKeyCredential).toJSON();
    },
    [kind, JSON.stringify(options)] as const,
  );
}

test('a passkey signs in its person alone, verified by the authenticator, until it is deleted', async (t) => {
  if (NO_BROWSER) return t.skip(NO_BROWSER);
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('WebAuthn.enable');
    const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/docs`);
    const invited = await fetch(`${server.url}/api/v1/invitations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', role: 'member' }),
    });
    const { code } = ((await invited.json()) as { data: { code: string } }).data;
    assert.equal((await send(page, 'POST', '/api/v1/session/passkeys/options')).status, 401);
    await send(page, 'POST', '/api/v1/invitations/accept', { code, name: 'Ada', password: PASSWORD });

    const creation = await send(page, 'POST', '/api/v1/session/passkeys/options');
    assert.equal(creation.status, 200, JSON.stringify(creation.body));
    const made = await runCeremony(page, 'create', creation.body.data);
    const added = await send(page, 'POST', '/api/v1/session/passkeys', { name: 'Laptop', response: made });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    // Its challenge is used up.
    const again = await send(page, 'POST', '/api/v1/session/passkeys', { name: 'Laptop', response: made });
    assert.equal(again.status, 422);
    assert.equal((await send(page, 'GET', '/api/v1/session/passkeys')).body.data[0].name, 'Laptop');
    await send(page, 'DELETE', '/api/v1/session');
    assert.equal((await send(page, 'GET', '/api/v1/session')).status, 401);

    const signIn = async (): Promise<Sent> => {
      const { body } = await send(page, 'POST', '/api/v1/session/passkey/options');
      assert.equal(body.data.userVerification, 'required');
      const response = await runCeremony(page, 'get', body.data);
      return send(page, 'POST', '/api/v1/session/passkey', { response });
    };
    const signedIn = await signIn();
    assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
    assert.equal(signedIn.body.data.person.email, 'ada@example.com');

    // Whoever only has the device, and asks it without verification, does not get in.
    await protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await send(page, 'DELETE', '/api/v1/session');
    const { body } = await send(page, 'POST', '/api/v1/session/passkey/options');
    const unverified = await runCeremony(page, 'get', { ...body.data, userVerification: 'discouraged' });
    assert.equal((await send(page, 'POST', '/api/v1/session/passkey', { response: unverified })).status, 401);
    await protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

    await signIn();
    const { id } = (await send(page, 'GET', '/api/v1/session/passkeys')).body.data[0];
    assert.equal((await send(page, 'DELETE', `/api/v1/session/passkeys/${id}`)).status, 204);
    await send(page, 'DELETE', '/api/v1/session');
    assert.equal((await signIn()).status, 401);

    const log = await fetch(`${server.url}/api/v1/audit-log`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const actions = ((await log.json()) as { data: { action: string }[] }).data.map(({ action }) => action);
    for (const action of ['passkey.create', 'passkey.delete', 'session.create'])
      assert.ok(actions.includes(action), action);
  } finally {
    await browser.close();
    await server.stop();
  }
});
