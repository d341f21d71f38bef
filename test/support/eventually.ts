import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 50;

/** Tries until it does not throw; the last error is thrown when it never does. For what another process does in its own time. */
export async function eventually<Result>(attempt: () => Result | Promise<Result>, timeoutMs = 20_000): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await delay(INTERVAL_MS);
  }
}
