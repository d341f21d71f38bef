import type { StatusOverride } from '@upriver/contract';
import { toPlainText } from './table.ts';

/** A status that was set by hand: what, by whom, and until when. */
export function describeOverride({ status, by, until }: StatusOverride): string {
  return `${status}, set by ${toPlainText(by)} until ${until ?? 'its page changes'}`;
}
