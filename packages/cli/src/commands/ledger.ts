import type { Ledger, LedgerEntry } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatSpan, formatTable } from '../table.ts';

const EVIDENCE_TIMEOUT_MS = 60_000;

export const ledger: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Only calls from this project.' },
    month: { type: 'string', description: 'Month (UTC), for example 2026-11. Default: the last 30 days.' },
    episode: { type: 'string', description: 'Print the evidence of this episode, which you can send to the vendor.' },
    format: { type: 'string', description: 'Format of the evidence with --episode: json, csv or html. Default: json.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver ledger stripe',
    'upriver ledger stripe --episode imp_aaaaaaaaaaaaaaaaaaaaaaaaaa --format html > evidence.html',
    'upriver ledger stripe --month 2026-11 --json',
  ],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const episode = findFlag(context, 'episode');
    if (episode !== undefined) return printEvidence(context, service, episode);
    const query = new URLSearchParams();
    for (const name of ['project', 'month']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const path = `/api/v1/services/${encodeURIComponent(service)}/ledger?${query.toString()}`;
    const answer = await connect(context).request<Ledger>('GET', path);
    return print(context, answer, format);
  },
};

async function printEvidence(context: CommandContext, service: string, episode: string): Promise<number> {
  const format = findFlag(context, 'format') ?? 'json';
  const path = `/api/v1/services/${encodeURIComponent(service)}/ledger/${encodeURIComponent(episode)}`;
  const response = await connect(context).open(`${path}?format=${encodeURIComponent(format)}`, {
    headers: {},
    signal: AbortSignal.timeout(EVIDENCE_TIMEOUT_MS),
  });
  context.out(await response.text());
  return EXIT_CODES.success.code;
}

function format({ service, summary, entries }: Ledger): string {
  return (
    `${service.name}: impaired ${formatSpan(summary.impairedSeconds)}, ${summary.callsLost} calls lost; ` +
    `${summary.both} matched by an incident of the vendor, ${summary.neverPosted} never posted; ${summary.neverFelt} incidents did not affect you; ${summary.ourOwn} impairments were caused by you, ${summary.undecided} are undecided.\n` +
    formatTable(
      ['began', 'what', 'episode', 'project', 'depth', 'lost', 'answer', 'judged', 'our lead', 'incident'],
      entries.map(toRow),
      'No impairments and no incidents.',
    )
  );
}

function toRow({ kind, episode, incident, leadSeconds }: LedgerEntry): string[] {
  return [
    (episode?.onsetAt ?? incident?.startedAt ?? '').slice(0, 16).replace('T', ' '),
    kind,
    episode?.id ?? '',
    episode?.project.slug ?? '',
    episode === null ? '' : `${Math.round(episode.depth * 100)} %`,
    episode === null ? '' : String(episode.callsLost),
    episode === null ? '' : [episode.fault, episode.cause?.cause].filter(Boolean).join(': '),
    toJudged(episode),
    leadSeconds === null ? '' : formatSpan(leadSeconds),
    incident?.title ?? '',
  ];
}

function toJudged(episode: LedgerEntry['episode']): string {
  if (!episode?.judgment) return '';
  const { was, cause } = episode.judgment;
  return cause === null ? was : `${was}: ${cause}`;
}
