import { type ChangeTag, changeChannel } from '../kernel/changes.ts';
import type { ServerContext } from './context.ts';
import { listen } from './listen.ts';
import { noteChange } from './primary-of.ts';
import { beginHearing, endHearing, forgetChanged } from './reading/brief-cache.ts';

type ChangeListener = (tags: ChangeTag[]) => unknown;

/**
 * Hears the changes of all processes until `stop`. What was announced while the connection was lost is unknown, so the
 * listener is then told that everything may have changed. While changes are heard, what is cached lives until one. `also` is
 * heard on the same connection.
 */
export async function listenForChanges(
  ctx: ServerContext,
  listener: ChangeListener,
  also: Readonly<Record<string, (payload: string) => unknown>> = {},
): Promise<{ stop(): Promise<void> }> {
  const { db } = ctx;
  const onChange: ChangeListener = (tags) => {
    noteChange(db);
    forgetChanged(db, tags);
    return listener(tags);
  };
  const listening = await listen(ctx, {
    hear: { ...also, [changeChannel]: (payload) => notify(onChange, payload) },
    onLost: () => endHearing(db),
    onReconnect: () => {
      beginHearing(db);
      return onChange(['shop']);
    },
  });
  beginHearing(db);
  return listening;
}

/** Anybody with access to the database can send on the channel: what is not a list of texts is passed over. */
function notify(listener: ChangeListener, payload: string): void {
  let tags: unknown;
  try {
    tags = JSON.parse(payload);
  } catch {
    return;
  }
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) void listener(tags as ChangeTag[]);
}
