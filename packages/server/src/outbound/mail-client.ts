// Sends e-mail by SMTP, with the same SSRF protection as requests: the address is permitted as the socket connects to it.
import { lookup as lookupInSystem } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { createAddressList } from '../domain/address.ts';
import type { AddressList } from '../domain/address.ts';
import { explainError } from './failure.ts';
import type { HttpClientOptions, SendOutcome } from './http-client.ts';
import { createGuardedLookup, permitAddresses } from './permit-addresses.ts';
import type { Lookup } from './permit-addresses.ts';
import { systemClock } from '../process/system-clock.ts';

/** One e-mail and the server that takes it. */
export interface MailRequest {
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly tls: 'starttls' | 'implicit' | 'none';
    readonly user?: string;
    readonly password?: string;
  };
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly references: string;
}

export interface MailClient {
  /** The reply of the server is the answer, with its code as the status. Never rejects. */
  sendMail(request: MailRequest): Promise<SendOutcome>;
}

const TIMEOUT_MS = 10_000;
/** Where mail servers take mail. */
const MAIL_PORTS = [25, 465, 587, 2525];

export function createMailClient({
  allow,
  lookup = lookupAll,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: Pick<HttpClientOptions, 'allow' | 'lookup' | 'clock' | 'timeoutMs'>): MailClient {
  const allowed = createAddressList(allow);
  const limitMs = Math.min(timeoutMs, TIMEOUT_MS);
  return {
    async sendMail(request) {
      const began = clock.monotonicMs();
      let socket: Socket | undefined;
      let isLate = false;
      // A server that sends a byte now and then is never idle, and is not waited for all the same.
      const timer = setTimeout(() => {
        isLate = true;
        socket?.destroy(new Error('took too long'));
      }, limitMs);
      try {
        socket = openSocket(request.server, allowed, lookup);
        await once(socket, 'connect');
        const text = await transmit(request, socket, limitMs);
        return { kind: 'answered', status: 250, text, tookMs: clock.monotonicMs() - began };
      } catch (error) {
        const tookMs = clock.monotonicMs() - began;
        const { host } = request.server;
        if (isLate)
          return {
            kind: 'failed',
            reason: 'timeout',
            message: `${host} took longer than ${limitMs / 1000} s.`,
            tookMs,
          };
        const { responseCode, response } = Object(error) as { responseCode?: number; response?: string };
        if (responseCode !== undefined) return { kind: 'answered', status: responseCode, text: response ?? '', tookMs };
        const { reason, message } = explainError(error, host);
        return { kind: 'failed', reason, message, tookMs };
      } finally {
        clearTimeout(timer);
        socket?.destroy();
      }
    },
  };
}

function openSocket({ host, port }: MailRequest['server'], allowed: AddressList, lookup: Lookup): Socket {
  const destination = { hostname: host, port, allowed, ports: MAIL_PORTS };
  if (isIP(host) !== 0) permitAddresses([host], destination);
  const socket = connect({ host, port, lookup: createGuardedLookup(lookup, destination) });
  // Between those who listen in turn, an error must find somebody.
  return socket.on('error', () => {});
}

/** @returns the last reply of the server */
async function transmit(
  { server, from, to, ...message }: MailRequest,
  connection: Socket,
  limitMs: number,
): Promise<string> {
  // Loaded with the first e-mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    connection,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'none',
    // The timer of the whole message ends first, and says what took long.
    connectionTimeout: 2 * limitMs,
    greetingTimeout: 2 * limitMs,
    socketTimeout: 2 * limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.user === undefined ? {} : { auth: { user: server.user, pass: server.password ?? '' } }),
  });
  const { response } = await transport.sendMail({ ...message, from, to: [...to], inReplyTo: message.references });
  return response;
}

async function lookupAll(hostname: string): Promise<readonly string[]> {
  return (await lookupInSystem(hostname, { all: true })).map(({ address }) => address);
}
