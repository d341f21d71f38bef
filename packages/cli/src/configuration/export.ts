import { CONFIGURATION_VERSION, DEFAULT_RULE } from '@upriver/contract';
import type { Channel, Configuration, ConfiguredChannel, ConfiguredRule } from '@upriver/contract';
import { isDeepStrictEqual } from 'node:util';
import type { CanonicalOverlay, CanonicalRule, CanonicalVendor } from './canonical.ts';
import type { Current } from './current.ts';

/** What a server has as the configuration that would make it, in the order of slugs and names. Secrets are references only. */
export function toConfiguration(current: Current): Configuration {
  return {
    version: CONFIGURATION_VERSION,
    projects: inOrder(current.projects),
    vendors: inOrder(current.vendors).map(shortVendor),
    overlays: inOrder(current.overlays).map(shortOverlay),
    channels: inOrder(current.channels).map(toChannel),
    rules: inOrder(current.rules).map(toRule),
  };
}

function inOrder<Part>(parts: ReadonlyMap<string, Part>): Part[] {
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

function shortVendor({ hosts, packages, ...vendor }: CanonicalVendor) {
  return { ...vendor, ...(hosts.length === 0 ? {} : { hosts }), ...(isEmpty(packages) ? {} : { packages }) };
}

function shortOverlay({ slug, hosts, packages, page, pages }: CanonicalOverlay) {
  return {
    slug,
    ...shortChange('hosts', hosts),
    ...shortChange('packages', packages),
    ...(page === null ? {} : { page }),
    ...(pages.length === 0 ? {} : { pages }),
  };
}

function shortChange<Name extends string, Part extends object>(name: Name, change: { add?: Part; remove?: Part }) {
  const given = Object.fromEntries(Object.entries(change).filter(([, part]) => !isEmpty(part)));
  // Safe: a record with this one name, or none.
  return (isEmpty(given) ? {} : { [name]: given }) as Partial<Record<Name, { add?: Part; remove?: Part }>>;
}

function isEmpty(part: object): boolean {
  return Object.keys(part).length === 0;
}

/** A channel that was switched off because it failed is not off by anybody's will. */
function toChannel({ name, kind, enabled, disabledReason, settings, secretNames }: Channel): ConfiguredChannel {
  const secrets = Object.fromEntries(secretNames.map((secret) => [secret, `env:${toVariable(name, secret)}`]));
  return {
    name,
    kind,
    ...(enabled || disabledReason !== null ? {} : { enabled }),
    ...(isEmpty(settings) ? {} : { settings }),
    ...(secretNames.length === 0 ? {} : { secrets }),
  };
}

/** `UPRIVER_SECRET_OPS_WEBHOOK_URL` for the secret `webhookUrl` of the channel `#ops`. */
function toVariable(channel: string, secret: string): string {
  const words = `${channel} ${secret.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
  return `UPRIVER_SECRET_${words
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')}`;
}

function toRule({ name, enabled, definition }: CanonicalRule): ConfiguredRule {
  const changed = Object.fromEntries(
    Object.entries(definition).filter(
      ([field, value]) => !isDeepStrictEqual(value, DEFAULT_RULE[field as keyof typeof DEFAULT_RULE]),
    ),
  );
  return { name, ...(enabled ? {} : { enabled }), ...(isEmpty(changed) ? {} : { definition: changed }) };
}
