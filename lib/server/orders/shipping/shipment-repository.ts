import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { shipmentEvents, shipments } from '../shipment-tables.ts';
import { orderLines } from '../tables.ts';

export type Shipment = typeof shipments.$inferSelect;
type NewShipment = typeof shipments.$inferInsert;

export interface ShippedPart {
  lineId: number;
  qty: number;
}

/** Undefined: the number is taken. */
export async function insertShipment(tx: Executor, shipment: NewShipment): Promise<Shipment | undefined> {
  const [row] = await tx.insert(shipments).values(shipment).onConflictDoNothing({ target: shipments.no }).returning();
  return row;
}

export async function insertShipmentEvent(tx: Executor, event: typeof shipmentEvents.$inferInsert): Promise<void> {
  await tx.insert(shipmentEvents).values(event);
}

/** Shipments in the order they went. */
export async function listShipments(db: Executor, orderId: number): Promise<Shipment[]> {
  return db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id));
}

/** A parcel of this order. Throws `not_found` for every other. */
export async function getShipmentOf(db: Executor, orderId: number, no: string): Promise<Shipment> {
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.no, no), eq(shipments.orderId, orderId)));
  if (!shipment) throw new DomainError('not_found');
  return shipment;
}

export async function updateShipment(tx: Executor, id: number, changes: Partial<NewShipment>): Promise<void> {
  await tx.update(shipments).set(changes).where(eq(shipments.id, id));
}

/** Counts pieces as shipped. False: the order has no such line, or not so many left to ship. */
export async function addShipped(tx: Executor, orderId: number, { lineId, qty }: ShippedPart): Promise<boolean> {
  const { id, shippedQty, cancelledQty } = orderLines;
  const hasRoom = sql`${shippedQty} + ${qty} <= ${orderLines.qty} - ${cancelledQty}`;
  const rows = await tx
    .update(orderLines)
    .set({ shippedQty: sql`${shippedQty} + ${qty}` })
    .where(and(eq(id, lineId), eq(orderLines.orderId, orderId), hasRoom))
    .returning({ id });
  return rows.length > 0;
}
