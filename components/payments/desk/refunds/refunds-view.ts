import { readPage } from '#lib/utils/page-parameters.ts';

export interface RefundsView {
  page: number;
  limit: number;
  /** Only this one: where a message leads. */
  no?: string;
}

/** What the list of refunds shows, out of its address. */
export function readRefunds(parameters: URLSearchParams): RefundsView {
  const no = parameters.get('no') ?? '';
  return { ...readPage(parameters), ...(/^RF\d{14}$/.test(no) && { no }) };
}
