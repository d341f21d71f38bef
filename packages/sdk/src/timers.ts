/** A timer that does not keep the process alive, as far as the runtime knows such. Returns what cancels it. */
export function later(act: () => void, ms: number): () => void {
  const timer: unknown = setTimeout(act, ms);
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.();
  else (globalThis as { Deno?: { unrefTimer?: (id: unknown) => void } }).Deno?.unrefTimer?.(timer);
  return () => clearTimeout(timer as number);
}

/** Resolves after a time and keeps the process alive until then; `release` ends it at once. */
export function pause(ms: number): { done: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    release = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { done, release };
}
