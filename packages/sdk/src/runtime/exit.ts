import type { Assembly } from './client.ts';
import { drain } from '../transport/drain.ts';
import type { Waiting } from '../transport/drain.ts';

const EXIT_MAX_MS = 2000;

/**
 * Sends what is queued when the event loop runs dry. `process.exit()` and a fatal error do not come by here: an application that ends
 * so calls `shutdown` first.
 */
export function flushOnExit({ client, sender, undos }: Assembly, waiting: Waiting, onSigterm: boolean): void {
  let observedLast = -1;
  function onBeforeExit(): void {
    // What a first try could not deliver must not hold the process again and again.
    const { observed, queued, inFlight } = client.stats();
    if (queued + inFlight === 0 || observed === observedLast) return;
    observedLast = observed;
    drain(sender, EXIT_MAX_MS, false, waiting).catch(() => sender.stop('stopped'));
  }
  process.on('beforeExit', onBeforeExit);
  undos.push(() => process.off('beforeExit', onBeforeExit));
  if (!onSigterm) return;

  function onSignal(): void {
    // Of those that listen once, nothing shows any more when it is their turn.
    const isAlone = process.listenerCount('SIGTERM') === 0;
    void client.shutdown(EXIT_MAX_MS).then(() => {
      // With a handler of ours the signal's own effect was lost; others that listen decide for themselves.
      if (isAlone && process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM');
    });
  }
  // Before all others, so that it sees them.
  process.prependOnceListener('SIGTERM', onSignal);
  undos.push(() => process.off('SIGTERM', onSignal));
}
