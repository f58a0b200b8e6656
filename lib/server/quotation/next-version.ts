import type { Executor } from '../db/connection.ts';
import { insertItems } from './items/item-repository.ts';
import {
  insertVersion,
  listVersions,
  type NewItem,
  type NewVersion,
  type Quotation,
  type Version,
} from './repository.ts';

type Facts = Omit<NewVersion, 'quotationId' | 'n' | 'goodsAmount' | 'totalAmount' | 'status'>;
export type VersionItem = Omit<NewItem, 'versionId' | 'sort'>;

/**
 * Adds the next version with its lines, still a draft, and the sums worked out. The caller sends it, and makes it the
 * current one.
 */
export async function addVersion(
  tx: Executor,
  quotation: Quotation,
  { facts, items }: { facts: Facts; items: VersionItem[] },
): Promise<Version> {
  const n = ((await listVersions(tx, quotation.id)).at(-1)?.n ?? 0) + 1;
  const goodsAmount = items.reduce((sum, { amount }) => sum + amount, 0);
  const totalAmount = goodsAmount + (facts.freightAmount ?? 0) - (facts.discountAmount ?? 0);
  const version = await insertVersion(tx, {
    ...facts,
    sentAt: null,
    quotationId: quotation.id,
    n,
    goodsAmount,
    totalAmount,
  });
  await insertItems(
    tx,
    items.map((item, index) => ({ ...item, versionId: version.id, sort: index + 1 })),
  );
  return version;
}
