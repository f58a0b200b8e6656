import type { ServerContext } from '../db/context.ts';
import { shopDay, shopTime } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { amendOrder } from './move-order.ts';
import { lockOwnOrder, type Seller } from './seller.ts';
import { tellCustomer } from './tell-stores.ts';

export interface Appointment {
  no: string;
  start: Date;
  end: Date;
  note: string;
}

/**
 * When somebody comes; asked again, another time. Throws `not_found`, `invalid_input` for a time that is over or ends
 * before it begins, and `status_changed` unless the order is a service at work.
 */
export async function setAppointment(ctx: ServerContext, seller: Seller, appointment: Appointment): Promise<void> {
  const at = ctx.clock.now();
  const { no, start, end, note } = appointment;
  if (start <= at) throw new DomainError('invalid_input', { fields: { start: { key: 'future' } } });
  if (end <= start) throw new DomainError('invalid_input', { fields: { end: { key: 'timeOrder' } } });
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, no);
    if (order.status !== 'processing' || order.fulfilment !== 'service') throw new DomainError('status_changed');
    const facts = { appointmentStart: start, appointmentEnd: end, appointmentNote: note };
    const { version } = await amendOrder(tx, order, { event: 'appointment', at, actor: seller.member, facts });
    const args = { day: shopDay(start), from: shopTime(start), until: shopTime(end) };
    await tellCustomer(tx, order, { event: 'orderAppointment', args, cause: `${no}:${version}`, at });
  });
}
