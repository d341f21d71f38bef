import type { Finding } from '@upriver/server';
import { EXIT_CODES, UsageError, findFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { SETTING_FLAGS, readSettings, settingsOf } from '../settings.ts';

const MARKS = { ok: 'ok      ', warning: 'warning ', failure: 'FAILURE ' } as const;

export const doctor: Command = {
  flags: {
    ...SETTING_FLAGS,
    page: {
      type: 'string',
      multiple: true,
      description: 'Test the network with this status page instead of well-known ones. Can be repeated.',
    },
    'fail-on': {
      type: 'string',
      description: 'warning: exit with 2 if there is a warning. A failure always exits with 1.',
    },
  },
  examples: ['upriver doctor', 'upriver doctor --data /var/lib/upriver --json', 'upriver doctor --fail-on warning'],
  async run(context) {
    const failsOnWarning = readFailOn(context);
    const config = readSettings(context);
    const { runDoctor } = await import('@upriver/server');
    const pages = context.flags['page'];
    const findings = await runDoctor(config, {
      environment: settingsOf(context),
      pages: Array.isArray(pages) ? pages : [],
    });
    context.out(context.flags['json'] === true ? `${JSON.stringify(findings, null, 2)}\n` : format(findings));
    if (findings.some(({ level }) => level === 'failure')) return EXIT_CODES.failure.code;
    const isMet = failsOnWarning && findings.some(({ level }) => level === 'warning');
    return isMet ? EXIT_CODES.condition.code : EXIT_CODES.success.code;
  },
};

function format(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ level, message, advice }) => `${MARKS[level]}${message}${advice === null ? '' : `\n        → ${advice}`}`,
  );
  const count = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warning')} warnings, ${count('failure')} failures.\n`;
}

function readFailOn(context: CommandContext): boolean {
  const given = findFlag(context, 'fail-on');
  if (given === undefined || given === 'warning') return given !== undefined;
  throw new UsageError('--fail-on must be warning');
}
