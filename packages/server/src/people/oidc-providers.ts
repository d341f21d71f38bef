// The file that names OpenID Connect providers: TOML, one `[[provider]]` each. docs/people.md describes it.
import { readFileSync } from 'node:fs';
import { ROLES } from '@upriver/contract';
import type { Role } from '@upriver/contract';
import { parse } from 'smol-toml';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { classifyAddress } from '../domain/address.ts';
import { OperatorError } from '../domain/operator-error.ts';

const role = Type.Unsafe<Role>({ type: 'string', enum: [...ROLES] });
const text = Type.String({ minLength: 1 });

const ProviderFields = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
    name: text,
    issuer: text,
    client_id: text,
    client_secret: text,
    organization: Type.Optional(text),
    domains: Type.Optional(Type.Array(Type.String({ pattern: '^[^@\\s]+\\.[^@\\s]+$' }))),
    role: Type.Optional(role),
    role_claim: Type.Optional(text),
    roles: Type.Optional(Type.Record(text, role)),
    trusts_email: Type.Optional(Type.Boolean()),
    scopes: Type.Optional(Type.Array(text)),
  },
  { additionalProperties: false },
);
const ProviderFile = Compile(Type.Object({ provider: Type.Array(ProviderFields) }, { additionalProperties: false }));

/** A provider that signs people in. */
export interface OidcProvider {
  readonly id: string;
  /** What the button says. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Slug of the organization that its people become members of; undefined for the first one. */
  readonly organization: string | undefined;
  /** Domains of e-mail addresses that it may sign in, in lower case; empty for all. */
  readonly domains: readonly string[];
  /** Role of people for whom no claim says another; undefined: they need an invitation. */
  readonly role: Role | undefined;
  /** The claim whose values are looked up in `roles`, such as `groups`. */
  readonly roleClaim: string | undefined;
  readonly roles: ReadonlyMap<string, Role>;
  /** The provider's addresses are true although it does not say `email_verified`, as those of one company's directory. */
  readonly trustsEmail: boolean;
  readonly scopes: readonly string[];
}

/** Issuers at which anybody can have an account. */
const OPEN_TO_ALL =
  /^https:\/\/(?:accounts\.google\.com\/?$|login\.microsoftonline\.com\/(?:common|consumers|organizations|9188040d-6c67-4c5b-b112-36a304b66dad)(?:\/|$))/;

/**
 * @param file none without a file
 * @throws OperatorError naming the file, the provider and what is wrong
 */
export function readOidcProviders(file: string | undefined): readonly OidcProvider[] {
  if (file === undefined) return [];
  const fail = (problem: string): never => {
    throw new OperatorError(`UPRIVER_OIDC_FILE: ${file}: ${problem}`);
  };
  let parsed: unknown;
  try {
    parsed = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
  }
  if (!ProviderFile.Check(parsed)) {
    const [problem] = ProviderFile.Errors(parsed);
    return fail(`${problem?.instancePath.replaceAll('/', '.').slice(1) || 'the file'} ${problem?.message}`);
  }
  const providers = parsed.provider.map((fields) => {
    const problem = problemOf(fields);
    return problem === undefined ? toProvider(fields) : fail(`provider "${fields.id}": ${problem}`);
  });
  if (new Set(providers.map(({ id }) => id)).size < providers.length) return fail('two providers have the same id');
  return providers;
}

function problemOf({
  issuer,
  domains = [],
  role: given,
  roles,
  role_claim: claim,
}: Static<typeof ProviderFields>): string | undefined {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isLoopback = url?.hostname === 'localhost' || classifyAddress(url?.hostname ?? '') === 'loopback';
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback))
    return 'issuer must be an https URL, for example https://accounts.google.com';
  if ((roles === undefined) !== (claim === undefined)) return 'role_claim and roles belong together';
  if (given !== undefined && domains.length === 0 && OPEN_TO_ALL.test(issuer))
    return 'anybody can have an account there: name your domains, or leave out role, so that people need an invitation';
  return undefined;
}

function toProvider(fields: Static<typeof ProviderFields>): OidcProvider {
  return {
    id: fields.id,
    name: fields.name,
    issuer: new URL(fields.issuer),
    clientId: fields.client_id,
    clientSecret: fields.client_secret,
    organization: fields.organization,
    domains: (fields.domains ?? []).map((domain) => domain.toLowerCase()),
    role: fields.role,
    roleClaim: fields.role_claim,
    roles: new Map(Object.entries(fields.roles ?? {})),
    trustsEmail: fields.trusts_email ?? false,
    scopes: fields.scopes ?? ['openid', 'email', 'profile'],
  };
}
