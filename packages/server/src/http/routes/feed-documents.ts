import type { FeedFormat } from '@upriver/contract';
import { Type } from 'typebox';
import { FEED_SECRET_PREFIX, hashCredential, isSameHash } from '../../domain/credentials.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import type { Queries } from '../../store/database.ts';
import { findStoreFailure } from '../../store/failure.ts';
import { findFeedByHash, touchFeed } from '../../store/organizations/feeds.ts';
import type { StoredFeed } from '../../store/organizations/feeds.ts';
import { callerAddress } from '../caller-address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { atomText } from '../feeds/atom.ts';
import { calendarText, readCalendarEvents } from '../feeds/calendar.ts';
import { FEED_DOCUMENTS, feedPath } from '../feeds/feed-address.ts';
import { readFeedContent } from '../feeds/feed-entries.ts';
import type { FeedContent } from '../feeds/feed-entries.ts';
import { readFeedScope } from '../feeds/feed-scope.ts';
import { jsonFeedText } from '../feeds/json-feed.ts';
import { route } from '../route.ts';

const SECRET = /^upr_feed_[0-9a-f]{46}$/;

/** Writes a document of a feed. `address` is undefined where the public URL of the server is not known. */
type Write = (
  dependencies: HttpDependencies,
  feed: StoredFeed,
  address: string | undefined,
  now: number,
) => Promise<string>;

export const feedDocumentRoutes = [
  document('atom', 'Returns incidents and verdicts as Atom (RFC 4287).', entriesAs(atomText)),
  document('json', 'Returns incidents and verdicts as JSON Feed 1.1.', entriesAs(jsonFeedText)),
  document(
    'calendar',
    'Returns maintenances as iCalendar (RFC 5545).',
    async ({ database, linking }, feed, _address, now) => {
      const scope = await readFeedScope(database.kysely, linking, feed);
      return calendarText(`${scope.title}: maintenances`, await readCalendarEvents(database.kysely, feed, scope, now));
    },
  ),
];

function document(format: FeedFormat, summary: string, write: Write) {
  return route({
    method: 'GET',
    path: feedPath(':secret', format),
    access: 'public',
    tag: 'Feeds',
    summary,
    description:
      'The secret in the path is the credential. Returns 404 for an unknown or revoked address and for one of another format. The response has an `ETag`.',
    params: Type.Object({
      secret: Type.String({ maxLength: 100, description: 'Secret of the feed.', examples: [`${FEED_SECRET_PREFIX}…`] }),
    }),
    status: 200,
    answer: Type.String(),
    contentType: FEED_DOCUMENTS[format].contentType,
    errors: ['not_found', 'rate_limited'],
    async handle(dependencies, { params, request, reply, now }) {
      const { database, config } = dependencies;
      const feed = await getFeed(dependencies, params.secret, format, callerAddress(request));
      if (feed.lastReadAt === null || Math.abs(now - feed.lastReadAt) > MINUTE_MS)
        await touch(database.kysely, feed.id, now);
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      const path = feedPath(params.secret, format);
      const address = config.publicUrl === undefined ? undefined : new URL(path, config.publicUrl).href;
      return write(dependencies, feed, address, now);
    },
  });
}

function entriesAs(toText: (feed: FeedContent, address: string | undefined) => string): Write {
  return async ({ database, linking }, feed, address, now) => {
    const scope = await readFeedScope(database.kysely, linking, feed);
    return toText(await readFeedContent(database.kysely, feed, scope, now), address);
  };
}

/**
 * The feed with this secret. Requests for a feed are limited by feed, since services that read feeds have the same address for many
 * people; requests for what is no feed are limited by address.
 * @throws not_found, rate_limited
 */
async function getFeed(
  { database, feedLimits }: HttpDependencies,
  secret: string,
  format: FeedFormat,
  address: string,
): Promise<StoredFeed> {
  const hash = hashCredential(secret);
  const found = SECRET.test(secret) ? await findFeedByHash(database.kysely, hash) : undefined;
  const feed = found !== undefined && isSameHash(found.hash, hash) && found.format === format ? found : undefined;
  const take = await (feed === undefined ? feedLimits.takeMiss(address) : feedLimits.takeRead(feed.id));
  if (take.isUnknown === true)
    throw new AppError('unavailable', 'The limit of this feed cannot be shared with other nodes now.', {
      retryAfterSeconds: 1,
    });
  // While the store is away each node has its part of the limit, and feeds are read where they still can be.
  if (!take.isGranted && take.isAway !== true)
    throw new AppError('rate_limited', `At most ${take.limit} requests a minute. Feeds change every few minutes.`, {
      retryAfterSeconds: take.retryAfterSeconds ?? 1,
    });
  if (feed === undefined) throw notFound('feed');
  return feed;
}

/** A store that cannot be written to can still be read. */
async function touch(db: Queries, id: string, now: number): Promise<void> {
  try {
    await touchFeed(db, id, now);
  } catch (error) {
    if (findStoreFailure(error) === undefined) throw error;
  }
}
