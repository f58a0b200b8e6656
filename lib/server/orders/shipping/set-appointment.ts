import type { ServerContext } from '#lib/server/db/context.ts';
import { shopDay, shopTime } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { amendOrder } from '../move-order.ts';
import type { Order } from '../repository.ts';
import { lockOwnOrder, type Seller } from '../seller/seller.ts';

interface Times {
  start: Date;
  end: Date;
  note: string;
}

export interface Appointment extends Times {
  no: string;
  /** What was agreed on as far as the seller knows. */
  former: Times | null;
}

/**
 * When somebody comes; asked again, another time. The same sent twice is said once. Throws `not_found`, `invalid_input` for
 * a time that is over or ends before it begins, and `status_changed` unless the order is a service at work and what was
 * agreed on before is what the seller believes.
 */
export async function setAppointment(ctx: ServerContext, seller: Seller, appointment: Appointment): Promise<void> {
  const at = ctx.clock.now();
  const { no, start, end, note } = appointment;
  if (start <= at) throw new DomainError('invalid_input', { fields: { start: { key: 'future' } } });
  if (end <= start) throw new DomainError('invalid_input', { fields: { end: { key: 'timeOrder' } } });
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, no);
    if (order.status !== 'processing' || order.fulfilment !== 'service') throw new DomainError('status_changed');
    const current = timesOf(order);
    if (isSame(current, appointment)) return;
    if (!isSame(current, appointment.former)) throw new DomainError('status_changed');
    const facts = { appointmentStart: start, appointmentEnd: end, appointmentNote: note };
    const { version } = await amendOrder(tx, order, { event: 'appointment', at, actor: seller.member, facts });
    const args = { day: shopDay(start), from: shopTime(start), until: shopTime(end) };
    await notifyCustomer(tx, order, { event: 'orderAppointment', args, cause: `${no}:${version}`, at });
  });
}

function timesOf({ appointmentStart: start, appointmentEnd: end, appointmentNote: note }: Order): Times | null {
  return start && end ? { start, end, note } : null;
}

const isSame = (left: Times | null, right: Times | null): boolean =>
  left?.start.getTime() === right?.start.getTime() &&
  left?.end.getTime() === right?.end.getTime() &&
  left?.note === right?.note;
