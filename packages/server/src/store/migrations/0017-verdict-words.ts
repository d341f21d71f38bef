// Verdicts say whose fault it is: stored words become those of today, and series keep the weighed causes instead of a split.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

/**
 * What was told before. Trouble that the vendor admitted was theirs; what was only not seen to point at us is undecided. The sentences
 * beside them stay as they were told.
 */
const WORDS: readonly (readonly [before: string, now: string, page: string])[] = [
  ['agree_healthy', 'healthy', 'agrees'],
  ['agree_impaired', 'them', 'agrees'],
  ['vendor_silent', 'undecided', 'silent'],
  ['not_affecting_you', 'not_affecting_you', 'agrees'],
  ['cannot_say', 'cannot_say', 'unknown'],
];

export function verdictWords(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('detectors').renameColumn('fault_split', 'cause').execute();
      await db.schema.alterTable('detectors').addColumn('published', 'text').execute();
      await sql`update detectors set cause = null`.execute(db);
      await sql`update impairments set fault = 'undecided' where fault = 'unclear'`.execute(db);
      for (const [before, now, page] of WORDS) {
        await sql`update detectors set verdict = ${now} where verdict = ${before}`.execute(db);
        await sql`
          update changes set payload = replace(payload, ${`"from":"${before}"`}, ${`"from":"${now}"`})
          where kind = 'verdict'
        `.execute(db);
        await sql`
          update changes
          set payload = replace(payload, ${`"to":"${before}",`}, ${`"to":"${now}","page":"${page}","cause":null,"probability":null,"isRecovering":false,`})
          where kind = 'verdict'
        `.execute(db);
      }
    },
  };
}
