/** Page sizes a list may be asked for (contract §9); anything else becomes the default. */
const pageSizes = [10, 20, 50, 100] as const;
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

/** Reads `page` and `limit` as the family's clients send them; nonsense falls back instead of failing. */
export function toPage(input: { page?: number | undefined; limit?: number | undefined }): Page {
  const page = Number.isInteger(input.page) && (input.page ?? 0) >= 1 ? Math.min(input.page ?? 1, 1_000_000) : 1;
  const limit = pageSizes.includes(input.limit as (typeof pageSizes)[number])
    ? (input.limit as number)
    : defaultPageSize;
  return { page, limit, offset: (page - 1) * limit };
}
