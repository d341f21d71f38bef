import { readFile } from 'node:fs/promises';
import { tryDeclarative } from '@upriver/status-pages';
import type { DeclarativeTrial } from '@upriver/status-pages';
import { EXIT_CODES, UsageError, requireFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const catalogTest: Command = {
  flags: {
    response: { type: 'string', description: 'File with the document that the vendor serves.' },
  },
  examples: ['upriver catalog test vendor.json --response status.json'],
  async run(context) {
    const file = requirePositional(context, 0, 'the file with the description');
    const responseFile = requireFlag(context, 'response', 'status.json');
    const given = parseJson(await read(file), file);
    const response = await read(responseFile);
    const trial = tryDeclarative(toDescription(given), response, Date.now());
    if (context.flags['json'] === true) context.out(`${JSON.stringify(trial, null, 2)}\n`);
    else {
      context.out(describe(trial));
      for (const { field, message } of trial.problems) context.error(`${field === '' ? file : field}: ${message}\n`);
    }
    return trial.problems.length === 0 ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};

/** The description alone, or the body of `POST /api/v1/services` with it inside. */
function toDescription(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const inner = given['declarative'] ?? given;
  // Without it, the page's own address is that of the document.
  const url = given['statusPageUrl'] ?? 'https://status.example';
  return isRecord(inner) ? { url, ...inner } : inner;
}

function describe({ observation }: DeclarativeTrial): string {
  if (observation === undefined) return 'Nothing would be recorded.\n';
  const { status, rawStatus, components, incidents } = observation;
  return `${[
    `status      ${status}${rawStatus === undefined ? '' : ` ("${rawStatus}")`}`,
    ...(components === undefined
      ? ['components  not described']
      : components.map((one) => `component   ${one.status}  ${one.name}`)),
    ...incidents.map(
      (one) =>
        `${one.kind.padEnd(11)} ${one.status}  ${one.impact}  ${new Date(one.startedAt).toISOString()}${one.resolvedAt === null ? '' : ` to ${new Date(one.resolvedAt).toISOString()}`}  ${one.title}  (${one.updates.length} updates)`,
    ),
    ...(incidents.length === 0 ? ['incidents   none'] : []),
  ].join('\n')}\n`;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
