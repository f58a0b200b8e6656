import { userPath } from '#lib/routes/user-path.ts';

/** The number of a withdrawal out of an address; undefined for none, and for what cannot be one. */
export function readWithdrawalNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^(WD|SW)\d{14}$/.test(no) ? no : undefined;
}

export const withdrawalsHref = userPath('desk/withdrawals');
export const withdrawalHref = (no: string) => userPath('desk/withdrawals/info', { no });
