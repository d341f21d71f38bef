import type { Overview } from '@upriver/contract';
import { Acknowledge } from '../../alerts/acknowledge.tsx';
import { useOpenAlerts } from '../../alerts/open-alerts.ts';
import { ButtonLink, CopyButton } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Age } from '../../components/time.tsx';
import { useMinute } from '../../clock.ts';
import { useShown } from '../../shell/shown.ts';
import { handledText, openAlertOf } from '../../view/alerts.ts';
import type { Answer } from '../../view/answer.ts';
import { VERDICT_CLASS, VERDICT_NAMES } from '../../view/vocabulary.ts';

/** The answer: the biggest thing on the page, and its title. */
export function AnswerBlock({ overview, answer }: { overview: Overview; answer: Answer }) {
  const { verdict, isQuiet, isOld, lead, headline, why, sure, meta, service } = answer;
  const sentence = lead === undefined ? headline : `${lead} ${headline}`;
  const look = `answer ${VERDICT_CLASS[verdict]}${isQuiet && !isOld ? ' quiet' : ''}${isOld ? ' old' : ''}`;
  const isTrouble = service !== undefined && !isOld;
  const now = useMinute();
  const open = useOpenAlerts();
  const alerts = [...new Set(answer.about.flatMap((id) => openAlertOf(open, id) ?? []))];
  const first = overview.services.find((one) => one.service.slug === service);
  const chat = `${sentence} ${why} ${location.origin}/services/${service ?? ''}`;
  useShown(
    isTrouble && first !== undefined
      ? { name: first.service.name, statusPageUrl: first.statusPageUrl, chat, alert: alerts[0] }
      : undefined,
  );
  const isTaken = alerts.length > 0 && alerts.every(({ acknowledgedAt }) => acknowledgedAt !== null);
  return (
    <div class={look}>
      <Glyph verdict={verdict} size={30} />
      <div>
        <h1>
          <span class="vh">{VERDICT_NAMES[verdict]}. </span>
          {lead === undefined ? null : <em>{lead}</em>} {headline}
        </h1>
        {why === '' ? null : <p class="why">{why}</p>}
        <p class="meta">
          {sure === undefined ? null : <b class="strong">{sure}</b>}
          {isTaken && alerts[0] !== undefined ? <span>{handledText(alerts[0], Math.max(now, Date.now()))}</span> : null}
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {overview.pagesReadAt === null ? null : (
            <span>
              Pages read <Age since={overview.pagesReadAt} /> ago
            </span>
          )}
          {overview.callsAt === null ? null : (
            <span>
              Calls from <Age since={overview.callsAt} /> ago
            </span>
          )}
        </p>
        <p class="vh" aria-live="polite">
          {sentence}
        </p>
      </div>
      <div class="acts">
        {isTrouble ? (
          <>
            <ButtonLink kind="primary" href={`/services/${encodeURIComponent(service)}`}>
              See the evidence
            </ButtonLink>
            {isTaken ? null : <Acknowledge alerts={alerts} />}
            <CopyButton kind={alerts.length > 0 && !isTaken ? 'quiet' : 'plain'} text={() => chat}>
              Copy for chat
            </CopyButton>
          </>
        ) : null}
      </div>
    </div>
  );
}
