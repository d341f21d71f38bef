import type { UnknownHost, UnknownPackage } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const unknown: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver unknown checkout', 'upriver unknown checkout --json'],
  async run(context) {
    const project = requirePositional(context, 0, 'the project');
    const api = connect(context);
    const path = `/api/v1/projects/${encodeURIComponent(project)}`;
    const [hosts, packages] = await Promise.all([
      api.request<UnknownHost[]>('GET', `${path}/unknown-hosts`),
      api.request<UnknownPackage[]>('GET', `${path}/unknown-packages`),
    ]);
    return print(
      context,
      { hosts, packages },
      () =>
        `${formatTable(
          ['host', 'calls', 'perhaps', 'add it with'],
          hosts.map((one) => [one.host, String(one.calls), guessOf(one), addOf(one, `--host ${one.host}`)]),
          'Every host that was called belongs to a known vendor.',
        )}\n${formatTable(
          ['package', 'perhaps', 'add it with'],
          packages.map((one) => [
            `${one.ecosystem} ${one.name}`,
            guessOf(one),
            addOf(one, `--package ${one.ecosystem}:${one.name}`),
          ]),
          'Every runtime package belongs to a known vendor, or to none.',
        )}`,
    );
  },
};

type Unknown = UnknownHost | UnknownPackage;

function guessOf({ suggestions }: Unknown): string {
  return suggestions.map(({ slug }) => slug).join(', ') || '-';
}

/** The command that links it: to the vendor that is suggested first, or to a new one. */
function addOf({ suggestions: [first], proposal }: Unknown, flag: string): string {
  return first === undefined
    ? `upriver vendor add "${proposal.name}" --page none ${flag}`
    : `upriver overlay set ${first.slug} --add-${flag.slice(2)}`;
}
