/** The numbers a pagination shows: first, last, the current one and its neighbours; `gap` where some are left out. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const pending = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(pending)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
