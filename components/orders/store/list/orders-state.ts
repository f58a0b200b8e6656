import type { StateChange } from '#components/ui/use-address-state.ts';
import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { readFilterDay } from '#lib/contract/day.ts';
import { orderStatuses, paymentStates } from '#lib/contract/orders/member-orders.ts';
import { dispatchFilters, operatorOrderSorts, storeOrderSorts } from '#lib/contract/orders/order-lists.ts';
import { type StoreOrderTab, storeOrderTabs } from '#lib/contract/orders/store-orders.ts';
import { readId } from '#lib/utils/page-parameters.ts';

interface Wanted {
  q?: string;
  from?: string;
  to?: string;
}

export interface StoreOrdersState extends WorkState<(typeof storeOrderSorts)[number]>, Wanted {
  tab: StoreOrderTab;
}

export interface DeskOrdersState extends WorkState<(typeof operatorOrderSorts)[number]>, Wanted {
  status?: (typeof orderStatuses)[number];
  dispatch?: (typeof dispatchFilters)[number];
  payment?: (typeof paymentStates)[number];
  fulfilment?: (typeof fulfilments)[number];
  store_id?: number;
  user_id?: number;
}

/** The state of a store's list out of its address; the page and the screen read it alike. */
export function readStoreOrders(parameters: URLSearchParams): StoreOrdersState {
  const tab = storeOrderTabs.find((each) => each === parameters.get('tab')) ?? 'all';
  const work = readWorkState(parameters, storeOrderSorts);
  return { ...work, sort: workSort(parameters, work.sort, tab === 'to_ship'), tab, ...readWanted(parameters) };
}

/** What is to be shipped comes by when it has to leave, late ones first; only there it has an order by that and by acceptance. */
function workSort<Sort extends string>(
  parameters: URLSearchParams,
  sort: Sort,
  isWork: boolean,
): Sort | 'ship_by' | '-created' {
  if (isWork) return parameters.has('sort') ? sort : 'ship_by';
  return sort.endsWith('accepted') || sort.endsWith('ship_by') ? '-created' : sort;
}

/** The same of the operators' list. */
export function readDeskOrders(parameters: URLSearchParams): DeskOrdersState {
  const choice = <const Value extends string>(name: string, values: readonly Value[]) => {
    const value = values.find((each) => each === parameters.get(name));
    return value === undefined ? {} : ({ [name]: value } as Record<string, Value>);
  };
  const id = (name: string) => {
    const value = readId(parameters, name);
    return value === undefined ? {} : { [name]: value };
  };
  const work = readWorkState(parameters, operatorOrderSorts);
  const status = choice('status', orderStatuses);
  return {
    ...work,
    sort: workSort(parameters, work.sort, status.status === 'processing'),
    ...status,
    ...choice('dispatch', dispatchFilters),
    ...choice('payment', paymentStates),
    ...choice('fulfilment', fulfilments),
    ...id('store_id'),
    ...id('user_id'),
    ...readWanted(parameters),
  };
}

function readWanted(parameters: URLSearchParams): Wanted {
  const q = (parameters.get('q') ?? '').trim().slice(0, 60);
  const from = readFilterDay(parameters.get('from'));
  const to = readFilterDay(parameters.get('to'));
  return { ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

/** What is filtered, without order and place: for an export, and to tell whether anything narrows the list. */
export function filterOf<State extends WorkState>({ sort, after, before, limit, ...filter }: State) {
  return filter;
}

/** Another filter or order begins at the start: a cursor belongs to the one it came from. */
export function fromTheStart(change: StateChange): StateChange {
  return { after: undefined, before: undefined, ...change };
}
