import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { accountBalance, accountBill, accountIntegral } from '#lib/contract/wallet/member-movements.ts';
import { downloadFile } from '../transport/download.ts';

/** Which part of a history to show: page, page size, kind, and the days it covers. */
type MovementFilter = Partial<QueryOf<typeof accountBalance>>;

/** What the family's servers do not send of a movement. */
type WithoutOurs<Movement extends { kind: unknown; no: unknown }> = Omit<Movement, 'kind' | 'no'> &
  Partial<Pick<Movement, 'kind' | 'no'>>;

export type MoneyMovement = WithoutOurs<DataOf<typeof accountBalance>['list'][number]>;
export type PointsMovement = WithoutOurs<DataOf<typeof accountIntegral>['list'][number]>;
export type BillMovement = DataOf<typeof accountBill>['list'][number];
type IntegralAnswer = DataOf<typeof accountIntegral>;
export type PointsRules = IntegralAnswer['rules'];
/** What comes with the list of points; rules and expiry are ours. */
export type PointsAnswer = Pick<IntegralAnswer, 'total'> & Partial<Pick<IntegralAnswer, 'rules' | 'expiring'>>;

export type MovementList = 'balance' | 'integral' | 'bill';

/** Saves the whole list, as it is filtered, as a file for spreadsheets. Resolves with the file's name. */
export function exportMovements(
  list: MovementList,
  { kind: movement, from, to }: MovementFilter,
  format: 'csv' | 'xlsx',
) {
  return downloadFile('/api/account/export', { kind: list, movement, from, to, format });
}
