import { CHANGE_MARKER_KINDS } from '@upriver/contract/vocabulary';
import type { ChangeMarker } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { toPlainText } from '../table.ts';

const KINDS: readonly string[] = CHANGE_MARKER_KINDS;
/** Flag → field of the report. `--url` is the server. */
const FIELDS = {
  name: 'name',
  environment: 'environment',
  at: 'at',
  description: 'description',
  actor: 'actor',
  link: 'url',
  id: 'id',
} as const;

export const change: Command = {
  flags: {
    kind: {
      type: 'string',
      short: 'k',
      description: `Kind of the change: ${CHANGE_MARKER_KINDS.join(', ')}. Default: deployment.`,
    },
    name: {
      type: 'string',
      short: 'n',
      description: 'Name of the deployment, flag or key, as in the events of your calls.',
    },
    environment: {
      type: 'string',
      short: 'e',
      description: 'Environment, as in the events of your calls. Default: all environments.',
    },
    at: { type: 'string', description: 'Time when it took effect, for example 2026-11-21T14:03:00Z. Default: now.' },
    description: { type: 'string', short: 'm', description: 'Description for people, one line.' },
    actor: { type: 'string', description: 'Person or system that made the change.' },
    link: { type: 'string', description: 'URL with more information (http or https).' },
    id: {
      type: 'string',
      description: 'Identifier of the change in your system. A second report with the same identifier records nothing.',
    },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver change checkout --name "$GIT_SHA" --environment production --id "$CI_JOB_ID"',
    'upriver change checkout --kind flag --name new-form --actor jo',
  ],
  async run(context) {
    const project = requirePositional(context, 0, 'the project');
    const marker = await connect(context).request<ChangeMarker>(
      'POST',
      `/api/v1/projects/${encodeURIComponent(project)}/changes`,
      readReport(context),
    );
    return print(
      context,
      marker,
      () =>
        `Recorded: ${marker.kind}${marker.name === null ? '' : ` ${toPlainText(marker.name)}`} of ${marker.project?.slug ?? 'every project'} at ${marker.at} (${marker.id}).\n`,
    );
  },
};

/** @throws UsageError */
function readReport(context: CommandContext): Record<string, string> {
  const kind = findFlag(context, 'kind') ?? 'deployment';
  if (!KINDS.includes(kind)) throw new UsageError(`--kind must be one of ${KINDS.join(', ')}, not "${kind}"`);
  const report: Record<string, string> = { kind };
  for (const [flag, field] of Object.entries(FIELDS)) {
    const value = findFlag(context, flag);
    if (value !== undefined) report[field] = value;
  }
  return report;
}
