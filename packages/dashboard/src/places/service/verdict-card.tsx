import type { Alert, Verdict } from '@upriver/contract';
import { Acknowledge } from '../../alerts/acknowledge.tsx';
import { Snooze } from '../../alerts/snooze.tsx';
import { useMay } from '../../api/session.ts';
import { Button, CopyButton } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Icon } from '../../components/icon.tsx';
import { Age } from '../../components/time.tsx';
import { ZONE, useMinute } from '../../clock.ts';
import { openFollow } from '../../shell/keys.ts';
import { handledText, snoozedText } from '../../view/alerts.ts';
import { VERDICT_CLASS } from '../../view/vocabulary.ts';
import type { Fact, Hypothesis, VerdictCardText } from '../../view/verdict-card.ts';
import { probability } from '../../view/words.ts';

/** The verdict in a sentence, what it could be, what it rests on, and what would change it. */
export function VerdictCard({
  verdict,
  text,
  outside,
  chat,
  alert,
  isOld,
}: {
  verdict: Verdict;
  text: VerdictCardText;
  /** What is known beside the calls. */
  outside: readonly Fact[];
  chat: string;
  /** The open alert about it. */
  alert: Alert | undefined;
  isOld: boolean;
}) {
  const { lead, sentence, more, hypotheses, facts, wouldChange } = text;
  const mayWrite = useMay('write');
  return (
    <div class={`vcard ${VERDICT_CLASS[verdict]}${isOld ? ' old' : ''}`}>
      <div class="say">
        <Glyph verdict={verdict} size={30} />
        <div>
          <h2>
            <em>{isOld ? `It was so: ${lead}` : lead}</em> {sentence}
          </h2>
          {more === '' ? null : <p>{more}</p>}
          {alert === undefined ? null : <Handled alert={alert} />}
        </div>
        <div class="acts chips">
          {alert === undefined ? null : (
            <>
              <Acknowledge alerts={[alert]} />
              <Snooze alert={alert} />
              {mayWrite ? (
                <Button onClick={() => openFollow(alert)}>
                  <Icon name="bell" size={14} />
                  Follow
                </Button>
              ) : null}
            </>
          )}
          <CopyButton text={() => chat}>
            <Icon name="copy" size={14} />
            Copy
          </CopyButton>
        </div>
      </div>
      <div class="body">
        {hypotheses.length === 0 ? null : (
          <div>
            <h3>What it could be</h3>
            {hypotheses.map((one, index) => (
              <Row key={one.name} hypothesis={one} isLead={index === 0} />
            ))}
          </div>
        )}
        <div>
          <h3>What it rests on</h3>
          <ul class="facts">
            {[...facts, ...outside].map(({ icon, text: fact, at }) => (
              <li key={fact}>
                <Icon name={icon} />
                <span>
                  {fact}{' '}
                  {at === null ? null : (
                    <small class="nowrap">
                      <Age since={at} /> ago
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {wouldChange.length === 0 ? null : (
            <>
              <h3 class="mt">What would change it</h3>
              <ul class="facts">
                {wouldChange.map((one) => (
                  <li key={one}>
                    <Icon name="right" />
                    <span>{one}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Handled({ alert }: { alert: Alert }) {
  const now = Math.max(useMinute(), Date.now());
  const text = [handledText(alert, now), snoozedText(alert, now, ZONE)].filter((one) => one !== '').join('. ');
  return text === '' ? null : <p class="handled">{text}.</p>;
}

const [BAR, BAR_HEIGHT] = [116, 8];

function Row({ hypothesis: { name, side, probability: share }, isLead }: { hypothesis: Hypothesis; isLead: boolean }) {
  return (
    <div class={isLead ? 'hyp lead' : 'hyp'}>
      <span>{name}</span>
      <svg
        width={BAR}
        height={BAR_HEIGHT}
        viewBox={`0 0 ${BAR} ${BAR_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect class="c-track" width={BAR} height={BAR_HEIGHT} rx="2" />
        <rect
          class={side === 'none' ? 'c-rest' : `c-${side}`}
          width={Math.max(2, BAR * share)}
          height={BAR_HEIGHT}
          rx="2"
        />
      </svg>
      <span class="num">{probability(share)}</span>
    </div>
  );
}
