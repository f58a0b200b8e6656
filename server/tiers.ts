import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MissedCount } from '#lib/server/site/index.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What answers below `/api/` and `/storage/`: the API of this process, or a way to another server's. */
export interface ApiTier {
  answer: Listener;
  /** A call as the contract writes it; undefined for what is none, and where another server knows. */
  routeOf(path: string): string | undefined;
  /** Keeps what the pages have counted of addresses that nobody has; another server's API is told nothing. */
  noteMissed(counts: MissedCount[]): Promise<void>;
  /**
   * Called once the port is open; until it resolves the tier says of itself that it is not ready. A database that is away
   * is waited for, until `signal`.
   */
  begin(notifyPages: (tags: string[]) => Promise<void>, signal?: AbortSignal): Promise<void>;
  /** From here on the tier says that it is not ready, and answers all the same. */
  drain(): void;
  /** Ends what keeps connections open. */
  endStreams(): Promise<void>;
  /** Takes no more jobs, and waits for those that run, for as long as they have. */
  endJobs(): Promise<void>;
  /** Called when the port is closed. */
  end(): Promise<void>;
}
