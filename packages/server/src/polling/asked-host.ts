import type { DueService } from '../store/polls.ts';
import { findAdapter } from './adapters/index.ts';
import { decodePage } from './page.ts';

/** Host and port that a look at this service asks first; empty for a page without a usable address. */
export function askedHost({ adapter, page }: Pick<DueService, 'adapter' | 'page'>): string {
  const { target, declarative } = decodePage(page);
  if (!URL.canParse(target.url)) return '';
  const make = adapter === null || declarative !== undefined ? undefined : findAdapter(adapter);
  const url = make?.requests(target)[0]?.url ?? target.url;
  return URL.canParse(url) ? new URL(url).host : '';
}
