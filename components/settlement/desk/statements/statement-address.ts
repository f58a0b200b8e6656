import { userPath } from '#lib/routes/user-path.ts';

/** The number of a statement out of an address; undefined for none, and for what cannot be one. */
export function readStatementNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^SS\d{14}$/.test(no) ? no : undefined;
}

export const statementsHref = userPath('desk/statements');
export const statementHref = (no: string) => userPath('desk/statements/info', { no });
