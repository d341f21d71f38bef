import type { Clock } from '../domain/clock.ts';
import { CLOCK_DIFFERENCE_MS_MAX } from './check-store.ts';
import { failure, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** `Date` has whole seconds, and an answer takes its time. */
const DATE_TOLERANCE_MS = CLOCK_DIFFERENCE_MS_MAX + 1000;
const SERVER_TIMEOUT_MS = 5000;

/** How a status page answered. */
export interface PageAnswer {
  readonly url: string;
  /** Why it could not be read; undefined when it could. */
  readonly problem: string | undefined;
  /** Its `Date` header. */
  readonly date: string | undefined;
  readonly tookMs: number;
}

/** Whether status pages can be reached, and this clock against theirs. */
export async function checkNetwork(
  urls: readonly string[],
  fetchPage: (url: string) => Promise<PageAnswer>,
  clock: Clock,
): Promise<Finding[]> {
  const answers = await Promise.all(urls.map(fetchPage));
  const reached = answers.filter(({ problem }) => problem === undefined);
  const problems = answers.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
  const advice =
    'Allow outbound connections to port 443 and name resolution. The server connects to status pages directly, without a proxy.';
  const message = `${reached.length} of ${answers.length} status pages answered${problems.length === 0 ? '.' : `: ${problems.join(' ')}`}`;
  return [
    reached.length === 0
      ? failure('network.outbound', message, advice)
      : problems.length > 0
        ? warning('network.outbound', message, advice)
        : ok('network.outbound', message),
    ...compareClocks(reached, clock),
  ];
}

function compareClocks(answers: readonly PageAnswer[], clock: Clock): Finding[] {
  const now = clock.now();
  const differences = answers.flatMap(({ date }) => {
    const at = Date.parse(date ?? '');
    return Number.isNaN(at) ? [] : [Math.abs(now - at)];
  });
  if (differences.length === 0) return [];
  // One page may be wrong about the time; this machine is wrong when all of them say so.
  const least = Math.min(...differences);
  return [
    least > DATE_TOLERANCE_MS
      ? warning(
          'clock.pages',
          `The clock differs from the clock of every status page by ${Math.round(least / 1000)} s or more.`,
          'Synchronise it with NTP: timedatectl set-ntp true.',
        )
      : ok('clock.pages', 'The clock agrees with the clocks of status pages.'),
  ];
}

/** The running server: whether it is ready, and its version. */
export async function checkServer(url: string, version: string, isExpected: boolean): Promise<Finding[]> {
  let response: Response;
  try {
    response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) });
  } catch {
    return isExpected
      ? [
          failure(
            'server.ready',
            `A server has the store open and does not answer at ${url}.`,
            'Check its log. If the server listens on another address, pass its --host and --port to this command.',
          ),
        ]
      : [ok('server.ready', `No server answers at ${url}.`)];
  }
  const answer = (await response.json().catch(() => ({}))) as { version?: string; error?: string };
  const ready = response.ok
    ? ok('server.ready', `The server at ${url} is ready.`)
    : failure(
        'server.ready',
        `The server at ${url} is not ready: ${answer.error ?? response.status}`,
        'docs/operations.md has a section for each failure.',
      );
  return answer.version === undefined || answer.version === version
    ? [ready]
    : [
        ready,
        warning(
          'server.version',
          `The server is version ${answer.version}, this command ${version}.`,
          'Restart the server, or use the command of the same version.',
        ),
      ];
}
