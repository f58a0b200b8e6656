import pg from 'pg';
import { type ChangeTag, changeChannel } from '../kernel/changes.ts';
import type { ServerContext } from './context.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

export type ChangeListener = (tags: ChangeTag[]) => unknown;

/**
 * Hears the changes of all processes on a connection of its own, until `stop`. A lost connection is opened again; what
 * was announced meanwhile is unknown, so the listener is then told that everything may have changed.
 */
export async function listenForChanges(
  ctx: ServerContext,
  listener: ChangeListener,
): Promise<{ stop(): Promise<void> }> {
  const state: { client?: pg.Client; isStopped: boolean; retry?: NodeJS.Timeout } = { isStopped: false };

  const connect = async () => {
    const client = new pg.Client({
      connectionString: ctx.env.DATABASE_URL,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => tell(listener, payload));
    client.on('error', () => {});
    client.on('end', () => reconnectLater(firstPauseMs));
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    state.client = client;
  };

  const reconnectLater = (pauseMs: number) => {
    if (state.isStopped) return;
    clearTimeout(state.retry);
    state.retry = setTimeout(() => {
      connect().then(
        () => listener(['shop']),
        () => reconnectLater(Math.min(pauseMs * 2, longestPauseMs)),
      );
    }, pauseMs).unref();
  };

  await connect();
  return {
    stop: async () => {
      state.isStopped = true;
      clearTimeout(state.retry);
      await state.client?.end();
    },
  };
}

/** Anybody with access to the database can send on the channel: what is not a list of texts is passed over. */
function tell(listener: ChangeListener, payload: string | undefined): void {
  let tags: unknown;
  try {
    tags = JSON.parse(payload ?? '');
  } catch {
    return;
  }
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) void listener(tags as ChangeTag[]);
}
