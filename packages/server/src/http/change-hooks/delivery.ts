import type { ChangeMarkerKind, ChangeSourceKind } from '@upriver/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameHash, signBody } from '../../domain/credentials.ts';
import { AppError } from '../../domain/errors.ts';

/** A change as a delivery reports it. */
export interface ReportedChange {
  /** What the sender identifies it by: the same again is the same change. */
  readonly key: string;
  readonly kind: ChangeMarkerKind;
  /** Milliseconds UTC. */
  readonly at: number;
  /** See `StoredChangeMarker`. */
  readonly precision: number;
  /** Repository or project key; null where the sender names none. */
  readonly origin: string | null;
  readonly environment: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly actor: string | null;
  readonly url: string | null;
}

/** What a delivery says: changes, or why it reports none. */
export type Delivery = { readonly changes: readonly ReportedChange[] } | { readonly ignored: string };

/** The header that each sender signs with, and what stands before the digits. */
const SIGNATURES: Readonly<Record<ChangeSourceKind, { readonly header: string; readonly prefix: string }>> = {
  github: { header: 'x-hub-signature-256', prefix: 'sha256=' },
  launchdarkly: { header: 'x-ld-signature', prefix: '' },
  webhook: { header: 'x-upriver-signature-256', prefix: 'sha256=' },
};

/** @throws unauthenticated unless the body is signed with one of the secrets */
export function checkSignature(
  kind: ChangeSourceKind,
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  body: Uint8Array,
): void {
  const { header, prefix } = SIGNATURES[kind];
  const given = headers[header];
  if (typeof given !== 'string')
    throw refused(
      `The header ${header} is missing. Set the secret of the change source in the settings of the sender.`,
    );
  // Every comparison is made, so that the time says nothing of which one fits.
  const fits = secrets.map((one) => isSameHash(`${prefix}${signBody(one, body)}`, given.toLowerCase()));
  if (!fits.includes(true))
    throw refused(
      `The signature in ${header} does not fit the body. The secret of the sender must be that of the change source.`,
    );
}

function refused(message: string): AppError {
  return new AppError('unauthenticated', message);
}

/** Text of a sender for people: one line of at most so many characters; null where there is none. */
export function textOf(value: string | null | undefined, charactersMax: number): string | null {
  const line = (value ?? '').replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : line.slice(0, charactersMax).toWellFormed();
}

/** An address that may be shown as a link; null for any other. */
export function linkOf(value: string | null | undefined): string | null {
  return value !== null && value !== undefined && /^https?:\/\/\S{1,2000}$/.test(value) ? value : null;
}
