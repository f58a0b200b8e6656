import { readPage } from '#lib/utils/page-parameters.ts';

export interface NoticesView {
  page: number;
  limit: number;
  /** Only this one: where a message leads. */
  id?: number;
}

/** What the list of payment notices shows, out of its address. */
export function readNotices(parameters: URLSearchParams): NoticesView {
  const id = parameters.get('id') ?? '';
  return { ...readPage(parameters), ...(/^[1-9]\d{0,14}$/.test(id) && { id: Number(id) }) };
}
