import { useState } from 'preact/hooks';
import { Button } from './button.tsx';

/** A button that ends something. The first click asks, the second does it. */
export function Confirm({
  verb,
  question,
  onConfirm,
}: {
  verb: string;
  /** Says what ends, and what is known of its use: "Revoke ci? It was used 6 min ago." */
  question: string;
  onConfirm: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button small kind="quiet" onClick={() => setAsking(true)}>
        {verb}
      </Button>
    );
  return (
    <span class="confirm" role="group" aria-label={question}>
      <span class="small">{question}</span>
      <Button writes small danger onClick={onConfirm}>
        {verb}
      </Button>
      <Button small kind="quiet" onClick={() => setAsking(false)}>
        Keep
      </Button>
    </span>
  );
}
