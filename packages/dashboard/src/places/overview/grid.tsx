import type { Overview } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Icon } from '../../components/icon.tsx';
import { ZONE } from '../../clock.ts';
import { Link } from '../../router.tsx';
import { useShown } from '../../shell/shown.ts';
import { VERDICT_NAMES } from '../../view/vocabulary.ts';
import { inZone, rate } from '../../view/words.ts';

type Service = Overview['services'][number];

/** More healthy vendors than this are folded. */
const FOLDED_FROM = 60;

/** Every other vendor: verdict, evidence and calls a minute, in one line each. */
export function VendorGrid({ services }: { services: readonly Service[] }) {
  const [isOpen, setOpen] = useState(false);
  const others = services.filter(({ verdict }) => verdict !== 'healthy');
  const healthy = services.filter(({ verdict }) => verdict === 'healthy');
  const isFolded = !isOpen && healthy.length > FOLDED_FROM;
  const shown = isFolded ? [...others, ...healthy.slice(0, FOLDED_FROM)] : services;
  return (
    <>
      <div class="grid">
        {shown.map((service) => (
          <Cell key={service.service.id} {...service} />
        ))}
      </div>
      {isFolded ? (
        <p class="mt">
          <Button small onClick={() => setOpen(true)}>
            Show {healthy.length - FOLDED_FROM} more that are healthy
          </Button>
        </p>
      ) : null}
      <div class="legend">
        <span>
          <Glyph verdict="healthy" />
          Healthy: enough calls of yours, as usual
        </span>
        <span>
          <Glyph verdict="cannot_say" />
          Not known: too few calls of yours, or none
        </span>
        <span>
          <Icon name="page" size={12} />
          page
        </span>
        <span>
          <Icon name="calls" size={12} />
          calls
        </span>
        <span>
          <Icon name="packages" size={12} />
          packages
        </span>
        <span>number: calls a minute</span>
      </div>
    </>
  );
}

const MARKS = ['page', 'calls', 'packages'] as const;

function Cell({ service, verdict, evidence, callsPerMinute, sentence, statusPageUrl }: Service) {
  const path = `/services/${encodeURIComponent(service.slug)}`;
  const chat = `${sentence} ${location.origin}${path}`;
  useShown({ name: service.name, statusPageUrl, chat, alert: undefined }, service.id);
  const has = MARKS.filter((mark) => evidence[mark]);
  const words = has.length === 0 ? 'No evidence' : `Evidence: ${has.join(', ')}`;
  return (
    <Link class="cell" row={service.id} href={path} title={inZone(sentence, Date.now(), ZONE)}>
      <Glyph verdict={verdict} />
      <span class="nm">
        {service.name}
        <span class="vh">, {VERDICT_NAMES[verdict]}</span>
      </span>
      <span class="marks-w">
        <span class="marks" title={words}>
          {MARKS.map((mark) => (
            <span key={mark} class={evidence[mark] ? undefined : 'off'}>
              <Icon name={mark} size={12} />
            </span>
          ))}
          <span class="vh">{words}</span>
        </span>
      </span>
      <span class="rate">{callsPerMinute === null ? '–' : rate(callsPerMinute)}</span>
    </Link>
  );
}
