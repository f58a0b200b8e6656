import { userPath } from '#lib/routes/user-path.ts';
import { rowsId } from '../statements/rows-id.ts';

/** The lines that a figure is the sum of, where they stand on the finance page. */
export const toLines = (filter: Record<string, string | undefined>): string =>
  `${userPath('store/finance', filter)}#${rowsId}`;
