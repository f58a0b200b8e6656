import { inArray } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { countRows } from '../../db/count-rows.ts';
import { webhookDeliveries } from '../webhook-tables.ts';

/** How many messages to programs have still to go, now or later. */
export const countWaitingDeliveries = ({ db }: Pick<ServerContext, 'db'>): Promise<number> =>
  countRows(db, webhookDeliveries, inArray(webhookDeliveries.status, ['pending', 'sending']));
