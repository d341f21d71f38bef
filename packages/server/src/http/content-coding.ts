// Content codings of answers (RFC 9110, sections 8.4.1 and 12.5.3).
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** A file is compressed once for all who ask, and so as small as it gets. */
export const COMPRESS_FILE: Readonly<Record<Coding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
  identity: async (plain) => plain,
};

/** An answer is compressed while its reader waits; off the event loop. */
export async function compressAnswer(plain: string | Buffer): Promise<Buffer> {
  return promisify(gzip)(plain, { level: 5 });
}

/** The first of `codings` that `Accept-Encoding` names and does not refuse by `q=0`; `identity` where there is none. */
export function chooseCoding(accepted: string | undefined, codings: readonly Coding[]): Coding {
  if (accepted === undefined) return 'identity';
  const taken = new Set(
    accepted.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';');
      return parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
        ? []
        : [name.trim().toLowerCase()];
    }),
  );
  return codings.find((coding) => taken.has(coding)) ?? 'identity';
}
