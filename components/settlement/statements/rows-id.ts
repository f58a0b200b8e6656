/** Where a page lists the lines that its sums are made of: a sum leads there, below what it stands in. */
export const rowsId = 'rows';
