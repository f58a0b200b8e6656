import type { IncomingMessage, ServerResponse } from 'node:http';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What answers below `/api/` and `/storage/`: the API of this process, or a way to another server's. */
export interface ApiTier {
  answer: Listener;
  /** Called once the port is open. Answers how to stop what keeps connections open. */
  begin(tellPages: (tags: string[]) => Promise<void>): Promise<() => Promise<void>>;
  /** Called when the port is closed. */
  end(): Promise<void>;
}
