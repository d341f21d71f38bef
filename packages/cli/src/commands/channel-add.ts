import type { CreatedChannel } from '@upriver/contract';
import type { Static } from 'typebox';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requireFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { pairsOf, parseValue } from '../pairs.ts';

type Created = Static<typeof CreatedChannel>;

export const channelAdd: Command = {
  flags: {
    kind: { type: 'string', short: 'k', description: 'Kind of the channel, for example slack, email or webhook.' },
    name: { type: 'string', short: 'n', description: 'Name of the channel.' },
    set: {
      type: 'string',
      short: 's',
      multiple: true,
      description: 'Setting, as name=value; a value of JSON is read as JSON.',
    },
    secret: {
      type: 'string',
      multiple: true,
      description: 'Secret, as name=VARIABLE: the environment variable that holds it.',
    },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver channel add --kind webhook --name "Deploy bot" --set url=https://hooks.acme.com/upriver',
    'upriver channel add --kind slack --name "#ops" --secret webhookUrl=SLACK_WEBHOOK',
  ],
  async run(context) {
    const channel = await connect(context).request<Created>('POST', '/api/v1/channels', {
      kind: requireFlag(context, 'kind', 'webhook'),
      name: findFlag(context, 'name') ?? requireFlag(context, 'kind', 'webhook'),
      settings: Object.fromEntries(pairsOf(context, 'set').map(([name, value]) => [name, parseValue(value)])),
      secrets: Object.fromEntries(
        pairsOf(context, 'secret').map(([name, variable]) => [name, readVariable(context, variable)]),
      ),
    });
    const secret =
      channel.signingSecret === null ? '' : `Signing secret, which is not shown again: ${channel.signingSecret}\n`;
    return print(
      context,
      channel,
      () =>
        `Added ${channel.kind} channel ${channel.name} (${channel.id}).\n${secret}Try it: upriver channel test ${channel.id}\n`,
    );
  },
};

function readVariable({ environment }: CommandContext, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new UsageError(`the environment variable ${name} is not set`);
  return value;
}
