import { ApiError } from '../api/client.ts';
import { createStore, useStore } from '../store.ts';

/** How long a notice stays. */
const SHOWN_MS = 5000;

const shown = createStore<string | undefined>(undefined);
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says in one sentence what a key or a button did; it leaves by itself. */
export function notice(text: string): void {
  clearTimeout(hiding);
  shown.set(text);
  hiding = setTimeout(() => shown.set(undefined), SHOWN_MS);
}

/** Says that something was done when it is, or why the server refused it. */
export async function tellOutcome(doing: Promise<void>, done: string): Promise<void> {
  try {
    await doing;
    notice(done);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notice(error.message);
  }
}

/** The place of notices, which screen readers read out. */
export function Notice() {
  const text = useStore(shown);
  return (
    <p class={text === undefined ? 'vh' : 'notice'} role="status">
      {text}
    </p>
  );
}
