import { CHANGE_KINDS } from '@upriver/contract/vocabulary';
import type {
  IncidentEvent,
  LedgerEvent,
  MarkerEvent,
  OverrideEvent,
  ResetEvent,
  StatusEvent,
  VerdictEvent,
} from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, UsageError, findFlag } from '../command.ts';
import type { Command } from '../command.ts';
import type { StreamEvent } from '../event-stream.ts';
import { follow } from '../follow.ts';
import { describeOverride } from '../override-text.ts';
import { toPlainText } from '../table.ts';

export const watch: Command = {
  flags: {
    services: { type: 'string', description: 'Only these services (slugs, comma-separated).' },
    kinds: { type: 'string', description: `Only these kinds of change, comma-separated: ${CHANGE_KINDS.join(', ')}.` },
    since: {
      type: 'string',
      description: 'Start after the change with this id, up to 7 days back; 0: all of them. Default: now.',
    },
    count: { type: 'string', description: 'Exit after this many changes.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver watch',
    'upriver watch --services stripe,aws --kinds incident,verdict',
    'upriver watch --json --count 1',
  ],
  async run(context) {
    const count = readCount(findFlag(context, 'count'));
    const query = new URLSearchParams();
    for (const name of ['services', 'kinds']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const isJson = context.flags['json'] === true;
    let printed = 0;
    const events = follow(connect(context), {
      path: `/api/v1/stream?${query.toString()}`,
      lastEventId: findFlag(context, 'since'),
      onLost: (reason) => context.error(`upriver: connection lost (${reason}); reconnecting\n`),
    });
    for await (const event of events) {
      context.out(isJson ? `${toJsonLine(event)}\n` : `${toLine(event)}\n`);
      if (event.event !== 'reset') printed += 1;
      if (printed >= count) break;
    }
    return EXIT_CODES.success.code;
  },
};

function readCount(given: string | undefined): number {
  if (given === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UsageError('--count must be a whole number of at least 1');
}

function toJsonLine({ event, id, data }: StreamEvent): string {
  return JSON.stringify({ event, id, data: JSON.parse(data) as unknown });
}

/** One change for a person: when, whose, what. */
function toLine({ event, data }: StreamEvent): string {
  // Safe: the server and this command use the contract's types of the same version.
  if (event === 'status') {
    const { at, service, from, to } = JSON.parse(data) as StatusEvent;
    return `${at}  ${service.slug}  status ${from} → ${to}`;
  }
  if (event === 'incident') {
    const { at, service, change, incident } = JSON.parse(data) as IncidentEvent;
    return `${at}  ${service.slug}  ${incident.kind} ${change} (${incident.status}, ${incident.impact}): ${toPlainText(incident.title)}`;
  }
  if (event === 'verdict') {
    const { at, service, from, to, isRecovering, sentence } = JSON.parse(data) as VerdictEvent;
    const change = from === to ? to : `${from ?? 'none'} → ${to}`;
    return `${at}  ${service.slug}  verdict ${change}${isRecovering ? ', recovering' : ''}: ${toPlainText(sentence)}`;
  }
  if (event === 'ledger') {
    const { at, service, sentence } = JSON.parse(data) as LedgerEvent;
    return `${at}  ${service.slug}  past impairment: ${toPlainText(sentence)}`;
  }
  if (event === 'override') {
    const { at, service, override } = JSON.parse(data) as OverrideEvent;
    return `${at}  ${service.slug}  ${override === null ? 'override ended' : `set to ${describeOverride(override)}`}`;
  }
  if (event === 'change') {
    const { at, kind, name, description, environment } = JSON.parse(data) as MarkerEvent;
    const said = [name, environment === null ? null : `in ${environment}`, description].filter((part) => part !== null);
    return `${at}  our change  ${kind} ${toPlainText(said.join(' '))}`.trimEnd();
  }
  if (event === 'reset') return `(${(JSON.parse(data) as ResetEvent).reason})`;
  return `(${event})`;
}
