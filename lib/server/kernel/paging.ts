/** Where nothing is asked for (contract §9). */
const defaultPageSize = 10;

export interface Page {
  page: number;
  limit: number;
  offset: number;
}

export interface PageOf<T> {
  list: T[];
  total: number;
}

/** Where a page begins. `page` and `limit` are those of the contract, which bounds them. */
export function toPage({
  page = 1,
  limit = defaultPageSize,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}): Page {
  return { page, limit, offset: (page - 1) * limit };
}
