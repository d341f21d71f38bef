import type { AlertRuleDefinition, Backtest } from '@upriver/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { Badge, Glyph } from '../../components/glyph.tsx';
import { FieldError } from '../../components/field.tsx';
import { Section, Segment, Skeleton } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { Phrase, Time } from '../../components/time.tsx';
import { useAddress, withQuery } from '../../router.tsx';
import { backtestAxis, backtestSentence, gatherMarks, listTold } from '../../view/backtest.ts';
import type { BacktestAxis, BacktestMark, MarkGroup } from '../../view/backtest.ts';
import { span } from '../../view/words.ts';

const DAYS = [1, 7, 30, 90] as const;
const DAYS_AT_FIRST = 30;
/** After the last change of a slot. */
const WAIT_MS = 250;
const TOLD_MAX = 30;

/** What the rule on the screen would have told, also unsaved. The old answer stays, at half strength, until the new one is there. */
export function RuleBacktest({ rule }: { readonly rule: AlertRuleDefinition }) {
  const { query } = useAddress();
  const days = DAYS.find((one) => String(one) === query.get('days')) ?? DAYS_AT_FIRST;
  const { backtest, problem, isOld } = useBacktest(rule, days);
  const options = DAYS.map((one) => ({
    key: String(one),
    name: one === 1 ? '24 h' : `${one} d`,
    href: withQuery({ days: one === DAYS_AT_FIRST ? undefined : String(one) }),
  }));
  return (
    <Section
      title="Backtest"
      count="the rule above, saved or not, over what happened"
      right={<Segment label="Range" options={options} current={String(days)} />}
    >
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {backtest === undefined && problem === undefined && <Skeleton />}
      {backtest !== undefined && (
        <div class={isOld ? 'half' : undefined} aria-busy={isOld}>
          <p class="sum" role="status">
            {backtestSentence(backtest, days)}
          </p>
          <BacktestLines axis={backtestAxis(backtest)} name={backtestSentence(backtest, days)} />
          <Table
            name="What it would have told you"
            stacks
            rows={listTold(backtest).slice(0, TOLD_MAX)}
            keyOf={({ at, subject }) => `${at} ${subject}`}
            empty=" "
            columns={[
              { name: 'Told', class: 'nowrap', cell: ({ at }) => <Time at={at} /> },
              { name: 'Verdict', class: 'nowrap', cell: ({ verdict }) => <Badge verdict={verdict} plain /> },
              {
                name: 'Subject',
                class: 'wide',
                cell: ({ subject, clears }) => (
                  <>
                    <Phrase text={subject} />
                    {clears.map((line) => (
                      <>
                        <br />
                        <small>
                          <Phrase text={line} />
                        </small>
                      </>
                    ))}
                  </>
                ),
              },
              {
                name: 'Lasted',
                num: true,
                cell: ({ lastedMs }) => (lastedMs === null ? '–' : span(lastedMs)),
              },
            ]}
          />
        </div>
      )}
    </Section>
  );
}

interface BacktestState {
  readonly backtest: Backtest | undefined;
  readonly problem: string | undefined;
  /** Whether `backtest` is of a rule that was changed since. */
  readonly isOld: boolean;
}

function useBacktest(rule: AlertRuleDefinition, days: number): BacktestState {
  const [state, setState] = useState<BacktestState>({ backtest: undefined, problem: undefined, isOld: false });
  useEffect(() => {
    const running = new AbortController();
    setState((before) => ({ ...before, isOld: true }));
    const timer = setTimeout(() => {
      api<Backtest>('POST', '/api/v1/alert-rules/backtest', {
        body: { definition: rule, days },
        signal: running.signal,
      }).then(
        (backtest) => setState({ backtest, problem: undefined, isOld: false }),
        (error: unknown) => {
          if (running.signal.aborted) return;
          const problem = error instanceof ApiError ? error.message : 'The backtest could not be read.';
          setState((before) => ({ ...before, problem, isOld: false }));
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [rule, days]);
  return state;
}

const LINES = { told: 16, happened: 60, ticks: 88 } as const;
const GLYPH = 12;
/** Pixels that a mark with its number needs. */
const MARK_WIDTH = 30;
const BOX_MARKS_MAX = 5;

/** Two lines on one axis: what it would have told, and what happened. Marks that belong together are joined. */
function BacktestLines({
  axis: { told, happened, ticks },
  name,
}: {
  readonly axis: BacktestAxis;
  readonly name: string;
}) {
  const [pointed, setPointed] = useState<MarkGroup | undefined>(undefined);
  const drawing = useRef<SVGSVGElement>(null);
  const share = MARK_WIDTH / useWidth(drawing);
  const percent = (at: number): string => `${(at * 100).toFixed(2)}%`;
  return (
    <div class="backtest">
      <div class="backtest-names" aria-hidden="true">
        <span>It would have told you</span>
        <span>What happened</span>
      </div>
      <svg ref={drawing} width="100%" height="92" role="img" aria-label={name}>
        {ticks.map(({ at, label }) => (
          <g key={at}>
            <line class="c-grid" x1={percent(at)} x2={percent(at)} y1="0" y2="76" />
            <text x={percent(at)} y={LINES.ticks}>
              {label}
            </text>
          </g>
        ))}
        <line class="c-axis" x1="0" x2="100%" y1={LINES.told} y2={LINES.told} />
        <line class="c-axis" x1="0" x2="100%" y1={LINES.happened} y2={LINES.happened} />
        {told.map((mark) =>
          mark.pairedAt === null ? null : (
            <line
              key={`${mark.at} pair`}
              class="c-now"
              x1={percent(mark.at)}
              x2={percent(mark.pairedAt)}
              y1={LINES.told}
              y2={LINES.happened}
            />
          ),
        )}
        <Marks groups={gatherMarks(told, share)} y={LINES.told} point={setPointed} />
        <Marks groups={gatherMarks(happened, share)} y={LINES.happened} point={setPointed} />
      </svg>
      {pointed === undefined ? null : <MarkBox group={pointed} />}
    </div>
  );
}

/** Width of a drawing in pixels; that of a wide one before it is known. */
function useWidth(drawing: { readonly current: SVGSVGElement | null }): number {
  const [width, setWidth] = useState(1000);
  useLayoutEffect(() => {
    if (drawing.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry?.contentRect.width ?? 0)));
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, []);
  return width;
}

interface MarksProps {
  readonly groups: readonly MarkGroup[];
  readonly y: number;
  /** Takes what is under the pointer, undefined when it has left. */
  readonly point: (group: MarkGroup | undefined) => void;
}

function Marks({ groups, y, point }: MarksProps) {
  return (
    <>
      {groups.map((group) => (
        <svg
          key={group.at}
          x={`${(group.at * 100).toFixed(2)}%`}
          y={y - GLYPH / 2}
          width={GLYPH}
          height={GLYPH}
          overflow="visible"
        >
          <g
            transform={`translate(${-GLYPH / 2} 0)`}
            onPointerEnter={() => point(group)}
            onPointerLeave={() => point(undefined)}
          >
            <rect x={-GLYPH / 2} y={-GLYPH / 2} width={2 * GLYPH} height={2 * GLYPH} fill="transparent" />
            <Glyph verdict={group.verdict} size={GLYPH} />
            {group.marks.length === 1 ? null : (
              <text x={-3} y={GLYPH - 2} text-anchor="end">
                {group.marks.length}
              </text>
            )}
          </g>
        </svg>
      ))}
    </>
  );
}

/** What is known of the marks under the pointer, at the side that has room. The table below says the same. */
function MarkBox({ group: { at, marks } }: { readonly group: MarkGroup }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const width = box.current.parentElement?.clientWidth ?? 0;
    const left = at * width + (at < 0.5 ? GLYPH : -2 * GLYPH - box.current.offsetWidth);
    box.current.style.left = `${Math.min(Math.max(0, left), Math.max(0, width - box.current.offsetWidth))}px`;
  });
  const more = marks.length - BOX_MARKS_MAX;
  return (
    <div ref={box} class="step-box" aria-hidden="true">
      {marks.slice(0, BOX_MARKS_MAX).map((mark) => (
        <MarkLines key={`${mark.at} ${mark.title}`} mark={mark} isAlone={marks.length === 1} />
      ))}
      {more > 0 ? <span>{more} more</span> : null}
    </div>
  );
}

/** One mark of several is its title: the table says the rest. */
function MarkLines({ mark: { time, title, lines }, isAlone }: { mark: BacktestMark; isAlone: boolean }) {
  return (
    <>
      <b>
        <Time at={time} /> <Phrase text={title} />
      </b>
      {(isAlone ? lines : []).map((line) => (
        <span key={line}>
          <Phrase text={line} />
        </span>
      ))}
    </>
  );
}
