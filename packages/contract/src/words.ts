import { Type } from 'typebox';
import type { TProperties, TUnsafe } from 'typebox';

/** A closed vocabulary as a JSON Schema `enum` of strings. */
export function words<const Words extends readonly string[]>(
  list: Words,
  description?: string,
): TUnsafe<Words[number]> {
  return Type.Unsafe<Words[number]>({
    type: 'string',
    enum: [...list],
    ...(description === undefined ? {} : { description }),
  });
}

/** An object with exactly these fields and no others. */
export function exactly<Properties extends TProperties>(
  properties: Properties,
  options: { description?: string } = {},
) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** An object with some of these fields and no others. */
export function partly<Properties extends TProperties>(
  properties: Properties,
  options: { description?: string; examples?: readonly unknown[] } = {},
) {
  // `Partial` forgets that other fields are refused.
  return Type.Partial(Type.Object(properties), { additionalProperties: false, ...options });
}

/** ISO 8601, UTC, with milliseconds. */
export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
  description: 'ISO 8601, UTC, with milliseconds.',
  examples: ['2026-11-21T07:00:00.000Z'],
});

/** The same, or null. */
export const NullableTimestamp = Type.Union([Timestamp, Type.Null()]);

/** `<prefix>_` and 26 characters of lower-case base32. */
export function identifier(prefix: string) {
  return Type.String({ pattern: `^${prefix}_[a-z2-7]{26}$`, examples: [`${prefix}_${'a'.repeat(26)}`] });
}

/** Lower-case words joined by hyphens. */
export const Slug = Type.String({
  pattern: '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$',
  description: 'Lower-case letters, digits and hyphens; 1 to 64 characters.',
  examples: ['acme-payments'],
});

/** What a list names a service by. */
export const ServiceName = exactly({ id: identifier('svc'), name: Type.String(), slug: Type.String() });
/** What a list names a project by. */
export const ProjectName = exactly({ id: identifier('proj'), name: Type.String(), slug: Type.String() });

/** A name that a person gave. */
export const DisplayName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  description: '1 to 200 characters, not only blanks.',
});
