import { withEnvironment } from './runtime/environment.ts';
import { readConfig } from './runtime/config.ts';
import type { Config } from './runtime/config.ts';
import { init } from './node.ts';
import { parseAnswer } from './transport/advice.ts';
import type { OutboundEvent } from './types.ts';
import { VERSION } from './version.ts';

const TIMEOUT_MS = 10_000;

/**
 * `npx @upriver/sdk check [url]`: whether the settings are right, the server accepts the key, and where a call to this URL arrives.
 * @returns the exit code
 */
async function check(url: string | undefined): Promise<number> {
  const options = withEnvironment({}, process.env);
  let config: Config;
  try {
    config = readConfig(options, `node/${process.versions.node}`, VERSION);
  } catch (error) {
    return fail(`settings: ${(error as Error).message}`);
  }
  const key = `${config.sdkKey.slice(0, 12)}…`;
  const { problem } = await post(config, []);
  if (problem) return fail(problem);
  console.log(`ok  ${config.url} accepts the key ${key}`);
  if (!url) {
    console.log(
      '    Give the address of a vendor to see where a call to it arrives: npx @upriver/sdk check https://api.stripe.com/v1/charges',
    );
    return 0;
  }
  return followCall(config, url);
}

/** Makes one call, and sends what was measured of it. */
async function followCall(config: Config, url: string): Promise<number> {
  let events: OutboundEvent[] = [];
  const client = init({
    beforeSend: (seen) => {
      events = seen;
      return null;
    },
  });
  await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  await client.flush(TIMEOUT_MS);
  await client.shutdown(0);
  const [event] = events;
  if (!event)
    return fail(`a call to ${url} was not measured: private hosts, ignore, services and sampleRate leave calls out`);
  console.log(
    `ok  measured ${event.method} ${event.host} ${event.endpoint}: ${event.error_class ?? event.status}, ${event.latency_ms} ms`,
  );
  const { problem, answer } = await post(config, [event]);
  if (problem) return fail(problem);
  if (!answer.accepted) return fail(`the event was dropped: ${answer.dropReasons?.join(', ')} (${event.host})`);
  console.log(`ok  arrived at the service ${answer.resolvedServices?.join(', ')}`);
  return 0;
}

interface Answer {
  ok?: unknown;
  accepted?: number;
  resolvedServices?: string[];
  dropReasons?: string[];
}

/** Sends events. `problem` says what is wrong where the answer is not Upriver's. */
async function post({ url, sdkKey }: Config, batch: OutboundEvent[]): Promise<{ problem?: string; answer: Answer }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sdk_key: sdkKey, batch }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const answer = parseAnswer(text) as Answer;
    if (response.status !== 200) return { problem: `${url} answered ${response.status}: ${text}`, answer };
    return answer.ok === true
      ? { answer }
      : { problem: `${url} answered 200, but not as Upriver does: is the endpoint right?`, answer };
  } catch (error) {
    const { cause, message } = error as Error;
    return { problem: `${url} answered nothing: ${(cause as Error | undefined)?.message ?? message}`, answer: {} };
  }
}

function fail(message: string): number {
  console.error(`bad ${message}`);
  return 1;
}

const [, , command, url] = process.argv;
if (command === 'check') process.exitCode = await check(url);
else {
  console.error('Usage: npx @upriver/sdk check [url]   with UPRIVER_SDK_KEY and UPRIVER_ENDPOINT');
  process.exitCode = 2;
}
