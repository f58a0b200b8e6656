import type { Context, Env } from 'hono';
import type { Logger } from 'pino';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Cause } from '#lib/server/observe/cause.ts';

/** How a token that was sent turned out. */
export type TokenState = 'none' | 'valid' | 'expired' | 'unknown';

/** What the edge knows of a request before any route runs. */
export interface RequestScope {
  server: ServerContext;
  cause: Cause;
  log: Logger;
  locale: Locale;
  /** Address of the caller; behind a trusted proxy the forwarded one. */
  ip: string;
  userAgent: string;
  actor: Actor;
  tokenState: TokenState;
  /** Has to set up a second factor before anything else. */
  lacksFactor: boolean;
  token: string;
}

export interface ApiEnv extends Env {
  Variables: {
    scope: RequestScope;
    /** Paths of the reads that the call makes old; undefined for a read. */
    stale: readonly string[] | undefined;
  };
}

/** What is known of the other end; pages of this process ask without one. */
export interface Connection {
  remoteAddress?: string | undefined;
  /** As the port of the process understood it; undefined: the API reads it itself. */
  cause?: Cause | undefined;
  /** Ends it in the middle of an answer. */
  breakOff?: () => void;
}

export type ApiContext = Context<ApiEnv>;
