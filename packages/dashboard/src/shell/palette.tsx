import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Overview, UsOrThem } from '@upriver/contract';
import { ApiError, api } from '../api/client.ts';
import { useResource } from '../api/resource.ts';
import { ZONE } from '../clock.ts';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Icon } from '../components/icon.tsx';
import { PLACES } from '../places/index.ts';
import { navigate } from '../router.tsx';
import { find } from '../view/find.ts';
import { QUESTION_MAX, foundBy, isQuestion } from '../view/question.ts';
import { inZone } from '../view/words.ts';
import { overlay } from './keys.ts';
import { nextTheme } from './theme.ts';

const FOUND_MAX = 12;
/** How long the text must stand before it is asked about. */
const SETTLE_MS = 300;

interface Option {
  readonly name: string;
  readonly more: string;
  readonly sign: ComponentChildren;
  readonly run: () => void;
}

/** Finds vendors, projects, places and commands. An error text, a stack trace or a host is a question: is it us or them? */
export function Palette({ onClose }: { onClose: () => void }) {
  const { data } = useResource<Overview>('/api/v1/overview');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const isAsking = isQuestion(typed);
  const answer = useAnswer(isAsking ? typed : '');
  const found = isAsking ? answersOf(answer) : find(optionsOf(data), typed, FOUND_MAX);
  const type = (text: string): void => {
    setTyped(text.slice(0, QUESTION_MAX));
    setAt(0);
  };
  const run = (option: Option | undefined): void => {
    if (option === undefined) return;
    onClose();
    option.run();
  };
  return (
    <Dialog label="Search or ask" onClose={onClose}>
      <div class="q">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="found"
          aria-activedescendant={found.length === 0 ? undefined : `found-${at}`}
          aria-label="Vendor, project, place or command, or an error to ask about"
          value={typed}
          autofocus
          onInput={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            // A field of one line would join the lines of a stack trace.
            if (!isQuestion(text)) return;
            event.preventDefault();
            type(text);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') run(found[at]);
            else if (event.key === 'ArrowDown') setAt(Math.max(0, Math.min(at + 1, found.length - 1)));
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
            else return;
            event.preventDefault();
          }}
        />
      </div>
      {isAsking ? <Asked answer={answer} /> : null}
      <Found options={found} at={at} run={run} />
      {found.length === 0 && !isAsking ? <p class="pad muted">Nothing here is called that.</p> : null}
      <div class="end">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
        <span>Paste an error text, a host or a stack trace to ask “is it us or them?”</span>
      </div>
    </Dialog>
  );
}

function Found({ options, at, run }: { options: readonly Option[]; at: number; run: (option: Option) => void }) {
  return (
    <div role="listbox" id="found" aria-label="Found">
      {options.map((option, index) => (
        <div
          key={`${option.name} ${option.more}`}
          id={`found-${index}`}
          class="opt"
          role="option"
          {...(index === at ? { ref: showRow } : {})}
          aria-selected={index === at}
          onClick={() => run(option)}
        >
          {option.sign}
          <span>
            {option.name} <small>{option.more}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

type Asking = UsOrThem | ApiError | undefined;

/** Asks about a text once it stands still; undefined while there is no answer yet. */
function useAnswer(text: string): Asking {
  const [answer, setAnswer] = useState<Asking>(undefined);
  useEffect(() => {
    setAnswer(undefined);
    if (text === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api<UsOrThem>('POST', '/api/v1/is-it-us-or-them', { body: { error: text }, signal: asking.signal })
        .then(setAnswer)
        .catch((error: unknown) => {
          if (asking.signal.aborted) return;
          if (!(error instanceof ApiError)) throw error;
          setAnswer(error);
        });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return answer;
}

/** The answer in its first line, as on the overview. */
function Asked({ answer }: { answer: Asking }) {
  if (answer === undefined)
    return (
      <p class="asked" role="status">
        <i class="ring" aria-hidden="true" />
        Is it us or them?
      </p>
    );
  if (answer instanceof ApiError)
    return (
      <p class="asked" role="alert">
        {answer.message}
      </p>
    );
  return (
    <p class="asked" role="status">
      <Glyph verdict={answer.verdict} size={16} word />
      <span>
        {inZone(answer.sentence, Date.now(), ZONE)} {foundBy(answer) === '' ? null : <small>{foundBy(answer)}</small>}
      </span>
    </p>
  );
}

function answersOf(answer: Asking): Option[] {
  if (answer === undefined || answer instanceof ApiError) return [];
  return answer.services.map(({ service, verdict, sentence }, index) => ({
    name: `${service.name}: the evidence`,
    more: index === 0 ? '' : inZone(sentence, Date.now(), ZONE),
    sign: <Glyph verdict={verdict} word />,
    run: () => navigate(`/services/${encodeURIComponent(service.slug)}`),
  }));
}

function optionsOf(overview: Overview | undefined): Option[] {
  const to = (path: string) => (): void => navigate(path);
  return [
    ...(overview?.services ?? []).map(({ service, verdict, sentence }) => ({
      name: service.name,
      // It begins with the name.
      more: inZone(sentence.replace(`${service.name}: `, ''), Date.now(), ZONE),
      sign: <Glyph verdict={verdict} word />,
      run: to(`/services/${encodeURIComponent(service.slug)}`),
    })),
    ...(overview?.projects ?? []).map(({ name, slug, verdict }) => ({
      name,
      more: 'project',
      sign: <Glyph verdict={verdict} word />,
      run: to(`/projects/${encodeURIComponent(slug)}`),
    })),
    ...PLACES.flatMap(({ path, nav }) =>
      nav === undefined
        ? []
        : [{ name: nav.name, more: `g ${nav.key}`, sign: <Icon name={nav.icon} size={14} />, run: to(path) }],
    ),
    { name: 'Light, dark, system', more: 't', sign: <Icon name="theme" size={14} />, run: nextTheme },
    {
      name: 'Wall',
      more: 'the overview from five metres',
      sign: <Icon name="overview" size={14} />,
      run: to('/?kiosk'),
    },
    { name: 'Keys', more: '?', sign: <Icon name="menu" size={14} />, run: () => overlay.set('keys') },
  ];
}
