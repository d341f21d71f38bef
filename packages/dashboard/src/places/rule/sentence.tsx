import { useRef } from 'preact/hooks';
import { useClosedAway } from '../../components/use-closed-away.ts';
import { useWriteBlock } from '../../live/connection.ts';
import type { SentencePart, SlotName } from '../../view/rule-sentence.ts';

interface SentenceProps {
  readonly parts: readonly SentencePart[];
  readonly isReadonly: boolean;
  readonly onChoose: (slot: SlotName, value: string) => void;
}

/** A rule as one sentence; each slot opens its list under it. */
export function Sentence({ parts, isReadonly, onChoose }: SentenceProps) {
  return (
    <div class="rule">
      {parts.map((part, index) => {
        if (part.kind === 'text') return <span key={index}>{part.text}</span>;
        if (isReadonly) return <strong key={index}>{part.label}</strong>;
        return <Slot key={part.slot} part={part} onChoose={(value) => onChoose(part.slot, value)} />;
      })}
    </div>
  );
}

interface SlotProps {
  readonly part: Extract<SentencePart, { kind: 'slot' }>;
  readonly onChoose: (value: string) => void;
}

function Slot({ part: { slot, label, choices, many, problem }, onChoose }: SlotProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const block = useWriteBlock();
  useClosedAway(details);
  return (
    <details ref={details} class="slot-list">
      <summary class={problem === null ? 'slot' : 'slot wrong'} title={block ?? problem ?? undefined}>
        {label}
        {problem !== null && <span class="vh"> ({problem})</span>}
      </summary>
      <fieldset class="slot-choices" disabled={block !== undefined} title={block}>
        <legend class="vh">{label}</legend>
        {block !== undefined && <p class="muted small">{block}.</p>}
        {choices.length === 0 && <p class="muted small">{problem ?? 'Nothing to choose.'}</p>}
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={slot}
              checked={choice.chosen}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
