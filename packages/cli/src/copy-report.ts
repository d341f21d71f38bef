import type { Backup } from '@upriver/server';

/** Describes the content of a verified copy of a store in at most two lines. */
export function formatCopy(copy: Omit<Backup, 'file' | 'bytes'>): string {
  const { events, eventBlocks, rollupParts, organizations, schema, damaged } = copy;
  const holds = `It contains ${events} events in ${eventBlocks} blocks, ${rollupParts} rollup parts, ${organizations} organizations; schema ${schema}.\n`;
  return damaged === 0
    ? holds
    : `${holds}Warning: ${damaged} blocks or parts are damaged in the store; they were copied unchanged.\n`;
}
