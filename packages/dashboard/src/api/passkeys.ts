// Passkeys of the browser, between the two requests that each ceremony takes.
import type { Passkey, Session } from '@upriver/contract';
import { api } from './client.ts';

export const PASSKEYS_PATH = '/api/v1/session/passkeys';

/** @throws ApiError, and DOMException when the reader closes the browser's dialog */
export async function signInWithPasskey(): Promise<Session> {
  const path = '/api/v1/session/passkey';
  const options = await api<PublicKeyCredentialRequestOptionsJSON>('POST', `${path}/options`, { staysHere: true });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = toJson(await navigator.credentials.get({ publicKey }));
  return api<Session>('POST', path, { body: { response }, staysHere: true });
}

/** @throws ApiError, and DOMException when the reader closes the browser's dialog */
export async function addPasskey(name: string): Promise<Passkey> {
  const options = await api<PublicKeyCredentialCreationOptionsJSON>('POST', `${PASSKEYS_PATH}/options`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = toJson(await navigator.credentials.create({ publicKey }));
  return api<Passkey>('POST', PASSKEYS_PATH, { body: { name, response } });
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no credential', 'NotAllowedError');
  return credential.toJSON();
}
