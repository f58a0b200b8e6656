import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { shipments } from '../shipment-tables.ts';
import { orders } from '../tables.ts';
import { followedCarriers } from './followed-carriers.ts';
import { subscribeParcel } from './subscribe-parcel.ts';

const batchSize = 50;
const pauseInSeconds = 600;
/** A parcel that nobody could be asked to follow for so long is followed by hand. */
const daysOfTrying = 3;

/**
 * Has the service follow parcels that left and that it does not follow yet, under the number that they have now. Several
 * processes may do it at once. Returns how many it asked about; none without a service.
 */
export async function followParcels(ctx: ServerContext): Promise<number> {
  if (ctx.env.KUAIDI100_KEY === undefined) return 0;
  const claimed = await claim(ctx);
  for (const { id, ...parcel } of claimed) {
    const { trackingNo } = parcel;
    const answer = await subscribeParcel(ctx.env, parcel);
    const isSettled = answer.state !== 'later';
    const followError = answer.state === 'followed' ? null : answer.reason;
    await ctx.db
      .update(shipments)
      .set({ followError, ...(isSettled && { followedNo: trackingNo, followAt: null }) })
      .where(eq(shipments.id, id));
  }
  return claimed.length;
}

async function claim({ db, clock }: ServerContext) {
  const now = clock.now();
  const isDue = and(
    eq(shipments.status, 'shipped'),
    gt(shipments.shippedAt, addSeconds(now, -daysOfTrying * 86_400)),
    inArray(shipments.carrierCode, Object.keys(followedCarriers)),
    sql`${shipments.followedNo} is distinct from ${shipments.trackingNo}`,
    or(isNull(shipments.followAt), lte(shipments.followAt, now)),
  );
  return db.transaction(async (tx) => {
    const due = await tx
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
      .limit(batchSize)
      .for('update', { of: shipments, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await tx
      .update(shipments)
      .set({ followAt: addSeconds(now, pauseInSeconds) })
      .where(inArray(shipments.id, ids));
    return due;
  });
}
