import type { Logger } from 'pino';
import type { StreamEnd } from '#lib/contract/messaging/member-stream.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listen } from '#lib/server/db/listen.ts';
import { withoutParameters } from '#lib/server/db/statements/without-parameters.ts';
import { authenticate } from '#lib/server/identity/index.ts';
import { memberChannel } from '#lib/server/kernel/changes.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { addFigures, figure } from '#lib/server/observe/recorder.ts';
import { readMemberChange } from '../scope/member-change.ts';
import { openEventStream } from './event-stream.ts';
import { createInboxFeed, type Follower, type InboxFeed, type StreamReader } from './inbox-feed.ts';

export interface LiveMessages {
  /** Events for one reader. Throws `not_ready` once closed. */
  open(reader: StreamReader): Promise<ReadableStream<Uint8Array>>;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}

/** A person has a few browsers; the oldest stream makes room for one more. */
const streamsPerMember = 5;
const heartbeatInMs = 25_000;

/**
 * The streams of this process. All share one connection to the database, opened with the first stream; a member whose
 * inbox changes is looked up only while somebody listens. Each heartbeat asks whether the token is still good, so that
 * a token that ran out and a disabled account end the stream too; an ended session does so at once.
 */
export function createLiveMessages(ctx: ServerContext, log: Logger, beatEveryMs = heartbeatInMs): LiveMessages {
  const feeds = new Map<number, InboxFeed>();
  let listening: ReturnType<typeof listen> | undefined;
  let isClosed = false;

  const forgetFigures = addFigures(() => {
    const open = [...feeds.values()].reduce((sum, { followers }) => sum + followers.size, 0);
    return [figure('shop_event_streams', open, { kind: 'inbox' })];
  });

  const ensureListening = async () => {
    if (isClosed) throw new DomainError('not_ready');
    listening ??= listen(ctx, {
      hear: { [memberChannel]: (payload) => hear(feeds, payload) },
      onReconnect: () => {
        for (const feed of feeds.values()) feed.catchUp();
      },
    }).catch((error) => {
      listening = undefined;
      throw error;
    });
    await listening;
    if (isClosed) throw new DomainError('not_ready');
  };

  const feedOf = (userId: number) => {
    const onFailure = (error: Error) => log.error({ err: withoutParameters(error) }, 'live messages failed');
    const feed = feeds.get(userId) ?? createInboxFeed(ctx, userId, onFailure);
    feeds.set(userId, feed);
    return feed;
  };

  return {
    open: async (reader) => {
      await ensureListening();
      const { userId } = reader.member;
      const feed = feedOf(userId);
      const stream = openEventStream(() => {
        clearInterval(timer);
        feed.remove(follower);
        if (feed.followers.size === 0) feeds.delete(userId);
      });
      const follower: Follower = { ...reader, stream, greeted: new Set() };
      const timer = setInterval(() => void checkUp(ctx, follower), beatEveryMs).unref();
      feed.add(follower);
      for (const oldest of [...feed.followers].slice(0, -streamsPerMember)) leave(oldest, 'replaced');
      return stream.body;
    },
    close: async () => {
      isClosed = true;
      forgetFigures();
      for (const feed of feeds.values()) for (const { stream } of feed.followers) stream.end();
      await (await listening?.catch(() => undefined))?.stop();
    },
  };
}

function hear(feeds: Map<number, InboxFeed>, payload: string): void {
  const change = readMemberChange(payload);
  const feed = change && feeds.get(change.user);
  if (!feed) return;
  if (change.session === undefined) return void feed.refresh(change.message);
  for (const follower of feed.followers) {
    if (follower.member.sessionId === change.session) leave(follower, 'need_login');
  }
}

async function checkUp(ctx: ServerContext, follower: Follower): Promise<void> {
  follower.stream.beat();
  // The database may be away for a moment: the next heartbeat asks again.
  const found = await authenticate(ctx, follower.token).catch(() => undefined);
  if (found?.state === 'valid') follower.member = found.member;
  else if (found) leave(follower, found.state === 'expired' ? 'token_expired' : 'need_login');
}

function leave({ stream }: Follower, reason: StreamEnd['reason']): void {
  stream.send({ event: 'end', data: { reason } });
  stream.end();
}
