import { type RealNameStatus, realNameStatuses } from '#lib/contract/account-real-name.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

export interface RealNamesState {
  page: number;
  limit: number;
  status?: RealNameStatus;
}

/** What the list of real names shows, out of its address. */
export function readRealNames(parameters: URLSearchParams): RealNamesState {
  const status = realNameStatuses.find((each) => each === parameters.get('status'));
  return { ...readPage(parameters), ...(status && { status }) };
}
