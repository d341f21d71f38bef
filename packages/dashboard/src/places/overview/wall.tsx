import type { Overview } from '@upriver/contract';
import { Glyph } from '../../components/glyph.tsx';
import { ZONE } from '../../clock.ts';
import { LiveWord } from '../../live/status.tsx';
import { useSession } from '../../api/session.ts';
import { worst } from '../../view/answer.ts';
import type { Answer } from '../../view/answer.ts';
import { attentionRow } from '../../view/attention.ts';
import { VERDICT_CLASS } from '../../view/vocabulary.ts';
import { clock } from '../../view/words.ts';
import { Lanes } from './lanes.tsx';

const ROWS = 3;

/** The overview from five metres: no navigation, one answer, three rows. It moves a little against burn-in. */
export function Wall({ overview, answer, now }: { overview: Overview; answer: Answer; now: number }) {
  const session = useSession();
  const [first, ...rest] = overview.trouble;
  const row = first && attentionRow(first, now, ZONE);
  const shift = Math.floor(now / 600_000) % 2 === 0 ? '' : ' shifted';
  return (
    <div class={`wall${shift}${answer.isOld ? ' old' : ''}`}>
      <div class="top">
        <span>{session?.organization?.name}</span>
        <LiveWord />
        <span class="clock">{clock(now, ZONE)}</span>
      </div>
      <div class={`big ${VERDICT_CLASS[answer.verdict]}${answer.isQuiet ? ' calm' : ''}`}>
        <Glyph verdict={answer.verdict} size={96} />
        <div>
          <h1>
            {answer.lead === undefined ? null : <em>{answer.lead}</em>} {answer.headline}
          </h1>
          <p>{answer.why}</p>
        </div>
      </div>
      <div class="wall-chart">
        {first === undefined || row === undefined ? (
          <div class="names">
            {overview.services.map(({ service, verdict }) => (
              <span key={service.id}>
                <Glyph verdict={verdict} size={16} word /> {service.name}
              </span>
            ))}
          </div>
        ) : (
          <>
            <Lanes
              lanes={first.lanes}
              now={now}
              usual={row.usualShare}
              isSlow={row.isSlow}
              isRefused={row.isRefused}
              label={row.label}
            />
            <p>{first.service.name}, last hour: above what they said, below what you saw</p>
          </>
        )}
      </div>
      <div class="rows">
        {rest.slice(0, ROWS).map((trouble) => (
          <div key={trouble.service.id} class="rowk">
            <Glyph verdict={worst(trouble)?.verdict ?? 'cannot_say'} size={30} word />
            <div>
              <b>{trouble.service.name}</b>
              <span>{attentionRow(trouble, now, ZONE).causes[0]}</span>
            </div>
          </div>
        ))}
      </div>
      <div class="rest">
        <span>
          <Glyph verdict="healthy" size={16} /> {overview.counts.healthy} healthy
        </span>
        <span>
          <Glyph verdict="cannot_say" size={16} /> {overview.counts.cannot_say} cannot be told
        </span>
      </div>
    </div>
  );
}
