import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Alert, Overview } from '@upriver/contract';
import { Acknowledge } from '../../alerts/acknowledge.tsx';
import { useOpenAlerts } from '../../alerts/open-alerts.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/layout.tsx';
import { useSteadyOrder } from '../../components/use-steady-order.ts';
import { ZONE } from '../../clock.ts';
import { useConnection } from '../../live/connection.ts';
import { Link } from '../../router.tsx';
import { copyForChat, acknowledgeTargets } from '../../shell/act.ts';
import { chooseNone, chosen, listTargets, useShown } from '../../shell/shown.ts';
import { useStore } from '../../store.ts';
import { handledText, openAlertOf, rowsWithButton, snoozedText } from '../../view/alerts.ts';
import { worst } from '../../view/answer.ts';
import { attentionRow } from '../../view/attention.ts';
import type { Figure } from '../../view/attention.ts';
import { clock } from '../../view/words.ts';
import { Lanes } from './lanes.tsx';

type Trouble = Overview['trouble'][number];
type Service = Overview['services'][number];

/** What needs somebody, worst first. Nothing moves while the pointer or the focus is in the list. */
export function Attention({
  overview,
  now,
  isOld,
  answered,
  filters,
}: {
  overview: Overview;
  now: number;
  isOld: boolean;
  /** Services that the answer above speaks of, which can be acknowledged there. */
  answered: readonly string[];
  filters: ComponentChildren;
}) {
  const { shown, waiting, show, handlers } = useSteadyOrder(overview.trouble, ({ service }) => service.id);
  const services = new Map(overview.services.map((one) => [one.service.id, one]));
  const alerts = useOpenAlerts();
  const offering = rowsWithButton(
    alerts,
    shown.map(({ service }) => service.id),
    answered,
  );
  const { lostAt } = useConnection();
  const asOf = isOld && lostAt !== undefined ? `, as of ${clock(lostAt, ZONE)}` : '';
  const isChoosing = useStore(chosen).size > 0;
  useEffect(() => chooseNone, []);
  return (
    <Section
      title="Needs attention"
      count={`${overview.trouble.length} of ${overview.services.length}${asOf}`}
      right={isChoosing ? <Chosen /> : filters}
    >
      {/* The list holds still under the pointer; it is no control. */}
      <div class="att" {...handlers}>
        <div class="att-row th" aria-hidden="true">
          <span>Verdict</span>
          <span>Vendor and cause</span>
          <span>Last hour: said, saw</span>
          <span class="num">Failing</span>
          <span class="num p95">p95</span>
          <span>Hits</span>
          <span />
        </div>
        {shown.map((trouble) => {
          const { id } = trouble.service;
          const service = services.get(id);
          if (service === undefined) return null;
          const alert = openAlertOf(alerts, id);
          const row = { trouble, service, alert, now, isOld, hasButton: offering.has(id) };
          return <Row key={id} {...row} />;
        })}
        {waiting === 0 ? null : (
          <div class="att-more">
            {waiting} more {waiting === 1 ? 'needs' : 'need'} attention.{' '}
            <Button small onClick={show}>
              Show
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** What can be done with the rows that `x` chose. */
function Chosen() {
  const rows = useStore(chosen);
  const mayWrite = useMay('write');
  return (
    <span class="chips" role="status">
      <b class="strong">{rows.size} chosen</b>
      {mayWrite ? (
        <Button writes small onClick={() => acknowledgeTargets(listTargets())}>
          Acknowledge
        </Button>
      ) : null}
      <Button small onClick={() => copyForChat(listTargets())}>
        Copy for chat
      </Button>
      <Button small kind="quiet" onClick={chooseNone}>
        Clear
      </Button>
    </span>
  );
}

interface RowProps {
  readonly trouble: Trouble;
  readonly service: Service;
  readonly alert: Alert | undefined;
  readonly now: number;
  readonly isOld: boolean;
  /** Whether it offers to deal with the alert. */
  readonly hasButton: boolean;
}

function Row({ trouble, service: { service, statusPageUrl, sentence }, alert, now, isOld, hasButton }: RowProps) {
  const { id, slug, name } = service;
  const path = `/services/${encodeURIComponent(slug)}`;
  useShown({ name, statusPageUrl, chat: `${sentence} ${location.origin}${path}`, alert }, id);
  const isChosen = useStore(chosen).has(id);
  const row = attentionRow(trouble, now, ZONE);
  const handled = alert === undefined ? '' : handledText(alert, now) || snoozedText(alert, now, ZONE);
  return (
    <div class={`att-row${isChosen ? ' chosen-row' : ''}`} data-row-of={id}>
      <span class="b">
        <Badge verdict={worst(trouble)?.verdict ?? 'cannot_say'} plain={isOld} />
        {alert === undefined || !hasButton ? null : <Acknowledge alerts={[alert]} small />}
      </span>
      <span class="who">
        <Link class="stretch" row={id} href={path}>
          {name}
          {isChosen ? <span class="vh">, chosen</span> : null}
        </Link>
        {row.causes.map((cause) => (
          <span key={cause}>{cause}</span>
        ))}
        {handled === '' ? null : <span class="handled">{handled}</span>}
      </span>
      <span class="lane">
        <Lanes
          lanes={trouble.lanes}
          now={now}
          usual={row.usualShare}
          isSlow={row.isSlow}
          isRefused={row.isRefused}
          label={row.label}
        />
      </span>
      <FigureCell figure={row.failing} word="failing" />
      <FigureCell figure={row.p95} word="95th percentile" more="p95" />
      <span class="hits">{row.projects}</span>
      <span class="chev">
        <Icon name="right" size={14} />
      </span>
    </div>
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
