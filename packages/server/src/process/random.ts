import { randomBytes } from 'node:crypto';
import { CREDENTIAL_RANDOM_BYTES, credentialOf } from '../domain/credentials.ts';
import type { CredentialPrefix } from '../domain/credentials.ts';
import { IDENTIFIER_RANDOM_BYTES, identifierOf } from '../domain/identifiers.ts';
import type { IdentifierPrefix } from '../domain/identifiers.ts';

const SIGNING_BYTES = 32;

/** A new identifier, for something that a person creates. */
export function createIdentifier(prefix: IdentifierPrefix, now: number): string {
  return identifierOf(prefix, now, randomBytes(IDENTIFIER_RANDOM_BYTES));
}

/** A secret that signs webhooks: `whsec_` and 32 bytes as base64, as Standard Webhooks writes them. */
export function createSigningSecret(): string {
  return `whsec_${randomBytes(SIGNING_BYTES).toString('base64')}`;
}

/** A number from 0 to below 1, for pauses that are not to fall together. */
export function randomShare(): number {
  return Math.random();
}

/** A new credential, which nobody can guess. */
export function createCredential(prefix: CredentialPrefix): string {
  return credentialOf(prefix, randomBytes(CREDENTIAL_RANDOM_BYTES));
}
