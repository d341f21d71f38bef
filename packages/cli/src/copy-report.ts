import type { Backup } from '@upriver/server';

/** What a verified copy of a store holds, in two lines at most. */
export function formatCopy(copy: Omit<Backup, 'file' | 'bytes'>): string {
  const { events, eventBlocks, rollupParts, organizations, schema, damaged } = copy;
  const holds = `It holds ${events} events in ${eventBlocks} blocks, ${rollupParts} rollup parts, ${organizations} organizations; schema ${schema}.\n`;
  return damaged === 0
    ? holds
    : `${holds}Warning: ${damaged} blocks or parts were damaged in the store already; they are copied as they are.\n`;
}
