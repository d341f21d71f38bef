// A function that is invoked once per line of its input, three times. Whoever reads its output freezes the process between them.
import { createInterface } from 'node:readline';
import { withUpriver } from '@upriver/sdk/serverless';

const [vendor] = process.argv.slice(2);
const handler = async (number) => {
  await (await fetch(`${vendor}/invocation`)).text();
  if (number === 3) throw new Error('the function failed');
  return number;
};
const invoke = withUpriver(handler, { flushIntervalMs: 300_000 });
const results = [];
for await (const line of createInterface({ input: process.stdin })) {
  results.push(await invoke(Number(line)).catch((error) => error.message));
  console.log(JSON.stringify(results));
  if (results.length === 3) break;
}
process.kill(process.pid, 'SIGKILL');
