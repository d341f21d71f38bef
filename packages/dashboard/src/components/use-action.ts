import { useState } from 'preact/hooks';
import { ApiError } from '../api/client.ts';

/** One thing that a button does, and why it failed the last time; undefined where nothing is wrong. */
export interface Action {
  readonly problem: string | undefined;
  /** @returns a promise that keeps a `Button` busy */
  readonly run: () => Promise<void>;
}

/** Runs `act` and keeps what the API answered where it refused. */
export function useAction(act: () => Promise<void>): Action {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  return {
    problem,
    async run() {
      setProblem(undefined);
      try {
        await act();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      }
    },
  };
}
