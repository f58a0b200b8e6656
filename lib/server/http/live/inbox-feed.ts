import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import {
  countUnread,
  findLastMessageId,
  inWords,
  listNewMessages,
  type StoredMessage,
} from '#lib/server/messaging/index.ts';
import { inboxNode, toMessage, toUnread } from '../routes/messaging/member-inbox-records.ts';
import type { EventStream } from './event-stream.ts';

/** Who listens, with what, and how the words should read. */
export interface StreamReader {
  member: Member;
  token: string;
  locale: Locale;
  /** The last message the reader knows of; those after it are told again. */
  after: number | undefined;
}

export interface Follower extends StreamReader {
  stream: EventStream;
  /** What the greeting told, so that the notice of the same message does not tell it twice. */
  greeted: ReadonlySet<number>;
}

/** What the streams of one member are told. Its questions to the database come one after another, and wait for none. */
export interface InboxFeed {
  followers: ReadonlySet<Follower>;
  /** Greets with what is unread, after the messages that came since the reader was last there. */
  add(follower: Follower): void;
  remove(follower: Follower): void;
  /** The inbox has changed; with an id because of this new message. */
  refresh(messageId?: number): void;
  /** Changes may have been missed. */
  catchUp(): void;
}

export function createInboxFeed(ctx: ServerContext, userId: number, onFailure: (error: Error) => void): InboxFeed {
  const followers = new Set<Follower>();
  let arrived = new Set<number>();
  let isRefreshDue = false;
  let queue = Promise.resolve();

  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((error) => {
      onFailure(error);
      for (const { stream } of followers) stream.end();
    });
  };
  const countAll = async () => toUnread(await countUnread(ctx, userId));

  const greet = async (follower: Follower) => {
    const [last, missed] = await Promise.all([findLastMessageId(ctx, userId), listMissed(follower)]);
    const unread = await countAll();
    notify(follower, missed);
    follower.greeted = new Set(missed.map(({ id }) => id));
    follower.after = Math.max(last, follower.after ?? 0);
    follower.stream.send({ event: 'unread', id: follower.after, data: unread });
  };
  const listMissed = ({ after }: Follower) =>
    after === undefined ? Promise.resolve([]) : listNewMessages(ctx, userId, { after });

  const refreshAll = async () => {
    const ids = [...arrived];
    arrived = new Set();
    isRefreshDue = false;
    const fresh = ids.length > 0 ? await listNewMessages(ctx, userId, { ids }) : [];
    const unread = await countAll();
    for (const follower of followers) {
      const untold = fresh.filter(({ id }) => !follower.greeted.has(id));
      notify(follower, untold);
      follower.stream.send({ event: 'unread', data: unread });
    }
  };

  return {
    followers,
    add: (follower) => {
      followers.add(follower);
      enqueue(() => greet(follower));
    },
    remove: (follower) => void followers.delete(follower),
    refresh: (messageId) => {
      if (messageId !== undefined) arrived.add(messageId);
      if (!isRefreshDue) enqueue(refreshAll);
      isRefreshDue = true;
    },
    catchUp: () => {
      for (const follower of followers) enqueue(() => greet(follower));
    },
  };
}

/** The words only to who may open the inbox; the number of unread messages to every member. */
function notify(follower: Follower, messages: StoredMessage[]): void {
  if (!hasNode(follower.member, inboxNode)) return;
  for (const message of messages) {
    // A message that was written earlier may arrive later: what the reader goes on from never goes back.
    follower.after = Math.max(message.id, follower.after ?? 0);
    const data = toMessage(inWords(message, follower.locale));
    follower.stream.send({ event: 'message', id: follower.after, data });
  }
}
