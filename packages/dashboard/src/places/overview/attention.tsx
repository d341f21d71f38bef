import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Overview } from '@upriver/contract';
import { Button } from '../../components/button.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/layout.tsx';
import { ZONE } from '../../clock.ts';
import { Link } from '../../router.tsx';
import { worst } from '../../view/answer.ts';
import { attentionRow } from '../../view/attention.ts';
import type { Figure } from '../../view/attention.ts';
import { keepOrder } from '../../view/order.ts';
import { Lanes } from './lanes.tsx';

type Trouble = Overview['trouble'][number];

/** New rows come in by themselves so long after the pointer left. */
const SETTLE_MS = 3000;

/** What needs somebody, worst first. Nothing moves while the pointer or the focus is in the list. */
export function Attention({
  overview,
  now,
  isOld,
  filters,
}: {
  overview: Overview;
  now: number;
  isOld: boolean;
  filters: ComponentChildren;
}) {
  const [isHeld, setHeld] = useState(false);
  const release = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const order = useRef<readonly string[]>([]);
  useEffect(() => () => clearTimeout(release.current), []);
  const hold = (): void => {
    clearTimeout(release.current);
    setHeld(true);
  };
  const letGo = (): void => {
    clearTimeout(release.current);
    release.current = setTimeout(() => setHeld(false), SETTLE_MS);
  };
  const kept = keepOrder(
    order.current,
    overview.trouble.map(({ service }) => service.id),
    isHeld,
  );
  order.current = kept.shown;
  const byId = new Map(overview.trouble.map((one) => [one.service.id, one]));
  return (
    <Section
      title="Needs attention"
      count={`${overview.trouble.length} of ${overview.services.length}`}
      right={filters}
    >
      {/* The list holds still under the pointer; it is no control. */}
      <div class="att" onPointerEnter={hold} onPointerLeave={letGo} onFocusIn={hold} onFocusOut={letGo}>
        <div class="att-row th" aria-hidden="true">
          <span>Verdict</span>
          <span>Vendor and cause</span>
          <span>Last hour: said, saw</span>
          <span class="num">Failing</span>
          <span class="num p95">p95</span>
          <span>Hits</span>
          <span />
        </div>
        {kept.shown.map((id) => {
          const trouble = byId.get(id);
          return trouble === undefined ? null : <Row key={id} trouble={trouble} now={now} isOld={isOld} />;
        })}
        {kept.waiting === 0 ? null : (
          <div class="att-more">
            {kept.waiting} more {kept.waiting === 1 ? 'needs' : 'need'} attention.{' '}
            <Button small onClick={() => setHeld(false)}>
              Show
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function Row({ trouble, now, isOld }: { trouble: Trouble; now: number; isOld: boolean }) {
  const { service, lanes } = trouble;
  const row = attentionRow(trouble, now, ZONE);
  const verdict = worst(trouble)?.verdict ?? 'cannot_say';
  return (
    <Link class="att-row" row href={`/services/${encodeURIComponent(service.slug)}`}>
      <span class="b">
        <Badge verdict={verdict} plain={isOld} />
      </span>
      <span class="who">
        <b>{service.name}</b>
        {row.causes.map((cause) => (
          <span key={cause}>{cause}</span>
        ))}
      </span>
      <span class="lane">
        <Lanes lanes={lanes} now={now} usual={row.usualShare} isSlow={row.isSlow} label={row.label} />
      </span>
      <FigureCell figure={row.failing} word="failing" />
      <FigureCell figure={row.p95} word="95th percentile" more="p95" />
      <span class="hits">{row.projects}</span>
      <span class="chev">
        <Icon name="right" size={14} />
      </span>
    </Link>
  );
}

function FigureCell({ figure: { value, usual, isCalm }, word, more }: { figure: Figure; word: string; more?: string }) {
  return (
    <span class={`fig${isCalm ? ' calm' : ''}${more === undefined ? '' : ` ${more}`}`}>
      <span class="vh">{word} </span>
      {value}
      <small>{usual}</small>
    </span>
  );
}
