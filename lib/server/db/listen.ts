import pg from 'pg';
import type { ServerContext } from './context.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

interface Listener {
  channel: string;
  /** What was sent. Anybody with access to the database can send: the listener checks it. */
  onPayload: (payload: string) => unknown;
  /** The connection is lost: what is sent from now on is not heard. */
  onLost?: () => unknown;
  /** A lost connection is open again; what was sent meanwhile is unknown. */
  onReconnect: () => unknown;
}

/**
 * Hears a channel of PostgreSQL on a connection of its own, until `stop`. A lost connection is opened again; rejects when
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
    client.on('notification', ({ payload = '' }) => void listener.onPayload(payload));
    client.on('error', () => {});
    client.on('end', () => {
      listener.onLost?.();
      reconnectLater(firstPauseMs);
    });
    await client.connect();
    await client.query(`listen ${listener.channel}`);
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
