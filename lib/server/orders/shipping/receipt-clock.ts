import type { Fulfilment } from '#lib/contract/catalogue/shop-records.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { Order } from '../repository.ts';

const day = 86_400;

const settingOf = {
  ship: 'order.confirmDays',
  pickup: 'order.confirmServiceDays',
  service: 'order.confirmServiceDays',
  digital: 'order.confirmDigitalDays',
} as const satisfies Record<Fulfilment, keyof Settings>;

/** When an order that is on its way, or done, counts as received. */
export function confirmAt(settings: Settings, fulfilment: Fulfilment, at: Date): Date {
  return addSeconds(at, settings[settingOf[fulfilment]] * day);
}

/** After an after-sale there are so many days left at least (docs/domain/orders.md 4). */
const leastRestSeconds = 3 * day;

/** A deadline that stood still since `frozenAt` and goes on now. */
export function thawed(deadline: Date | null, { frozenAt, at }: { frozenAt: Date; at: Date }): Date | null {
  if (!deadline) return null;
  const rest = (deadline.getTime() - frozenAt.getTime()) / 1000;
  return addSeconds(at, Math.max(rest, leastRestSeconds));
}

type Clocked = Pick<Order, 'aftersaleStatus' | 'autoConfirmAt' | 'aftersaleDeadline' | 'status'>;

/** Whether an order counts as received because nobody said otherwise. */
export const isConfirmDue = ({ status, aftersaleStatus, autoConfirmAt }: Clocked, at: Date) =>
  status === 'shipped' && aftersaleStatus !== 'open' && autoConfirmAt !== null && autoConfirmAt <= at;

/** Whether nothing can come of an order any more. */
export const isCompletionDue = ({ status, aftersaleStatus, aftersaleDeadline }: Clocked, at: Date) =>
  status === 'received' && aftersaleStatus !== 'open' && aftersaleDeadline !== null && aftersaleDeadline <= at;
