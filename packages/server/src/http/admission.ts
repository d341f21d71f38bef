import type { FastifyReply } from 'fastify';
import type { UnderWay } from '../domain/under-way.ts';
import { AppError } from '../domain/errors.ts';

/** Reading one upload takes seconds at most; by then one of those under way has ended. */
const RETRY_AFTER_SECONDS = 5;

/** Lets a request in, or throws; what was let in counts until its answer has left or its connection has ended. */
export type Admission = (reply: FastifyReply) => void;

/**
 * Lets at most so many requests of one route be under way. Asked before a body is read: what cannot be worked on soon should
 * not wait in memory.
 */
export function createAdmission(name: string, requestsMax: number, underWay: UnderWay): Admission {
  return (reply) => {
    if (!underWay.enter(name, requestsMax))
      throw new AppError(
        'unavailable',
        `As many such requests as can wait (${requestsMax}) are under way; this one was not read and nothing was changed.`,
        { retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    let isUnderWay = true;
    const leave = (): void => {
      if (isUnderWay) underWay.leave(name);
      isUnderWay = false;
    };
    reply.raw.once('finish', leave).once('close', leave);
  };
}
