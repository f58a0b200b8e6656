import { reportPageFault } from '#lib/utils/page/page-faults.ts';

/** Next calls it with what a page has thrown; its own words for "not found" and "elsewhere" are none of these. */
export function onRequestError(error: unknown, _request: unknown, { routePath }: { routePath: string }): void {
  reportPageFault(error, routePath);
}
