import { userPath } from '#lib/routes/user-path.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

/** What operators see of applications: drafts are their applicants' alone. */
export const reviewStatuses = ['submitted', 'approved', 'rejected'] as const;

export interface ApplicationsState {
  page: number;
  limit: number;
  status?: (typeof reviewStatuses)[number];
  q?: string;
}

/** What the list of applications shows, out of its address. */
export function readApplications(parameters: URLSearchParams): ApplicationsState {
  const status = reviewStatuses.find((each) => each === parameters.get('status'));
  const q = parameters.get('q')?.trim().slice(0, 60);
  return { ...readPage(parameters), ...(status && { status }), ...(q && { q }) };
}

/** The number of an application out of an address; undefined for none, and for what cannot be one. */
export function readApplicationNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^SA\d{14}$/.test(no) ? no : undefined;
}

export const applicationsHref = userPath('desk/applications');
export const applicationHref = (no: string) => `${applicationsHref}/info?no=${no}`;
