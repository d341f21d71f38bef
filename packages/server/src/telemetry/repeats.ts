import type { EventsAnswer } from '@upriver/contract';
import { createBatchAnswerFinder } from '../store/telemetry/batch-answers.ts';
import type { Queries } from '../store/database.ts';
import type { IngestOutcome } from './outcome.ts';

/** A batch that its sender marked is counted once, however often it arrives within ten minutes and a little more. */
export interface Repeats {
  /**
   * The first answer to this batch of this key; if there is none yet, what `work` gives. Repeats that arrive while the first is
   * still worked on wait for it.
   */
  once(
    sdkKeyId: string,
    batchId: string,
    work: () => Promise<IngestOutcome>,
    repeated: (answer: EventsAnswer) => IngestOutcome,
  ): Promise<IngestOutcome>;
}

export function createRepeats(db: Queries): Repeats {
  const findAnswer = createBatchAnswerFinder(db);
  const underWay = new Map<string, Promise<IngestOutcome>>();
  return {
    async once(sdkKeyId, batchId, work, repeated) {
      const name = `${sdkKeyId}\0${batchId}`;
      const first = underWay.get(name);
      if (first !== undefined)
        return first.then((outcome) => (outcome.kind === 'accepted' ? repeated(outcome.answer) : outcome));
      const outcome = findAnswer(sdkKeyId, batchId).then((answer) =>
        answer === undefined ? work() : repeated(asAnswer(answer)),
      );
      underWay.set(name, outcome);
      try {
        return await outcome;
      } finally {
        underWay.delete(name);
      }
    },
  };
}

/** Safe: only answers that were given are kept. */
function asAnswer(json: string): EventsAnswer {
  return JSON.parse(json) as EventsAnswer;
}
