/** Vercel and Next.js keep the context of an invocation under this symbol. */
const CONTEXT = Symbol.for('@vercel/request-context');

type WaitUntil = (promise: Promise<unknown>) => void;

interface Holder {
  [CONTEXT]?: { get?: () => { waitUntil?: WaitUntil } | undefined };
}

/** What keeps the invocation alive until a promise settles; undefined elsewhere. */
export function waitUntilOfVercel(): WaitUntil | undefined {
  return (globalThis as Holder)[CONTEXT]?.get?.()?.waitUntil;
}
