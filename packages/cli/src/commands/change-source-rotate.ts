import type { CreatedChangeSource } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { secretLines } from './change-source-add.ts';

export const changeSourceRotate: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver change-source rotate src_01KANB5B6Q3V8R2X4M7T9C1D5F'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the change source');
    const path = `/api/v1/change-sources/${encodeURIComponent(id)}/secret`;
    const source = await connect(context).request<CreatedChangeSource>('POST', path);
    return print(context, source, () => `New secret of ${source.id}.\n${secretLines(source)}`);
  },
};
