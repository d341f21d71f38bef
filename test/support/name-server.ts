// A DNS server on loopback, for programs and tests whose resolver asks it.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type NameFailure = 'no such name' | 'server failure' | 'refused' | 'silence';

/** What it says of a name: IPv4 addresses, a failure, or nothing at all. */
export type NameAnswer = { readonly addresses: readonly string[] } | NameFailure;

export interface NameServer {
  /** `address:port`, for `Resolver.setServers`. */
  readonly address: string;
  /** The names that were asked for, in order. */
  readonly asked: readonly string[];
  /** Answers by name from now on. */
  answer(of: (name: string) => NameAnswer): void;
  [Symbol.asyncDispose](): Promise<void>;
}

const CODES: ReadonlyMap<NameFailure, number> = new Map([
  ['server failure', 2],
  ['no such name', 3],
  ['refused', 5],
]);
const HEADER_BYTES = 12;
const TYPE_A = 1;

/** Starts one on a free port. Questions for anything but IPv4 addresses get an answer without records. */
export async function startNameServer(first: (name: string) => NameAnswer): Promise<NameServer> {
  let answerOf = first;
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => {
    const { name, type, end } = readQuestion(question);
    asked.push(name);
    const answer = answerOf(name);
    if (answer === 'silence') return;
    const isFailure = typeof answer === 'string';
    const code = (isFailure ? CODES.get(answer) : undefined) ?? 0;
    const records = !isFailure && type === TYPE_A ? answer.addresses.map(addressRecord) : [];
    const head = Buffer.from(question.subarray(0, HEADER_BYTES));
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    head.fill(0, 8);
    socket.send(Buffer.concat([head, question.subarray(HEADER_BYTES, end), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    answer(of) {
      answerOf = of;
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readQuestion(question: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 };
}

/** Of the name in the question, to be forgotten at once. */
function addressRecord(address: string): Buffer {
  const record = Buffer.from('c00c00010001000000000004', 'hex');
  return Buffer.concat([record, Buffer.from(address.split('.').map(Number))]);
}
