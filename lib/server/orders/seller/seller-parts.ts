import type { Executor } from '#lib/server/db/connection.ts';
import { listOwnFiles, type OwnFile } from '#lib/server/files/index.ts';
import { listAdjustments } from '../lists/describe-order.ts';
import { type Settlement, settlementOf } from '../pricing/settlement.ts';
import type { Order, OrderAdjustment, OrderLine } from '../repository.ts';

/** A file that answers a question of a specification. */
interface AnswerFile {
  lineId: number;
  /** Of the question. */
  key: string;
  file: OwnFile;
}

/** What the page of an order shows its seller beside the list. */
export interface SellerParts {
  answerFiles: AnswerFile[];
  adjustments: OrderAdjustment[];
  /** As if all of it were paid, while that can still come. */
  settlement: Settlement;
}

export async function findSellerParts(db: Executor, order: Order, found: Promise<OrderLine[]>): Promise<SellerParts> {
  const paidAmount = order.status === 'closed' ? order.paidAmount : order.payableAmount;
  const [lines, answerFiles, adjustments] = await Promise.all([
    found,
    found.then((lines) => findAnswerFiles(db, order, lines)),
    listAdjustments(db, order.id),
  ]);
  return { answerFiles, adjustments, settlement: settlementOf({ ...order, paidAmount }, lines) };
}

/** The customer's own uploads that the chosen specifications name; a file of anybody else is none. */
async function findAnswerFiles(db: Executor, { userId }: Order, lines: OrderLine[]): Promise<AnswerFile[]> {
  const named = lines.flatMap(({ id: lineId, specSnapshot }) =>
    (specSnapshot?.entries ?? []).flatMap(({ key, kind, value }) =>
      kind === 'file' && Array.isArray(value) ? value.map((url) => ({ lineId, key, url: addressIn(url) })) : [],
    ),
  );
  const files = await listOwnFiles(db, userId, [...new Set(named.map(({ url }) => url))]);
  return named.flatMap(({ url, ...place }) => {
    const file = files.find((each) => each.url === url && each.isPrivate);
    return file ? [{ ...place, file }] : [];
  });
}

/** An answer may be a link that showed the file for some minutes. */
const addressIn = (url: string) => url.split('?')[0] ?? '';
