import type { transferSorts } from '#lib/contract/payments/desk-payments.ts';
import type { ServerContext } from '../../db/context.ts';
import { findNamedUserIds } from '../../identity/index.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { findGroupNoOfOrder, findOrderNosOfGroups } from '../../orders/index.ts';
import {
  type DecidedTransfer,
  type DecidedTransferFilter,
  listDecidedTransfers,
  type TransferMatch,
} from '../../payments/index.ts';

/** A decided transfer, with the orders it was for. */
export type HistoricTransfer = DecidedTransfer & { orderNos: string[] };

type Filter = Omit<DecidedTransferFilter, 'match'> & { q?: string | undefined };

/** What became of bank transfers; found by any of their numbers, by what they say, and by whose they are. */
export async function listTransferHistory(
  { db }: Pick<ServerContext, 'db'>,
  { q, ...filter }: Filter,
  input: WorkQuery<(typeof transferSorts)[number]>,
): Promise<WorkPageOf<HistoricTransfer>> {
  const match = q ? await toMatch(db, q) : undefined;
  const page = await listDecidedTransfers(db, { ...filter, match }, input);
  const orderNos = await findOrderNosOfGroups(
    db,
    page.list.flatMap(({ payment: { purpose, purposeNo } }) => (purpose === 'order' ? [purposeNo] : [])),
  );
  const list = page.list.map((found) => ({ ...found, orderNos: orderNos.get(found.payment.purposeNo) ?? [] }));
  return { ...page, list };
}

async function toMatch(db: ServerContext['db'], q: string): Promise<TransferMatch> {
  const no = q.normalize('NFKC').trim().toUpperCase();
  const [groupNo, userIds] = await Promise.all([
    /^SO\d{14}$/.test(no) ? findGroupNoOfOrder(db, no) : undefined,
    findNamedUserIds(db, q),
  ]);
  return { word: q, numbers: groupNo ? [no, groupNo] : [no], userIds };
}
