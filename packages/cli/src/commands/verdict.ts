import type { OrganizationVerdicts, SeriesVerdict, ServiceVerdicts } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const verdict: Command = {
  flags: { project: { type: 'string', short: 'p', description: 'Only calls from this project.' }, ...SERVER_FLAGS },
  examples: ['upriver verdict', 'upriver verdict stripe', 'upriver verdict stripe -p checkout --json'],
  async run(context) {
    const [service] = context.positionals;
    const query = new URLSearchParams();
    const project = findFlag(context, 'project');
    if (project !== undefined) query.set('project', project);
    return service === undefined ? listServices(context, query) : explainService(context, service, query);
  },
};

async function listServices(context: CommandContext, query: URLSearchParams): Promise<number> {
  const answer = await connect(context).request<OrganizationVerdicts>('GET', `/api/v1/verdicts?${query.toString()}`);
  const now = Date.now();
  return print(context, answer, () =>
    formatTable(
      ['service', 'verdict', 'since', 'why'],
      answer.services.map((one) => [
        one.service.slug,
        one.verdict,
        one.since === null ? '' : formatAge(one.since, now),
        one.sentence,
      ]),
      'No service is linked yet, and no call was seen.',
    ),
  );
}

async function explainService(context: CommandContext, service: string, query: URLSearchParams): Promise<number> {
  const path = `/api/v1/services/${encodeURIComponent(service)}/verdicts?${query.toString()}`;
  const answer = await connect(context).request<ServiceVerdicts>('GET', path);
  if (context.flags['json'] === true) context.out(`${JSON.stringify(answer, null, 2)}\n`);
  else
    context.out(
      [
        `${answer.service.name}: ${answer.verdict}`,
        ...answer.series.map(explainSeries),
        ...(answer.series.length === 0 ? [answer.sentence] : []),
      ]
        .map((part) => `${part}\n`)
        .join('\n'),
    );
  return EXIT_CODES.success.code;
}

function explainSeries(series: SeriesVerdict): string {
  const where = [series.project.slug, series.environment, series.region].filter((part) => part !== null).join(' / ');
  const causes = series.evidence.causes?.causes ?? [];
  return [
    `${where}  ${series.verdict}, page ${series.page} (confidence ${series.confidence})${series.isRecovering ? ', recovering' : ''}`,
    `  ${series.sentence}`,
    ...causes.map(({ phrase, probability }) => `  - ${(probability * 100).toFixed(1).padStart(4)} %  ${phrase}`),
    ...series.doubts.map((doubt) => `  ? ${doubt}`),
    ...series.wouldChange.map((change) => `  > would change: ${change}`),
  ].join('\n');
}
