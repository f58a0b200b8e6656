import pg from 'pg';
import type { ServerContext } from './context.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

interface Listener {
  /** What is done with what is sent, by channel. Anybody with access to the database can send: it is checked there. */
  hear: Readonly<Record<string, (payload: string) => unknown>>;
  /** The connection is lost: what is sent from now on is not heard. */
  onLost?: () => unknown;
  /** A lost connection is open again; what was sent meanwhile is unknown. */
  onReconnect: () => unknown;
}

/**
 * Hears channels of PostgreSQL on a connection of its own, until `stop`. A lost connection is opened again; rejects when
 * the first one cannot be opened.
 */
export async function listen(ctx: ServerContext, listener: Listener): Promise<{ stop(): Promise<void> }> {
  const state: { client?: pg.Client; isStopped: boolean; retry?: NodeJS.Timeout } = { isStopped: false };

  const connect = async () => {
    const client = new pg.Client({
      connectionString: ctx.env.DATABASE_DIRECT_URL,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => void listener.hear[channel]?.(payload));
    client.on('error', () => {});
    client.on('end', () => {
      listener.onLost?.();
      reconnectLater(firstPauseMs);
    });
    await client.connect();
    for (const channel of Object.keys(listener.hear)) await client.query(`listen ${channel}`);
    state.client = client;
  };

  const reconnectLater = (pauseMs: number) => {
    if (state.isStopped) return;
    clearTimeout(state.retry);
    state.retry = setTimeout(() => {
      connect().then(
        () => void listener.onReconnect(),
        () => reconnectLater(Math.min(pauseMs * 2, longestPauseMs)),
      );
    }, pauseMs).unref();
  };

  const stop = async () => {
    state.isStopped = true;
    clearTimeout(state.retry);
    await state.client?.end();
  };
  try {
    await connect();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
