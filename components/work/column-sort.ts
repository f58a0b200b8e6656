/** The order after a press on the heading of `name`: the other way round, or from `first` where it was another column's. */
export function pressSort(sort: string | undefined, name: string, first: 'ascending' | 'descending'): string {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return first === 'descending' ? `-${name}` : name;
}

/** What `aria-sort` says of the column that is ordered by `name`. */
export function sortDirection(sort: string | undefined, name: string): 'ascending' | 'descending' | 'none' {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}
