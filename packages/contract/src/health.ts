import { Type } from 'typebox';
import { exactly } from './words.ts';

/** That a server runs, or takes requests. */
export const Health = exactly({ ok: Type.Boolean(), version: Type.String() });
