import type { Overview } from '@upriver/contract';
import { ButtonLink, CopyButton } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Age } from '../../components/time.tsx';
import type { Answer } from '../../view/answer.ts';
import { VERDICT_CLASS, VERDICT_NAMES } from '../../view/vocabulary.ts';

/** The answer: the biggest thing on the page, and its title. */
export function AnswerBlock({ overview, answer }: { overview: Overview; answer: Answer }) {
  const { verdict, isQuiet, isOld, lead, headline, why, sure, meta, service } = answer;
  const sentence = lead === undefined ? headline : `${lead} ${headline}`;
  const look = `answer ${VERDICT_CLASS[verdict]}${isQuiet && !isOld ? ' quiet' : ''}${isOld ? ' old' : ''}`;
  const isTrouble = service !== undefined && !isOld;
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
            <CopyButton text={() => `${sentence} ${why} ${location.origin}/services/${service}`}>
              Copy for chat
            </CopyButton>
          </>
        ) : null}
      </div>
    </div>
  );
}
