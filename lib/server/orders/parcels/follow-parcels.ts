import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { claimEach } from '#lib/server/db/row-by-row/claim-each.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { shipments } from '../shipment-tables.ts';
import { orders } from '../tables.ts';
import { followedCarriers } from './followed-carriers.ts';
import { subscribeParcel } from './subscribe-parcel.ts';

const pauseInSeconds = 600;
/** A parcel that nobody could be asked to follow for so long is followed manually. */
const daysOfTrying = 3;

/**
 * Has the service follow parcels that left and that it does not follow yet, under the number that they have now. Several
 * processes may do it at once. Returns how many it asked about; none without a service.
 */
export async function followParcels(ctx: ServerContext): Promise<number> {
  if (ctx.env.KUAIDI100_KEY === undefined) return 0;
  const workOutside = async ({ id, ...parcel }: Claimed) => {
    const { trackingNo } = parcel;
    const answer = await subscribeParcel(ctx.env, parcel);
    const isSettled = answer.state !== 'later';
    const followError = answer.state === 'followed' ? null : answer.reason;
    await ctx.db
      .update(shipments)
      .set({ followError, ...(isSettled && { followedNo: trackingNo, followAt: null }) })
      .where(eq(shipments.id, id));
    return true;
  };
  const find = () => claim(ctx);
  return forEachDue(ctx, 'follow-parcels', { find, keyOf: ({ id }) => id, isPart: true, workOutside });
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];

async function claim(ctx: ServerContext) {
  const now = ctx.clock.now();
  const isDue = and(
    eq(shipments.status, 'shipped'),
    gt(shipments.shippedAt, addSeconds(now, -daysOfTrying * 86_400)),
    inArray(shipments.carrierCode, Object.keys(followedCarriers)),
    sql`${shipments.followedNo} is distinct from ${shipments.trackingNo}`,
    or(isNull(shipments.followAt), lte(shipments.followAt, now)),
  );
  const lock = (tx: Executor, limit: number) =>
    tx
      .select({
        id: shipments.id,
        carrierCode: shipments.carrierCode,
        trackingNo: shipments.trackingNo,
        mobile: sql<string>`coalesce(${orders.address}->>'mobile', '')`,
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(isDue)
      .orderBy(asc(shipments.shippedAt))
      .limit(limit)
      .for('update', { of: shipments, skipLocked: true });
  const plan = async (tx: Executor, parcel: Awaited<ReturnType<typeof lock>>[number]) => {
    const followAt = addSeconds(now, pauseInSeconds);
    await tx.update(shipments).set({ followAt }).where(eq(shipments.id, parcel.id));
    return parcel;
  };
  return claimEach(ctx, 'follow-parcels', { lock, keyOf: ({ id }) => id, plan });
}
