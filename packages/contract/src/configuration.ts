import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AlertRuleDefinition } from './alert-rule.ts';
import { UpdateOverlay } from './overlay.ts';
import { CreateService } from './service.ts';
import { CHANNEL_KINDS } from './vocabulary.ts';
import { DisplayName, Slug, exactly, partly, words } from './words.ts';

/** A project, found by its slug. */
export const ConfiguredProject = exactly({ slug: Slug, name: DisplayName });
export type ConfiguredProject = Static<typeof ConfiguredProject>;

/** A custom vendor, found by its slug. */
export const ConfiguredVendor = exactly({ ...CreateService.properties, slug: Slug });
export type ConfiguredVendor = Static<typeof ConfiguredVendor>;

/** What the organization changes about a vendor of the catalog, found by its slug. */
export const ConfiguredOverlay = exactly({ slug: Slug, ...UpdateOverlay.properties });
export type ConfiguredOverlay = Static<typeof ConfiguredOverlay>;

/** A channel, found by its name. Secrets are references, never the secrets themselves. */
export const ConfiguredChannel = exactly({
  name: DisplayName,
  kind: words(CHANNEL_KINDS),
  enabled: Type.Optional(Type.Boolean()),
  settings: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
  secrets: Type.Optional(
    Type.Record(
      Type.String({ maxLength: 64 }),
      Type.String({
        pattern: '^(?:env:[A-Za-z_][A-Za-z0-9_]*|file:.+)$',
        examples: ['env:SLACK_WEBHOOK', 'file:/run/secrets/slack'],
      }),
    ),
  ),
});
export type ConfiguredChannel = Static<typeof ConfiguredChannel>;

/** An alert rule, found by its name. Fields of the definition that are absent are those of the default rule. */
export const ConfiguredRule = exactly({
  name: DisplayName,
  enabled: Type.Optional(Type.Boolean()),
  definition: Type.Optional(
    Type.Unsafe<Partial<AlertRuleDefinition>>(
      partly({
        ...AlertRuleDefinition.properties,
        channels: Type.Union([Type.Array(DisplayName, { maxItems: 50 }), Type.Null()], {
          description: 'Names of channels. Null: every channel.',
        }),
      }),
    ),
  ),
});
export type ConfiguredRule = Static<typeof ConfiguredRule>;

/** Version of the form of the file. */
export const CONFIGURATION_VERSION = 1;

/** The file that `upriver apply` reads and `upriver export` writes. */
export const Configuration = exactly({
  version: Type.Literal(CONFIGURATION_VERSION),
  projects: Type.Optional(Type.Array(ConfiguredProject)),
  vendors: Type.Optional(Type.Array(ConfiguredVendor)),
  overlays: Type.Optional(Type.Array(ConfiguredOverlay)),
  channels: Type.Optional(Type.Array(ConfiguredChannel)),
  rules: Type.Optional(Type.Array(ConfiguredRule)),
});
export type Configuration = Static<typeof Configuration>;
