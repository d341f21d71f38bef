// After `fdatasync` has failed, Linux holds the pages for clean that it could not write, so that a later success says nothing about them.
// Writing the same bytes again makes them dirty again. What is read back may also be what the disk has instead of what was written; the
// checksums of the log tell the two apart.
import { fdatasync, fstat, read, write } from 'node:fs';
import { promisify } from 'node:util';

const readAt = promisify(read);
const writeAt = promisify(write);
const syncFile = promisify(fdatasync);
const statFile = promisify(fstat);

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;
const FRAMES_PER_READ = 256;

type Checksum = readonly [number, number];

/**
 * Writes every whole frame of a write-ahead log again and waits for the disk. The caller sees to it that nobody else writes.
 * @throws when fewer than `framesMin` are what SQLite wrote: then only the recovery of the next start knows which commits are whole
 */
export async function rewriteLog(descriptor: number, framesMin: number): Promise<void> {
  const { size } = await statFile(descriptor);
  if (size >= HEADER_BYTES) {
    const frames = await rewriteFrames(descriptor, size);
    if (frames < framesMin) throw unreadable(`${frames} of ${framesMin} frames are whole`);
  } else if (framesMin > 0) throw unreadable('it is empty');
  await syncFile(descriptor);
}

/** @returns how many frames there were before the first that is not whole */
async function rewriteFrames(descriptor: number, size: number): Promise<number> {
  const header = await readBytes(descriptor, 0, HEADER_BYTES);
  const magic = header.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  let sum = checksum([0, 0], header.subarray(0, 24), isBigEndian);
  if ((magic !== MAGIC && !isBigEndian) || !matches(sum, header, 24)) return 0;
  await writeBytes(descriptor, 0, header);
  const salts = header.subarray(16, 24);
  const frameBytes = FRAME_HEADER_BYTES + header.readUInt32BE(8);
  const framesMax = Math.floor((size - HEADER_BYTES) / frameBytes);
  for (let first = 0; first < framesMax; first += FRAMES_PER_READ) {
    const at = HEADER_BYTES + first * frameBytes;
    const bytes = await readBytes(descriptor, at, Math.min(FRAMES_PER_READ, framesMax - first) * frameBytes);
    let whole = 0;
    for (; whole * frameBytes < bytes.length; whole += 1) {
      const frame = bytes.subarray(whole * frameBytes, (whole + 1) * frameBytes);
      sum = checksum(sum, frame.subarray(0, 8), isBigEndian);
      sum = checksum(sum, frame.subarray(FRAME_HEADER_BYTES), isBigEndian);
      if (!frame.subarray(8, 16).equals(salts) || !matches(sum, frame, 16)) break;
    }
    await writeBytes(descriptor, at, bytes.subarray(0, whole * frameBytes));
    if (whole * frameBytes < bytes.length) return first + whole;
  }
  return framesMax;
}

/** SQLite's own: sums of pairs of words, of the byte order that the header names. */
function checksum([first, second]: Checksum, bytes: Buffer, isBigEndian: boolean): Checksum {
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

function matches([first, second]: Checksum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}

async function readBytes(descriptor: number, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await readAt(descriptor, bytes, done, length - done, at + done);
    if (bytesRead === 0) throw unreadable('it ends too early');
    done += bytesRead;
  }
  return bytes;
}

async function writeBytes(descriptor: number, at: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await writeAt(descriptor, bytes, done, bytes.length - done, at + done)).bytesWritten;
}

function unreadable(why: string): Error {
  const error = new Error(`the disk did not keep the write-ahead log (${why}); restart to recover every whole commit`);
  return Object.assign(error, { code: 'EIO' });
}
