import type { AlertRuleDefinition, Channel, Project, Verdict } from '@upriver/contract';

/** What one slot of the sentence chooses. */
export type SlotName =
  | 'channels'
  | 'verdicts'
  | 'projects'
  | 'environments'
  | 'afterSeconds'
  | 'maintenance'
  | 'interval';

/** One choice in the list of a slot. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

/** A part of the sentence: text, or a slot. */
export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'slot';
      readonly slot: SlotName;
      readonly label: string;
      readonly choices: readonly Choice[];
      /** Whether several can be chosen at once. */
      readonly many: boolean;
      /** What is missing; null if nothing. */
      readonly problem: string | null;
    };

/** What rules are made of in this organization. */
export interface RuleWords {
  readonly channels: readonly Pick<Channel, 'id' | 'name'>[];
  readonly projects: readonly Pick<Project, 'id' | 'name' | 'slug'>[];
}

const RULE_VERDICTS: readonly Verdict[] = ['them', 'us', 'undecided', 'not_affecting_you', 'cannot_say'];
const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  them: 'them',
  us: 'us',
  undecided: 'undecided',
  not_affecting_you: 'not affecting you',
  healthy: 'healthy',
  cannot_say: "can't say",
};
const ENVIRONMENTS = ['production', 'staging'];
const DELAYS = [0, 60, 300, 900, 3600];
const INTERVALS = [0, 300, 900, 1800, 3600];

/** A rule as one sentence with slots. */
export function ruleSentence(rule: AlertRuleDefinition, words: RuleWords): SentencePart[] {
  return [
    text('Tell '),
    several(
      'channels',
      rule.channels,
      words.channels.map(({ id, name }) => [id, name]),
      'every channel',
      words.channels.length === 0 ? 'A channel is missing: nobody is told.' : null,
    ),
    text(' when the verdict is '),
    {
      kind: 'slot',
      slot: 'verdicts',
      label:
        rule.verdicts.length === 0
          ? 'nothing'
          : join(
              rule.verdicts.map((verdict) => VERDICT_TEXTS[verdict]),
              'or',
            ),
      choices: RULE_VERDICTS.map((verdict) => ({
        value: verdict,
        label: VERDICT_TEXTS[verdict],
        chosen: rule.verdicts.includes(verdict),
      })),
      many: true,
      problem: rule.verdicts.length === 0 && isSilent(rule) ? 'Choose a verdict: this rule matches nothing.' : null,
    },
    text(' for '),
    several(
      'projects',
      rule.projects,
      words.projects.map(({ slug, name }) => [slug, name]),
      'every project',
      null,
    ),
    text(' in '),
    several(
      'environments',
      rule.environments,
      withChosen(ENVIRONMENTS, rule.environments).map((name) => [name, name]),
      'every environment',
      null,
    ),
    text(', '),
    one('afterSeconds', withChosen(DELAYS, [rule.afterSeconds]), rule.afterSeconds, delayText),
    text('. Send '),
    {
      kind: 'slot',
      slot: 'maintenance',
      label: rule.exceptMaintenance ? 'nothing' : 'messages too',
      choices: [
        { value: 'nothing', label: 'nothing', chosen: rule.exceptMaintenance },
        { value: 'too', label: 'messages too', chosen: !rule.exceptMaintenance },
      ],
      many: false,
      problem: null,
    },
    text(' during maintenance, and at most '),
    one('interval', withChosen(INTERVALS, [rule.minimumSecondsBetween]), rule.minimumSecondsBetween, intervalText),
    text(' for one subject.'),
  ];
}

/** The rule after a choice in a slot: of several, the choice is taken or left; of one, it is the one. */
export function choose(rule: AlertRuleDefinition, slot: SlotName, value: string): AlertRuleDefinition {
  return { ...rule, ...CHANGES[slot](rule, value) };
}

const CHANGES: Readonly<Record<SlotName, (rule: AlertRuleDefinition, value: string) => Partial<AlertRuleDefinition>>> =
  {
    channels: ({ channels }, value) => ({ channels: toggle(channels, value) }),
    projects: ({ projects }, value) => ({ projects: toggle(projects, value) }),
    environments: ({ environments }, value) => ({ environments: toggle(environments, value) }),
    // Safe: the choices are verdicts.
    verdicts: ({ verdicts }, value) => ({ verdicts: (toggle(verdicts, value) ?? []) as Verdict[] }),
    afterSeconds: (_rule, value) => ({ afterSeconds: Number(value) }),
    interval: (_rule, value) => ({ minimumSecondsBetween: Number(value) }),
    maintenance: (_rule, value) => ({ exceptMaintenance: value === 'nothing' }),
  };

/** What a rule matches besides verdicts, which the sentence has no slots for; empty if nothing. */
export function furtherConditions(rule: AlertRuleDefinition): string[] {
  const { statusAtLeast, incidentImpactAtLeast, maintenanceAheadHours, pageUnreadableMinutes } = rule;
  const only = rule.mode === 'affects_my_calls' ? ' of a vendor without calls' : '';
  return [
    statusAtLeast === null ? '' : `a page${only} reports ${statusAtLeast.replace('_', ' ')} or worse`,
    incidentImpactAtLeast === null ? '' : `an incident${only} of impact ${incidentImpactAtLeast} or worse is open`,
    maintenanceAheadHours === null ? '' : `a maintenance begins in ${maintenanceAheadHours} h`,
    pageUnreadableMinutes === null ? '' : `a page cannot be read for ${pageUnreadableMinutes} min`,
    rule.services === null ? '' : `it is limited to ${join(rule.services, 'and')}`,
    rule.regions === null ? '' : `it is limited to the regions ${join(rule.regions, 'and')}`,
    rule.features === null ? '' : `it is limited to the features ${join(rule.features, 'and')}`,
    rule.quietHours === null ? '' : `it is quiet from ${rule.quietHours.from} to ${rule.quietHours.to}`,
    rule.digest === null ? '' : `it is sent as a summary at ${rule.digest.at}`,
  ].filter(Boolean);
}

function isSilent(rule: AlertRuleDefinition): boolean {
  const { statusAtLeast, incidentImpactAtLeast, maintenanceAheadHours, pageUnreadableMinutes } = rule;
  return [statusAtLeast, incidentImpactAtLeast, maintenanceAheadHours, pageUnreadableMinutes].every(
    (condition) => condition === null,
  );
}

function several(
  slot: SlotName,
  chosen: readonly string[] | null,
  options: readonly (readonly [value: string, label: string])[],
  all: string,
  problem: string | null,
): SentencePart {
  const labels = options.filter(([value]) => chosen?.includes(value)).map(([, label]) => label);
  return {
    kind: 'slot',
    slot,
    label: chosen === null || labels.length === 0 ? all : join(labels, 'and'),
    choices: options.map(([value, label]) => ({ value, label, chosen: chosen?.includes(value) ?? false })),
    many: true,
    problem,
  };
}

function one(
  slot: SlotName,
  options: readonly number[],
  chosen: number,
  say: (seconds: number) => string,
): SentencePart {
  return {
    kind: 'slot',
    slot,
    label: say(chosen),
    choices: options.map((seconds) => ({ value: String(seconds), label: say(seconds), chosen: seconds === chosen })),
    many: false,
    problem: null,
  };
}

/** Nothing chosen is everything, which the API says as null. */
function toggle(list: readonly string[] | null, value: string): string[] | null {
  const next = list?.includes(value) ? list.filter((one_) => one_ !== value) : [...(list ?? []), value];
  return next.length === 0 ? null : next;
}

function withChosen<Item>(options: readonly Item[], chosen: readonly Item[] | null): Item[] {
  return [...options, ...(chosen ?? []).filter((item) => !options.includes(item))];
}

function durationText(seconds: number): string {
  return seconds % 3600 === 0 && seconds > 0 ? `${seconds / 3600} h` : `${Math.round(seconds / 60)} min`;
}

function delayText(seconds: number): string {
  return seconds === 0 ? 'at once' : `once it has stood for ${durationText(seconds)}`;
}

function intervalText(seconds: number): string {
  return seconds === 0 ? 'every update' : `1 update in ${durationText(seconds)}`;
}

function join(list: readonly string[], word: 'and' | 'or'): string {
  return new Intl.ListFormat('en', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(list);
}

function text(words: string): SentencePart {
  return { kind: 'text', text: words };
}
