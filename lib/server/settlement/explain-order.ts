import { inArray } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import { type FeeTerms, feesOfLines, findOrder, listLines, type OrderLine, termsOfLine } from '../orders/index.ts';
import type { ExplainedFee } from './explain-fees.ts';
import { commissionRates } from './rate-tables.ts';
import { resolveFees } from './resolve-fees.ts';

interface ExplainedLine {
  name: SpecTexts;
  qty: number;
  /** What of the goods has not gone back, whoever pays for it. */
  amount: Fen;
  fees: ExplainedFee[];
}

export interface ExplainedOrder {
  no: string;
  /** Null: no store has accepted it yet. */
  storeId: number | null;
  /** By the rates that were frozen with it; else by those that are valid now. */
  isAgreed: boolean;
  lines: ExplainedLine[];
  /** Bears no fees. */
  freight: Fen;
}

/**
 * What an order costs its store, line by line, by the rates that were frozen with it; with another store, or while none has
 * accepted it, what it would cost by the rates that are valid now. Throws `not_found`.
 */
export async function explainOrder(
  ctx: ServerContext,
  { no, storeId: asked }: { no: string; storeId: number | null },
): Promise<ExplainedOrder> {
  const order = await findOrder(ctx.db, { no });
  if (!order) throw new DomainError('not_found');
  const lines = await listLines(ctx.db, [order.id]);
  const storeId = asked ?? order.storeId;
  const isAgreed = storeId !== null && storeId === order.storeId;
  const terms = isAgreed
    ? lines.map((line) => termsOfLine(order, line))
    : await resolveFees(ctx.db, { productIds: lines.map(({ productId }) => productId), storeId, at: ctx.clock.now() });
  const fees = feesOfLines(lines, terms);
  const scopeIds = await findScopeIds(ctx, terms.flat());
  return {
    no,
    storeId,
    isAgreed,
    freight: lines.reduce((sum, line) => sum + freightKept(line), 0),
    lines: lines.map(({ name, qty }, index) => ({
      name,
      qty,
      amount: fees[index]?.kept ?? 0,
      fees: (terms[index] ?? []).map((term) => ({
        ...term,
        scopeId: scopeIds.get(term.rateId ?? 0) ?? 0,
        amount: fees[index]?.fees[term.kind] ?? 0,
      })),
    })),
  };
}

const freightKept = ({ freightAllocAmount, refundedFreightAmount }: OrderLine) =>
  freightAllocAmount - refundedFreightAmount;

/** Of which product, category or store a rate is. */
async function findScopeIds({ db }: ServerContext, terms: FeeTerms[]): Promise<ReadonlyMap<number, number>> {
  const { id, scopeId } = commissionRates;
  const ids = [...new Set(terms.flatMap(({ rateId }) => rateId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id, scopeId }).from(commissionRates).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.scopeId]));
}
