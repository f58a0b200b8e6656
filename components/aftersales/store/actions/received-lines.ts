import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';

type Line = Pick<SellerCaseDetail['lines'][number], 'line_id' | 'qty' | 'received_qty' | 'resellable_qty'>;

/** What was typed of a line; nothing typed is nothing of it. */
export interface TypedQuantities {
  received: string;
  resellable: string;
}

export interface ReceivedFault {
  line: number;
  field: keyof TypedQuantities;
}

type ReceivedLines =
  | { lines: { line_id: number; received_qty: number; resellable_qty: number }[] }
  | { fault: ReceivedFault };

/** What the fields begin with: all of it, in order, or what somebody has recorded before. */
export function startOf(lines: readonly Line[]): Record<number, TypedQuantities> {
  return Object.fromEntries(
    lines.map(({ line_id: id, qty, received_qty: received, resellable_qty: resellable }) => [
      id,
      { received: String(received ?? qty), resellable: String(resellable ?? received ?? qty) },
    ]),
  );
}

/** How many came back of each line and how many can be sold again; or which field is wrong, the first of them. */
export function toReceived(lines: readonly Line[], typed: Readonly<Record<number, TypedQuantities>>): ReceivedLines {
  const all = [];
  for (const { line_id: id, qty } of lines) {
    const received = toCount(typed[id]?.received);
    if (received === undefined || received > qty) return { fault: { line: id, field: 'received' } };
    const resellable = toCount(typed[id]?.resellable);
    if (resellable === undefined || resellable > received) return { fault: { line: id, field: 'resellable' } };
    all.push({ line_id: id, received_qty: received, resellable_qty: resellable });
  }
  return { lines: all };
}

/** Whether less came back than was to come, as far as it is typed rightly. */
export function isShort(lines: readonly Line[], typed: Readonly<Record<number, TypedQuantities>>): boolean {
  return lines.some(({ line_id: id, qty }) => (toCount(typed[id]?.received) ?? qty) < qty);
}

function toCount(text = ''): number | undefined {
  const trimmed = text.trim();
  return /^\d{0,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}
