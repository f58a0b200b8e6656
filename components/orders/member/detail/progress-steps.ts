import type { OrderDetail } from '#lib/api/orders/member-orders.ts';

type Facts = Pick<
  OrderDetail,
  'status' | 'fulfilment' | 'create_time' | 'pay_time' | 'ship_time' | 'receive_time' | 'complete_time'
>;

type StepName = 'placed' | 'paid' | 'shipped' | 'received' | 'completed';

export interface ProgressStep {
  name: StepName;
  /** `now`: what is waited for; `skipped`: the order was closed before. */
  state: 'done' | 'now' | 'later' | 'skipped';
  time: number | null;
}

const names: readonly StepName[] = ['placed', 'paid', 'shipped', 'received', 'completed'];

/** How many steps lie behind an order in each state. */
const reached: Record<Facts['status'], number> = {
  pending_payment: 1,
  pending_dispatch: 2,
  processing: 2,
  shipped: 3,
  received: 4,
  completed: 5,
  closed: 0,
};

/** The way of an order from the request to the end. A closed one shows what it reached. */
export function progressSteps(facts: Facts): ProgressStep[] {
  const times = [facts.create_time, facts.pay_time, facts.ship_time, facts.receive_time, facts.complete_time];
  return names.map((name, index) => {
    const time = times[index] ?? null;
    if (facts.status === 'closed') return { name, state: time === null ? 'skipped' : 'done', time };
    const behind = reached[facts.status];
    if (index < behind) return { name, state: 'done', time };
    return { name, state: index === behind ? 'now' : 'later', time: null };
  });
}
