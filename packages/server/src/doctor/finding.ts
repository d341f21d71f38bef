/** What a check found: one sentence, and what to do unless all is well. */
export interface Finding {
  /** What was checked, for example `disk.space`. Stable. */
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'failure';
  readonly message: string;
  readonly advice: string | null;
}

export function ok(check: string, message: string): Finding {
  return { check, level: 'ok', message, advice: null };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, level: 'warning', message, advice };
}

export function failure(check: string, message: string, advice: string): Finding {
  return { check, level: 'failure', message, advice };
}

/** Runs a check; that it cannot be made is a finding too. */
export async function attempt(check: string, make: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [failure(check, `The check failed: ${reason}.`, 'Correct the problem and run the check again.')];
  }
}
