import { CAUSE_WORDS, JUDGMENT_WORDS } from '@upriver/contract/vocabulary';
import type { Judgment } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { toPlainText } from '../table.ts';

const WORDS: readonly string[] = JUDGMENT_WORDS;
const CAUSES: readonly string[] = CAUSE_WORDS;

export const judge: Command = {
  flags: {
    cause: {
      type: 'string',
      short: 'c',
      description: `What made calls fail, if it is known: ${CAUSE_WORDS.join(', ')}.`,
    },
    by: { type: 'string', description: 'Person who makes the judgment. Default: the name of the API token.' },
    note: { type: 'string', short: 'm', description: 'Reason, for people, one line.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver judge imp_aaaaaaaaaaaaaaaaaaaaaaaaaa right',
    'upriver judge imp_aaaaaaaaaaaaaaaaaaaaaaaaaa wrong --cause network --by jo --note "proxy was full"',
  ],
  async run(context) {
    const episode = requirePositional(context, 0, 'the episode (see upriver ledger)');
    const was = requirePositional(context, 1, 'right or wrong');
    if (!WORDS.includes(was)) throw new UsageError(`say ${WORDS.join(' or ')}, not "${was}"`);
    const cause = findFlag(context, 'cause');
    if (cause !== undefined && !CAUSES.includes(cause))
      throw new UsageError(`--cause must be one of ${CAUSES.join(', ')}, not "${cause}"`);
    const body: Record<string, string> = { was };
    for (const name of ['cause', 'by', 'note']) {
      const value = findFlag(context, name);
      if (value !== undefined) body[name] = value;
    }
    const path = `/api/v1/episodes/${encodeURIComponent(episode)}/judgment`;
    const judgment = await connect(context).request<Judgment>('POST', path, body);
    return print(context, judgment, () => `${describe(judgment)}\n`);
  },
};

function describe({ episode, service, was, judged, cause, fault, by }: Judgment): string {
  const answer = judged.cause === null ? judged.fault : `${judged.fault} (${judged.cause})`;
  const truth = cause === null ? '' : ` It was ${cause}.`;
  return `Recorded by ${toPlainText(by)}: the answer "${answer}" to ${episode} of ${service.name} was ${was}.${truth} The ledger counts it as ${fault}.`;
}
