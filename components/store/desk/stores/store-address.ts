import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { storeStatuses } from '#lib/contract/store/applications.ts';
import { deskStoreSorts } from '#lib/contract/store/desk-stores.ts';
import { userPath } from '#lib/routes/user-path.ts';

export interface StoresState extends WorkState<(typeof deskStoreSorts)[number]> {
  q?: string;
  status?: (typeof storeStatuses)[number];
}

/** What the list of stores shows, out of its address. */
export function readStores(parameters: URLSearchParams): StoresState {
  const q = parameters.get('q')?.trim().slice(0, 60);
  const status = storeStatuses.find((each) => each === parameters.get('status'));
  return { ...readWorkState(parameters, deskStoreSorts), ...(q && { q }), ...(status && { status }) };
}

export const storesHref = userPath('desk/stores');
export const storeHref = ({ id }: { id: number }) => `${storesHref}/info?id=${id}`;
