import type { ChannelKind } from '@upriver/contract';
import type { ChannelDefinition } from './channel.ts';
import { alertmanager } from './alertmanager/index.ts';
import { discord } from './discord/index.ts';
import { email } from './email/index.ts';
import { githubIssue } from './github-issue/index.ts';
import { googleChat } from './google-chat/index.ts';
import { gotify } from './gotify/index.ts';
import { grafanaOncall } from './grafana-oncall/index.ts';
import { incidentIo } from './incident-io/index.ts';
import { mattermost } from './mattermost/index.ts';
import { ntfy } from './ntfy/index.ts';
import { opsgenie } from './opsgenie/index.ts';
import { pagerduty } from './pagerduty/index.ts';
import { pushover } from './pushover/index.ts';
import { slack } from './slack/index.ts';
import { splunkOncall } from './splunk-oncall/index.ts';
import { teams } from './teams/index.ts';
import { telegram } from './telegram/index.ts';
import { twilio } from './twilio/index.ts';
import { webhook } from './webhook/index.ts';

/** Every kind of channel, in the order of names. */
export const CHANNELS: readonly ChannelDefinition[] = [
  alertmanager,
  discord,
  email,
  githubIssue,
  googleChat,
  gotify,
  grafanaOncall,
  incidentIo,
  mattermost,
  ntfy,
  opsgenie,
  pagerduty,
  pushover,
  slack,
  splunkOncall,
  teams,
  telegram,
  twilio,
  webhook,
];

const BY_KIND = new Map(CHANNELS.map((definition) => [definition.kind, definition]));

export function channelOf(kind: ChannelKind): ChannelDefinition {
  const definition = BY_KIND.get(kind);
  if (definition === undefined) throw new Error(`no channel of kind ${kind}`);
  return definition;
}
