import type { Status, Verdict } from '@upriver/contract';
import { PAGE_STATUS_NAMES, STATUS_CLASS, VERDICT_CLASS, VERDICT_NAMES } from '../view/vocabulary.ts';

/** The sign of a verdict: up is upstream, down is ours, filled is felt. Its word stands beside it, or is given for screen readers. */
export function Glyph({ verdict, size = 12, word = false }: { verdict: Verdict; size?: number; word?: boolean }) {
  return (
    <>
      <svg class={`g ${VERDICT_CLASS[verdict]}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[verdict]}
      </svg>
      {word ? <span class="vh">{VERDICT_NAMES[verdict]}</span> : null}
    </>
  );
}

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;

const SHAPES = {
  them: (
    <path
      d="M8 2.2 14.6 13.4H1.4Z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  us: (
    <path
      d="M8 13.8 1.4 2.6h13.2Z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  undecided: (
    <>
      <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" {...LINE} />
      <path d="M8 1.5V14.5L1.5 8Z" fill="currentColor" />
    </>
  ),
  not_affecting_you: <path d="M8 2.6 14.2 13.2H1.8Z" {...LINE} />,
  healthy: <circle cx="8" cy="8" r="4.2" fill="currentColor" />,
  cannot_say: (
    <circle cx="8" cy="8" r="5.4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.6 2.05" />
  ),
};

/** Glyph and word of a verdict; tinted for what needs somebody, plain for the rest and inside tables. */
export function Badge({ verdict, plain = false }: { verdict: Verdict; plain?: boolean }) {
  const isTinted = !plain && (verdict === 'them' || verdict === 'us' || verdict === 'undecided');
  return (
    <span class={`badge ${VERDICT_CLASS[verdict]}${isTinted ? '' : ' plain'}`}>
      <Glyph verdict={verdict} size={14} />
      {VERDICT_NAMES[verdict]}
    </span>
  );
}

/** What a page says, as a square that is as full as what works. `of` stands before it, so that nobody takes it for our word. */
export function PageStatus({ status, of }: { status: Status; of?: string }) {
  const name = PAGE_STATUS_NAMES[status];
  return (
    <span class={`status ${STATUS_CLASS[status]}`}>
      <StatusGlyph status={status} />
      {of === undefined ? name : `${of}: ${name.toLowerCase()}`}
    </span>
  );
}

export function StatusGlyph({ status, size = 14 }: { status: Status; size?: number }) {
  return (
    <svg class={`g ${STATUS_CLASS[status]}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <rect
        x="2.5"
        y="2.5"
        width="11"
        height="11"
        rx="2"
        fill={status === 'operational' ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width="1.5"
        {...(status === 'unknown' ? { 'stroke-dasharray': '2.4 1.9' } : {})}
      />
      {INSIDE[status]}
    </svg>
  );
}

const INSIDE = {
  operational: null,
  degraded: <rect x="3" y="6" width="10" height="7.4" fill="currentColor" />,
  partial_outage: <rect x="3" y="9.8" width="10" height="3.6" fill="currentColor" />,
  major_outage: <path d="m5.5 5.5 5 5M10.5 5.5l-5 5" stroke="currentColor" stroke-width="1.5" />,
  maintenance: <path d="M3 10 10 3M3 13.5 13.5 3M7 13.5 13.5 7" stroke="currentColor" stroke-width="1.2" />,
  unknown: null,
};
