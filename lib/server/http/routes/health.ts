import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { health, liveness, readiness } from '#lib/contract/health.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

export function registerHealth(app: Hono<ApiEnv>): void {
  serve(app, liveness, { guard: 'public', run: () => ({ status: 'live' as const }) });
  serve(app, readiness, { guard: 'public', run: ({ server }) => checkReady(server) });
  serve(app, health, { guard: 'public', run: ({ server }) => checkReady(server) });
}

async function checkReady(server: ServerContext): Promise<{ status: 'ready' }> {
  try {
    await server.db.execute(sql`select 1`);
  } catch {
    throw new DomainError('not_ready');
  }
  return { status: 'ready' };
}
