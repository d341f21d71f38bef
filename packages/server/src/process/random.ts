import { randomBytes } from 'node:crypto';
import { CREDENTIAL_RANDOM_BYTES, credentialOf } from '../domain/credentials.ts';
import type { CredentialPrefix } from '../domain/credentials.ts';
import { IDENTIFIER_RANDOM_BYTES, identifierOf } from '../domain/identifiers.ts';
import type { IdentifierPrefix } from '../domain/identifiers.ts';

/** A new identifier, for something that a person creates. */
export function createIdentifier(prefix: IdentifierPrefix, now: number): string {
  return identifierOf(prefix, now, randomBytes(IDENTIFIER_RANDOM_BYTES));
}

/** A new credential, which nobody can guess. */
export function createCredential(prefix: CredentialPrefix): string {
  return credentialOf(prefix, randomBytes(CREDENTIAL_RANDOM_BYTES));
}
