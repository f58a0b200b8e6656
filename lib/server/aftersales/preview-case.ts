import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findOrder, listLines, type Order } from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import type { CaseRefund } from './case-refund.ts';
import type { CaseRequest } from './require-request.ts';
import { requireRequest } from './require-request.ts';

type Previewed = Pick<CaseRequest, 'type' | 'reasonId' | 'lines'> & { no: string };

interface Preview {
  order: Order;
  worth: CaseRefund;
}

/**
 * What would come back at most for what somebody is about to ask for; nothing is written. Throws `not_found`,
 * `invalid_input`, `case_open`.
 */
export async function previewCase(
  ctx: ServerContext,
  userId: number,
  { no, ...requested }: Previewed,
): Promise<Preview> {
  const settings = await getSettings(ctx);
  const order = await findOrder(ctx.db, { no, userId });
  if (!order) throw new DomainError('not_found');
  const lines = await listLines(ctx.db, [order.id]);
  // Evidence is asked for with the request itself.
  const request = { ...requested, amount: undefined, files: ['none'] };
  const at = ctx.clock.now();
  const { worth } = await requireRequest(ctx.db, { order, lines, request, settings, at, isForCustomer: false });
  return { order, worth };
}
