import { eq } from 'drizzle-orm';
import { toSearchText } from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';
import { withDocumentNumber } from '../db/document-number.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { changeCaseQty, freezeClocks, listLines, type Order, type OrderLine, sideOf } from '../orders/index.ts';
import type { Settings } from '../site/index.ts';
import { announceCase } from './announce-case.ts';
import { dueAfter } from './due-after.ts';
import { holdEvidence, subjectOfCase } from './held-files.ts';
import { isGrantedAtOnce } from './policies/case-policy.ts';
import { type Aftersale, insertCase } from './repository.ts';
import { type CaseRequest, type CheckedRequest, requireRequest } from './require-request.ts';
import { requireCaseRoom } from './require-room.ts';
import { aftersaleLines, aftersales } from './tables.ts';

interface Opening {
  /** Locked. */
  order: Order;
  /** Who answers it; null: the platform. */
  storeId: number | null;
  request: CaseRequest;
  actor: Member;
  settings: Settings;
  at: Date;
}

/**
 * A1, A1o: opens a case. Its pieces are counted at their lines, the order's clocks stand still. An operator may open one
 * when the time to ask is over. Throws `invalid_input` at the field that does not fit, `case_open` for a line that is
 * in another open case, and `daily_limit`.
 */
export async function openCase(tx: Executor, opening: Opening): Promise<Aftersale> {
  const { order, request, actor, at } = opening;
  // What an operator opens for a customer is not the customer's doing.
  if (actor.userId === order.userId) await requireCaseRoom(tx, { userId: actor.userId, at });
  const lines = await listLines(tx, [order.id]);
  const checked = await requireRequest(tx, { ...opening, lines, isForCustomer: actor.userId !== order.userId });
  const aftersale = await insert(tx, opening, { ...checked, lines });
  await holdLines(tx, aftersale, { ...checked, lines, request });
  const { userId } = actor;
  const evidence = await holdEvidence(tx, { userId, subject: subjectOfCase(aftersale.id), urls: request.files });
  await freezeClocks(tx, order, { at, actor });
  await tx.update(aftersales).set({ evidence }).where(eq(aftersales.id, aftersale.id));
  await logStatusChange(tx, {
    entityType: 'aftersale',
    entityId: aftersale.id,
    no: aftersale.no,
    from: null,
    to: aftersale.status,
    event: 'apply',
    at,
    actor,
    data: { side: sideOf(order, actor) },
  });
  await announceCase(tx, aftersale, { type: 'aftersale.opened', at });
  return { ...aftersale, evidence };
}

type Checked = CheckedRequest & { lines: OrderLine[] };

async function insert(tx: Executor, opening: Opening, checked: Checked): Promise<Aftersale> {
  const { order, storeId, request, settings, at } = opening;
  const { worth, reason, isNoReason, lines } = checked;
  const named = lines.filter(({ id }) => request.lines.some(({ lineId }) => lineId === id));
  const isSentBack = request.type === 'return_refund' || request.type === 'exchange';
  const facts = {
    orderId: order.id,
    orderNo: order.no,
    userId: order.userId,
    storeId,
    type: request.type,
    fulfilment: order.fulfilment,
    reasonId: reason.id,
    fault: reason.fault,
    isNoReason,
    isReceived: request.isReceived,
    description: request.description,
    phone: request.phone || (order.address?.mobile ?? ''),
    goodsAmount: worth.goods,
    freightAmount: worth.freight,
    requestedAmount: (isGrantedAtOnce(order) ? undefined : request.amount) ?? worth.total,
    returnPayer: isSentBack ? (reason.fault === 'buyer' ? ('buyer' as const) : ('store' as const)) : null,
    dueAt: dueAfter('applied', { at, settings, move: 'resubmit' }),
    createdAt: at,
    updatedAt: at,
  };
  return withDocumentNumber('aftersale', at, (no) => {
    const words = [no, order.no, ...named.flatMap(({ name }) => Object.values(name))];
    return insertCase(tx, { ...facts, no, searchText: toSearchText(words) });
  });
}

async function holdLines(
  tx: Executor,
  { id }: Aftersale,
  { request, worth, exchanges, lines }: Checked & { request: CaseRequest },
): Promise<void> {
  for (const { lineId, qty } of request.lines) {
    const exchange = exchanges.get(lineId);
    const line = lines.find(({ id: own }) => own === lineId);
    if (!line) throw new DomainError('not_found');
    const [row] = await tx
      .insert(aftersaleLines)
      .values({
        aftersaleId: id,
        orderLineId: lineId,
        productId: line.productId,
        name: line.name,
        qty,
        goodsAmount: worth.lines.find((part) => part.lineId === lineId)?.goods ?? 0,
        exchangeVariantId: exchange?.variantId ?? null,
        exchangeText: exchange?.text ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: aftersaleLines.id });
    if (!row) throw new DomainError('case_open');
    await changeCaseQty(tx, lineId, qty);
  }
}
