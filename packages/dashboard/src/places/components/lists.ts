import type { Status, Verdict } from '@upriver/contract';
import { PAGE_STATUS_NAMES, VERDICT_NAMES } from '../../view/vocabulary.ts';

// Safe: the keys of these records are all words of the vocabulary.
export const VERDICTS = Object.keys(VERDICT_NAMES) as Verdict[];
export const STATUSES = Object.keys(PAGE_STATUS_NAMES) as Status[];
