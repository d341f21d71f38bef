import { CreateToken, CreatedToken, Token } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { API_TOKEN_PREFIX, credentialStart, hashCredential } from '../../domain/credentials.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createCredential, createIdentifier } from '../../process/random.ts';
import { insertToken, listTokens, revokeToken } from '../../store/organizations/tokens.ts';
import type { TokenRecord } from '../../store/organizations/tokens.ts';
import { route } from '../route.ts';

/** ISO 8601 with a zone; a bare date or local time would mean another moment on another machine. */
const ISO_WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

export const tokenRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/tokens',
    access: 'admin',
    tag: 'Tokens',
    summary: 'Lists the API tokens of the organization, newest first, without their secrets.',
    status: 200,
    answer: Type.Array(Token),
    async handle({ database }, { caller }) {
      return (await listTokens(database.kysely, caller.organizationId)).map(toToken);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/tokens',
    access: 'admin',
    tag: 'Tokens',
    summary: 'Creates an API token. Only this response contains the secret.',
    body: CreateToken,
    bodyExample: { name: 'dashboard', scopes: ['read'], expiresAt: '2027-01-01T00:00:00Z' },
    status: 201,
    answer: CreatedToken,
    errors: ['unprocessable'],
    async handle({ database }, { caller, body, now, record }) {
      if (body.scopes.includes('operator') && !caller.scopes.includes('operator'))
        throw new AppError('missing_scope', 'Only a token with scope "operator" can create one.');
      const secret = createCredential(API_TOKEN_PREFIX);
      const token: TokenRecord = {
        id: createIdentifier('tok', now),
        organizationId: caller.organizationId,
        name: body.name.trim(),
        prefix: credentialStart(secret),
        hash: hashCredential(secret),
        scopes: [...new Set(body.scopes)],
        createdAt: now,
        expiresAt: readExpiry(body.expiresAt, now),
        revokedAt: null,
        lastUsedAt: null,
      };
      await database.transaction(async (db) => {
        await insertToken(db, token);
        await record(db, 'token.create', { subject: token, after: toToken(token) });
      });
      return { ...toToken(token), token: secret };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/tokens/:id',
    access: 'admin',
    tag: 'Tokens',
    summary: 'Revokes a token immediately.',
    params: Type.Object({ id: Type.String() }),
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, now, record }) {
      await database.transaction(async (db) => {
        const token = (await listTokens(db, caller.organizationId)).find(({ id }) => id === params.id);
        if (token === undefined || !(await revokeToken(db, caller.organizationId, token.id, now)))
          throw notFound('token');
        await record(db, 'token.revoke', { subject: token, before: toToken(token) });
      });
    },
  }),
];

function readExpiry(given: string | null | undefined, now: number): number | null {
  if (given === null || given === undefined) return null;
  const expiresAt = ISO_WITH_ZONE.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(expiresAt) || expiresAt <= now) {
    const message = 'must be a future time in ISO 8601 with a time zone, for example 2027-01-01T00:00:00Z';
    throw new AppError('invalid_request', `body.expiresAt ${message}.`, {
      details: [{ field: 'body.expiresAt', message }],
    });
  }
  return expiresAt;
}

function toToken(record: TokenRecord): Token {
  return {
    id: record.id,
    name: record.name,
    prefix: record.prefix,
    scopes: [...record.scopes],
    createdAt: toTimestamp(record.createdAt),
    expiresAt: toNullableTimestamp(record.expiresAt),
    lastUsedAt: toNullableTimestamp(record.lastUsedAt),
    revokedAt: toNullableTimestamp(record.revokedAt),
  };
}
