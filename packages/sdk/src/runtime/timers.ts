/** A timer that does not keep the process alive where that is known. Returns what cancels it. */
export function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}

/** Resolves after a time and keeps the process alive until then; `release` ends it at once. */
export function pause(ms: number): { done: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
    const timer = setTimeout(resolve, ms);
    release = () => resolve(clearTimeout(timer));
  });
  return { done, release };
}
