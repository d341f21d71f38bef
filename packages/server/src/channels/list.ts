import type { ChannelKind } from '@upriver/contract';
import type { ChannelDefinition } from './channel.ts';
import { webhook } from './webhook/index.ts';

/** Every kind of channel, in the order of names. */
export const CHANNELS: readonly ChannelDefinition[] = [webhook];

const BY_KIND = new Map(CHANNELS.map((definition) => [definition.kind, definition]));

export function channelOf(kind: ChannelKind): ChannelDefinition {
  const definition = BY_KIND.get(kind);
  if (definition === undefined) throw new Error(`no channel of kind ${kind}`);
  return definition;
}
