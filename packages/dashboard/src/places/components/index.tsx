import { STATUSES, VERDICTS } from './lists.ts';
import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { Button, ButtonLink, CopyButton, OutsideLink } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ChipChoice, Choice, Field } from '../../components/field.tsx';
import { Badge, Glyph, PageStatus } from '../../components/glyph.tsx';
import { Crumbs, Empty, Figures, Section, Segment, Skeleton, TitleBar } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { Banner, LoadError, State } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Age, Time } from '../../components/time.tsx';
import { useMinute } from '../../clock.ts';
import { withQuery } from '../../router.tsx';

/** Every component in every state: for whoever builds the page, and for the checks of contrast and names. */
export default function Components() {
  const now = useMinute();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  return (
    <>
      <Crumbs above={[['Overview', '/']]} here="Components" />
      <TitleBar title="Components" right={<ButtonLink href="/">Overview</ButtonLink>} />
      <Banner>
        <b>Not live.</b> The Upriver server does not answer.
      </Banner>
      <Section title="Verdicts and statuses" count="shape first, then colour">
        <p class="chips">
          {VERDICTS.map((verdict) => (
            <Badge key={verdict} verdict={verdict} />
          ))}
        </p>
        <p class="chips mt">
          {VERDICTS.map((verdict) => (
            <Glyph key={verdict} verdict={verdict} size={30} word />
          ))}
        </p>
        <p class="chips mt">
          {STATUSES.map((status) => (
            <PageStatus key={status} status={status} of="Page" />
          ))}
        </p>
        <p class="chips mt">
          <State is="good">delivered</State>
          <State is="wait">waiting</State>
          <State is="gone">switched off</State>
        </p>
      </Section>
      <Section title="Buttons">
        <p class="chips">
          <Button kind="primary" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          <Button>Plain</Button>
          <Button kind="quiet">Quiet</Button>
          <Button small>Small</Button>
          <Button busy>Save</Button>
          <Button disabled="Members can do this.">Not for viewers</Button>
          <CopyButton text={() => 'copied'}>Copy</CopyButton>
          <OutsideLink href="https://example.com/">example.com</OutsideLink>
        </p>
      </Section>
      <Section title="Fields">
        <Field label="Name" value={text} onInput={setText} help="What it is called." />
        <Field label="Name with an error" value={text} onInput={setText} error="A name is missing." />
        <Choice
          label="Role"
          value="viewer"
          options={[['viewer', 'Viewer'] as const, ['admin', 'Admin'] as const]}
          onChange={() => undefined}
        />
        <p class="chips mt">
          <ChipChoice label="Project" value={chosen} options={[['checkout', 'checkout']]} onChange={setChosen} />
          <Segment
            label="Range"
            current="1h"
            options={['1h', '6h'].map((key) => ({ key, name: key, href: withQuery({ range: key }) }))}
          />
        </p>
      </Section>
      <Section title="Figures and tables">
        <Figures figures={[{ name: 'They posted', value: <Time at={now} />, more: '22 min after it began' }]} />
        <Table
          name="Example"
          columns={[
            { name: 'What', cell: (row: string) => row },
            { name: 'Age', num: true, cell: () => <Age since={now} /> },
          ]}
          rows={['one', 'two']}
          keyOf={(row) => row}
        />
        <Skeleton rows={2} />
        <Empty title="No rule notifies anybody yet.">Choose a channel.</Empty>
        <LoadError
          what="The overview"
          error={new ApiError('The store is busy.', { status: 503, code: 'unavailable', requestId: '7f3a2b1c-1' })}
          retry={() => undefined}
        />
        <Secret name="grafana-metrics" value="upr_example" />
      </Section>
      {isOpen ? (
        <Dialog label="Example" onClose={() => setOpen(false)}>
          <p class="pad">
            Esc closes. <Button onClick={() => setOpen(false)}>Close</Button>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
