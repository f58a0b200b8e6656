/** The last page of a list that holds `total`; an empty list has one, too. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
