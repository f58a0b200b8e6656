import { sql } from 'drizzle-orm';
import { health, liveness, readiness } from '#lib/contract/health.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type App, serve } from '../serve.ts';

export function registerHealth(app: App, isServing: () => boolean): void {
  const checkReady = ({ server }: { server: ServerContext }) => requireReady(server, isServing());
  serve(app, liveness, { guard: 'public', isAlwaysOpen: true, run: () => ({ status: 'live' as const }) });
  serve(app, readiness, { guard: 'public', isAlwaysOpen: true, run: checkReady });
  serve(app, health, { guard: 'public', isAlwaysOpen: true, run: checkReady });
}

async function requireReady(server: ServerContext, isServing: boolean): Promise<{ status: 'ready' }> {
  if (!isServing) throw new DomainError('not_ready');
  try {
    await server.db.execute(sql`select 1`);
  } catch {
    throw new DomainError('not_ready');
  }
  return { status: 'ready' };
}
