import { jobStates } from '#lib/contract/site/desk-jobs.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

export interface JobsView {
  page: number;
  limit: number;
  /** Missing: those that fail. */
  state?: 'all';
}

/** What the list of jobs shows, out of its address. */
export function readJobs(parameters: URLSearchParams): JobsView {
  const isAll = parameters.get('state') === jobStates[1];
  return { ...readPage(parameters), ...(isAll && { state: 'all' as const }) };
}
