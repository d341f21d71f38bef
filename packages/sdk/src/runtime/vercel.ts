type WaitUntil = (promise: Promise<unknown>) => void;

interface Holder {
  [key: symbol]: { get?: () => { waitUntil?: WaitUntil } | undefined } | undefined;
}

/** What keeps the invocation alive until a promise settles; undefined elsewhere. */
export function waitUntilOfVercel(): WaitUntil | undefined {
  // Vercel and Next.js keep the context of an invocation under this symbol.
  return (globalThis as Holder)[Symbol.for('@vercel/request-context')]?.get?.()?.waitUntil;
}
