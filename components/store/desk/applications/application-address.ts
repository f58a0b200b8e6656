import { userPath } from '#lib/routes/user-path.ts';

/** The number of an application out of an address; undefined for none, and for what cannot be one. */
export function readApplicationNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^SA\d{14}$/.test(no) ? no : undefined;
}

export const applicationsHref = userPath('desk/applications');
export const applicationHref = (no: string) => `${applicationsHref}/info?no=${no}`;
