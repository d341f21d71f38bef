import type { Cause } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Choice, FieldError } from '../../components/field.tsx';
import { useAction } from '../../components/use-action.ts';
import { JUDGED_CAUSES, judgmentOf, judgmentText } from '../../view/outages.ts';
import type { Outage } from '../../view/outages.ts';

/** Asks those who know whether the answer to an outage that ended was right, and says what they said. */
export function WasRight({ outage }: { outage: Outage }) {
  const { episodes, said } = judgmentOf(outage);
  const mayWrite = useMay('write');
  const [isWrong, setWrong] = useState(false);
  const [cause, setCause] = useState<Cause | ''>('');
  const each = async (request: (path: string) => Promise<unknown>): Promise<void> => {
    for (const id of episodes) await request(`/api/v1/episodes/${id}/judgment`);
    setWrong(false);
    refreshUnder('/api/v1/services/');
    refreshUnder('/api/v1/history');
  };
  const right = useAction(() => each((path) => api('POST', path, { body: { was: 'right' } })));
  const wrong = useAction(() =>
    each((path) => api('POST', path, { body: { was: 'wrong', ...(cause === '' ? {} : { cause }) } })),
  );
  const takeBack = useAction(() => each((path) => api('DELETE', path)));
  const problem = right.problem ?? wrong.problem ?? takeBack.problem;
  if (episodes.length === 0 || (said === undefined && !mayWrite)) return null;
  return (
    <div class="was-right">
      {said !== undefined ? (
        <>
          <small>{judgmentText(said)}</small>
          {mayWrite ? (
            <Button writes small kind="quiet" onClick={takeBack.run}>
              Take back
            </Button>
          ) : null}
        </>
      ) : isWrong ? (
        <>
          <Choice label="What was it?" value={cause} options={JUDGED_CAUSES} onChange={setCause} />
          <Button writes small onClick={wrong.run}>
            Save
          </Button>
          <Button small kind="quiet" onClick={() => setWrong(false)}>
            Back
          </Button>
        </>
      ) : (
        <>
          <small>Was this right?</small>
          <Button writes small onClick={right.run}>
            Yes
          </Button>
          <Button small onClick={() => setWrong(true)}>
            No
          </Button>
        </>
      )}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </div>
  );
}
