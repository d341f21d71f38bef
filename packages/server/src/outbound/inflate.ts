import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { codeOf, FetchError } from './failure.ts';

/** Encodings that the client asks for and understands. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';
/** Of one answer; more than two are a way to keep somebody busy. */
const ENCODINGS_MAX = 2;
/** 8 MiB, the most that every decoder of Zstandard is expected to set aside (RFC 8878, 3.1.1.1.2). */
const ZSTD_WINDOW_LOG_MAX = 23;

type Inflater = (bytes: Buffer, maxBytes: number) => Promise<Buffer>;

const unzip = promisify(gunzip);
const unzlib = promisify(inflate);
const unzlibRaw = promisify(inflateRaw);
const unbrotli = promisify(brotliDecompress);
const unzstd = promisify(zstdDecompress);

const inflateGzip: Inflater = (bytes, maxBytes) => unzip(bytes, { maxOutputLength: maxBytes });

const INFLATERS: Readonly<Record<string, Inflater>> = {
  br: (bytes, maxBytes) => unbrotli(bytes, { maxOutputLength: maxBytes }),
  // The standard means zlib's format, some servers send the bare one.
  deflate: (bytes, maxBytes) => {
    const isZlib = ((bytes[0] ?? 0) & 0x0f) === 8;
    return isZlib ? unzlib(bytes, { maxOutputLength: maxBytes }) : unzlibRaw(bytes, { maxOutputLength: maxBytes });
  },
  gzip: inflateGzip,
  'x-gzip': inflateGzip,
  zstd: (bytes, maxBytes) =>
    unzstd(bytes, {
      maxOutputLength: maxBytes,
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
    }),
};

/**
 * A body as it came → as it was meant, never more than `maxBytes`: output is counted while it is made, so a bomb stops at the bound.
 * @throws FetchError `too_large` or `decoding`.
 */
export async function inflateBody(body: Buffer, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  // A body without a byte is empty in every encoding.
  if (body.length === 0) return body;
  if (encodings.length > ENCODINGS_MAX) throw new FetchError('decoding', 'The body is compressed too many times.');
  let inflated = body;
  for (const encoding of encodings.toReversed()) inflated = await inflateOnce(inflated, encoding, maxBytes);
  return inflated;
}

async function inflateOnce(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const inflater = Object.hasOwn(INFLATERS, encoding) ? INFLATERS[encoding] : undefined;
  if (inflater === undefined)
    throw new FetchError('decoding', `The body is in the unknown encoding "${encoding.slice(0, 40)}".`);
  try {
    return await inflater(bytes, maxBytes);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new FetchError('decoding', `The body is not ${encoding}, or was cut short (${codeOf(error)}).`);
  }
}

export function tooLarge(maxBytes: number): FetchError {
  return new FetchError('too_large', `The document is larger than ${maxBytes} bytes.`);
}
