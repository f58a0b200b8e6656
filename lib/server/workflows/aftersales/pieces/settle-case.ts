import { endCase, findCase, lockCase, moveCase } from '#lib/server/aftersales/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Order } from '#lib/server/orders/index.ts';
import { listRefundsOf } from '#lib/server/payments/index.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';

interface Settling {
  no: string;
  /** Locked, as it is now. */
  order: Order;
  actor?: Actor | undefined;
  at: Date;
}

/** A13: all that goes back for a case is there, and the case is over. Does nothing while some of it is on its way. */
export async function settleCase(tx: Executor, { no, order, actor, at }: Settling): Promise<void> {
  const refunds = (await listRefundsOf(tx, order.no)).filter(({ caseNo }) => caseNo === no);
  if (refunds.some(({ status }) => status !== 'succeeded')) return;
  const { aftersale } = await lockCase(tx, { no });
  const settings = await getSettingsWithin(tx);
  await endCase(tx, aftersale, { move: 'settle', at, settings, actor, order });
}

/** A14: a refund of the case waits for somebody's hand. Its order is locked. */
export async function failCase(tx: Executor, no: string, at: Date): Promise<void> {
  const aftersale = await findCase(tx, { no });
  if (aftersale?.status !== 'refunding') return;
  await moveCase(tx, aftersale, { move: 'fail', at, settings: await getSettingsWithin(tx) });
}
