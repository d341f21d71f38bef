import { withEnvironment } from './runtime/environment.ts';
import { readConfig } from './runtime/config.ts';
import type { Config } from './runtime/config.ts';
import { init } from './node.ts';
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
  const empty = await post(config, []);
  if (empty.status !== 200) return fail(`${config.url} answered ${empty.status || 'nothing'}: ${empty.text}`);
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
  const { status, text } = await post(config, [event]);
  if (status !== 200) return fail(`${config.url} answered ${status || 'nothing'}: ${text}`);
  const answer = JSON.parse(text) as { accepted?: number; resolvedServices?: string[]; dropReasons?: string[] };
  if (!answer.accepted) return fail(`the event was dropped: ${answer.dropReasons?.join(', ')} (${event.host})`);
  console.log(`ok  arrived at the service ${answer.resolvedServices?.join(', ')}`);
  return 0;
}

async function post(config: Config, batch: OutboundEvent[]): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(config.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sdk_key: config.sdkKey, batch }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    return { status: 0, text: (cause as Error | undefined)?.message ?? message };
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
