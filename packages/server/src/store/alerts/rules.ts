import { DEFAULT_RULE } from '@upriver/contract';
import type { AlertRuleDefinition } from '@upriver/contract';
import type { StoredRule } from '../../domain/alert.ts';
import type { Queries, Writing } from '../database.ts';

/** Adds a rule and keeps its definition under its hash. */
export async function insertRule(db: Writing, rule: StoredRule): Promise<void> {
  await keepDefinition(db, rule);
  await db
    .insertInto('alert_rules')
    .values({
      id: rule.id,
      organization_id: rule.organizationId,
      name: rule.name,
      enabled: Number(rule.enabled),
      hash: rule.hash,
      created_at: rule.createdAt,
    })
    .execute();
}

/** Rules of an organization, oldest first. */
export async function listRules(db: Queries, organizationId: string): Promise<StoredRule[]> {
  const rows = await selectRules(db)
    .where('alert_rules.organization_id', '=', organizationId)
    .orderBy('alert_rules.created_at')
    .orderBy('alert_rules.id')
    .execute();
  return rows.map(toRule);
}

export async function findRule(db: Queries, organizationId: string, id: string): Promise<StoredRule | undefined> {
  const row = await selectRules(db)
    .where('alert_rules.organization_id', '=', organizationId)
    .where('alert_rules.id', '=', id)
    .executeTakeFirst();
  return row && toRule(row);
}

/** @returns false when there is no such rule any more */
export async function updateRule(db: Writing, rule: StoredRule): Promise<boolean> {
  await keepDefinition(db, rule);
  const result = await db
    .updateTable('alert_rules')
    .set({ name: rule.name, enabled: Number(rule.enabled), hash: rule.hash })
    .where('organization_id', '=', rule.organizationId)
    .where('id', '=', rule.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a rule away; its definitions stay with the alerts that it triggered. @returns false when there is none */
export async function deleteRule(db: Queries, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('alert_rules')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Definitions of an organization by their hashes. */
export async function listDefinitions(
  db: Queries,
  organizationId: string,
  hashes: readonly string[],
): Promise<Map<string, AlertRuleDefinition>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('rule_definitions')
    .select(['hash', 'definition'])
    .where('organization_id', '=', organizationId)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, definition }) => [hash, toDefinition(definition)]));
}

async function keepDefinition(db: Writing, { organizationId, hash, definition }: StoredRule): Promise<void> {
  await db
    .insertInto('rule_definitions')
    .values({ organization_id: organizationId, hash, definition: JSON.stringify(definition) })
    .onConflict((conflict) => conflict.columns(['organization_id', 'hash']).doNothing())
    .execute();
}

function selectRules(db: Queries) {
  return db
    .selectFrom('alert_rules')
    .innerJoin('rule_definitions', (join) =>
      join
        .onRef('rule_definitions.organization_id', '=', 'alert_rules.organization_id')
        .onRef('rule_definitions.hash', '=', 'alert_rules.hash'),
    )
    .select([
      'alert_rules.id',
      'alert_rules.organization_id as organizationId',
      'alert_rules.name',
      'alert_rules.enabled',
      'alert_rules.hash',
      'alert_rules.created_at as createdAt',
      'rule_definitions.definition',
    ]);
}

function toRule(row: Omit<StoredRule, 'enabled' | 'definition'> & { enabled: number; definition: string }): StoredRule {
  return { ...row, enabled: row.enabled === 1, definition: toDefinition(row.definition) };
}

/** Definitions of earlier versions lack fields that came since; these have the value of the default rule. */
function toDefinition(text: string): AlertRuleDefinition {
  // Safe: only `keepDefinition` writes it.
  return { ...DEFAULT_RULE, ...(JSON.parse(text) as Partial<AlertRuleDefinition>) };
}
