import { userPath } from '#lib/routes/user-path.ts';

/** The number of a batch out of an address; undefined for none, and for what cannot be one. */
export function readBatchNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^PB\d{14}$/.test(no) ? no : undefined;
}

export const batchesHref = userPath('desk/payouts');
export const batchHref = (no: string) => userPath('desk/payouts/info', { no });
