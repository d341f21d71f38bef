import type { FastifyReply } from 'fastify';
import type { UnderWay } from '../threads/under-way.ts';
import { AppError } from '../domain/errors.ts';

/** Reading one upload takes seconds at most; by then one of those under way has ended. */
const RETRY_AFTER_SECONDS = 5;

/** Lets a request in, or throws; what was let in counts until its answer has left or its connection has ended. */
export type Admission = (reply: FastifyReply, organizationId: string) => void;

/**
 * Lets at most so many requests of one route be under way, and so many of one organization, which can then not keep all others out.
 * Asked before a body is read: what cannot be worked on soon should not wait in memory.
 */
export function createAdmission(
  name: string,
  most: { readonly all: number; readonly ofOrganization?: number | undefined },
  underWay: UnderWay,
): Admission {
  return (reply, organizationId) => {
    const refuse = (error: AppError): never => {
      // Its body is not read: nothing can follow it on this connection.
      reply.header('connection', 'close');
      throw error;
    };
    const own = `${name} ${organizationId}`;
    const ownMax = most.ofOrganization ?? most.all;
    if (!underWay.enter(own, ownMax))
      refuse(tooMany(ownMax, most.ofOrganization === undefined ? '' : ' of one organization'));
    if (!underWay.enter(name, most.all)) {
      underWay.leave(own);
      refuse(tooMany(most.all, ''));
    }
    let isUnderWay = true;
    const leave = (): void => {
      if (!isUnderWay) return;
      isUnderWay = false;
      underWay.leave(name);
      underWay.leave(own);
    };
    reply.raw.once('finish', leave).once('close', leave);
  };
}

function tooMany(most: number, whose: string): AppError {
  return new AppError(
    'unavailable',
    `As many such requests${whose} as can wait (${most}) are under way; this one was not read and nothing was changed.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
