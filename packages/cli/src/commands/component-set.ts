import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

const WORDS = ['pinned', 'muted', 'derived'] as const;

export const componentSet: Command = {
  flags: SERVER_FLAGS,
  examples: [
    'upriver component set stripe comp_aaaaaaaaaaaaaaaaaaaaaaaaaa muted',
    'upriver component set stripe comp_aaaaaaaaaaaaaaaaaaaaaaaaaa derived',
  ],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const component = requirePositional(context, 1, 'the id of the component');
    const given = requirePositional(context, 2, `what it shall be (${WORDS.join(', ')})`);
    const word = WORDS.find((one) => one === given);
    if (word === undefined) throw new UsageError(`say ${WORDS.join(', ')}, not "${given}"`);
    const path = `/api/v1/services/${encodeURIComponent(service)}/components/${encodeURIComponent(component)}/preference`;
    const api = connect(context);
    if (word === 'derived') await api.request('DELETE', path);
    else await api.request('PUT', path, { preference: word });
    return print(context, { componentId: component, preference: word === 'derived' ? null : word }, () =>
      word === 'derived' ? `The relevance of ${component} is derived from use.\n` : `${component} is ${word}.\n`,
    );
  },
};
