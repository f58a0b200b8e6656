import type { Hono } from 'hono';
import type { ApiEnv } from '../request-scope.ts';
import { registerCatalogue } from './catalogue.ts';
import { registerContent } from './content.ts';
import { registerCooperate } from './cooperate.ts';
import { registerHealth } from './health.ts';

/** Every route of the API, one file per domain. */
export function registerRoutes(app: Hono<ApiEnv>): void {
  registerHealth(app);
  registerCatalogue(app);
  registerContent(app);
  registerCooperate(app);
}
