import type { AlertRule, AlertRuleDefinition, Channel, Project } from '@upriver/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Crumbs, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { useAction } from '../../components/use-action.ts';
import { navigate } from '../../router.tsx';
import { choose, furtherConditions, ruleSentence } from '../../view/rule-sentence.ts';
import type { RuleWords } from '../../view/rule-sentence.ts';
import type { PlaceProps } from '../index.ts';
import { CHANNELS_PATH, RULES_PATH } from '../rules/paths.ts';
import { RuleBacktest } from './rule-backtest.tsx';
import { Sentence } from './sentence.tsx';

/** Address of a rule that is not stored yet. */
const NEW = 'new';

/** One rule as a sentence, and what it would have told. */
export default function RulePlace({ params: { id = '' } }: PlaceProps) {
  const isNew = id === NEW;
  const rules = useResource<AlertRule[]>(RULES_PATH);
  const { data: channels } = useResource<Channel[]>(CHANNELS_PATH);
  const { data: projects } = useResource<Project[]>('/api/v1/projects?limit=200');
  if (rules.error !== undefined && rules.data === undefined)
    return <LoadError what="The rule" error={rules.error} retry={rules.refresh} />;
  if (rules.data === undefined || channels === undefined || projects === undefined) return <Skeleton />;
  const stored = rules.data.find((rule) => rule.id === id);
  if (stored === undefined && !isNew) return <TitleBar title="There is no such rule" />;
  return <RuleEditor key={id} stored={stored} words={{ channels, projects }} />;
}

interface RuleEditorProps {
  /** Undefined for a new rule. */
  readonly stored: AlertRule | undefined;
  readonly words: RuleWords;
}

/** What was changed and is not saved. */
interface Draft {
  readonly name?: string;
  readonly rule?: AlertRuleDefinition;
}

function RuleEditor({ stored, words }: RuleEditorProps) {
  const mayWrite = useMay('write');
  // Until somebody changes it, it is what is stored, also when that changes.
  const [draft, setDraft] = useState<Draft>({});
  const name = draft.name ?? stored?.name ?? '';
  const rule = draft.rule ?? stored?.definition ?? NEW_RULE;
  const isChanged = stored === undefined || draft.name !== undefined || draft.rule !== undefined;
  const more = furtherConditions(rule);
  const saved = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (stored?.hash === saved.current) setDraft({});
  }, [stored?.hash]);
  const save = useAction(async () => {
    const body = { name, definition: rule };
    const after = await (stored === undefined
      ? api<AlertRule>('POST', RULES_PATH, { body })
      : api<AlertRule>('PATCH', `${RULES_PATH}/${stored.id}`, { body }));
    saved.current = after.hash;
    refreshUnder(RULES_PATH);
    if (stored === undefined) navigate(`/rules/${after.id}`, 'replace');
  });
  return (
    <>
      <Crumbs above={[['Rules and channels', '/rules']]} here={stored?.name ?? 'New rule'} />
      <TitleBar
        title={stored?.name ?? 'New rule'}
        right={
          mayWrite ? (
            <Button
              writes
              kind="primary"
              onClick={save.run}
              disabled={name.trim() === '' ? 'The rule needs a name.' : isChanged ? undefined : 'Nothing is changed.'}
            >
              Save
            </Button>
          ) : undefined
        }
      >
        {isChanged && stored !== undefined && <span class="muted">unsaved</span>}
      </TitleBar>
      {save.problem !== undefined && <FieldError>{save.problem}</FieldError>}
      {mayWrite && (
        <div class="inline-form">
          <Field
            label="Name"
            value={name}
            onInput={(text) => setDraft({ ...draft, name: text })}
            maxLength={200}
            placeholder="Payments on call"
            required
          />
        </div>
      )}
      <section>
        <div class="card">
          <Sentence
            parts={ruleSentence(rule, words)}
            isReadonly={!mayWrite}
            onChoose={(slot, value) => setDraft({ ...draft, rule: choose(rule, slot, value) })}
          />
        </div>
        {more.length > 0 && <p class="muted small mt">Besides: {more.join('; ')}.</p>}
        {!mayWrite && <p class="faint small mt">Members can change this.</p>}
      </section>
      <RuleBacktest rule={rule} />
      {stored !== undefined && mayWrite && <DeleteRule rule={stored} />}
    </>
  );
}

/** Nothing that happens is told by half: a new rule begins with every verdict that costs calls. */
const NEW_RULE: AlertRuleDefinition = {
  mode: 'affects_my_calls',
  verdicts: ['them', 'us', 'undecided'],
  causes: null,
  statusAtLeast: null,
  incidentImpactAtLeast: null,
  maintenanceAheadHours: null,
  pageUnreadableMinutes: null,
  newVendors: false,
  unknownHosts: false,
  recovery: true,
  projects: null,
  services: null,
  environments: null,
  regions: null,
  features: null,
  afterSeconds: 0,
  channels: null,
  minimumSecondsBetween: 300,
  exceptMaintenance: false,
  quietHours: null,
  digest: null,
};

function DeleteRule({ rule: { id, name } }: { readonly rule: AlertRule }) {
  const [isAsked, setAsked] = useState(false);
  const { problem, run } = useAction(async () => {
    await api('DELETE', `${RULES_PATH}/${id}`);
    refreshUnder(RULES_PATH);
    navigate('/rules', 'replace');
  });
  return (
    <Section title="Delete">
      {isAsked ? (
        <Button writes onClick={run}>
          Delete {name} for good
        </Button>
      ) : (
        <Button onClick={() => setAsked(true)}>Delete this rule</Button>
      )}{' '}
      <span class="muted small">Its alerts are closed without a message.</span>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </Section>
  );
}
