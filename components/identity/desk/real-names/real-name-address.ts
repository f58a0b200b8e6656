import { type RealNameStatus, realNameStatuses } from '#lib/contract/identity/real-names.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

export interface RealNamesState {
  page: number;
  limit: number;
  status?: RealNameStatus;
  q?: string;
  /** Only this one: where a message leads. */
  id?: number;
}

/** What the list of real names shows, out of its address. */
export function readRealNames(parameters: URLSearchParams): RealNamesState {
  const status = realNameStatuses.find((each) => each === parameters.get('status'));
  const id = parameters.get('id') ?? '';
  const q = parameters.get('q')?.trim().slice(0, 60);
  const isOne = /^[1-9]\d{0,14}$/.test(id);
  return { ...readPage(parameters), ...(status && { status }), ...(q && { q }), ...(isOne && { id: Number(id) }) };
}
