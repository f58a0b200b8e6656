import type { OrderLine as LineRecord, OrderPreview } from '#lib/contract/orders/member-checkout.ts';
import type { OrderSummary } from '#lib/contract/orders/member-orders.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { type PictureFile, toPicture } from '#lib/server/files/index.ts';
import { toPublishedText } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { OrderLine, PlannedOrder, ShownOrder } from '#lib/server/orders/index.ts';
import { describeSpec } from '#lib/server/quotation/index.ts';
import { nameAreas } from '#lib/server/site/index.ts';
import type { ShownCheckout } from '#lib/server/workflows/checkout/preview-order.ts';
import { shownUnitPrice } from '#lib/specification/unit-price.ts';
import type { CasesOf } from './order-cases.ts';

interface Reading {
  locale: Locale;
  pictures: ReadonlyMap<number, PictureFile>;
}

type Shown = Pick<
  OrderLine,
  'productId' | 'slug' | 'name' | 'pictureFileId' | 'specText' | 'specSnapshot' | 'unit' | 'qty' | 'unitPrice'
> &
  Pick<OrderLine, 'id' | 'goodsAmount' | 'paidAmount'> &
  Partial<Pick<OrderLine, 'shippedQty' | 'refundedQty'>>;

export function toLineRecord(line: Shown, { locale, pictures }: Reading): LineRecord {
  const { specSnapshot, pictureFileId } = line;
  const name = line.name[locale];
  const file = pictures.get(pictureFileId ?? 0);
  return {
    id: line.id,
    product_id: line.productId,
    slug: line.slug,
    name,
    picture: file ? toPicture(file, name) : null,
    spec_text: line.specText[locale],
    spec: specSnapshot ? describeSpec(specSnapshot.entries, { locale }) : [],
    unit: line.unit,
    qty: line.qty,
    unit_price: shownUnitPrice({ qty: line.qty, amountInFen: line.goodsAmount }, [line.unitPrice]),
    amount: formatFen(line.goodsAmount),
    paid: formatFen(line.paidAmount),
    shipped_qty: line.shippedQty ?? 0,
    refunded_qty: line.refundedQty ?? 0,
  };
}

export function toOrderRecord(
  shown: ShownOrder,
  { locale, casesOf }: { locale: Locale; casesOf: CasesOf },
): OrderSummary {
  const { order, lines, pictures, deadline } = shown;
  return {
    no: order.no,
    group_no: shown.groupNo,
    status: order.status,
    payment_status: order.paymentStatus,
    fulfilment_status: order.fulfilmentStatus,
    aftersale_status: order.aftersaleStatus,
    fulfilment: order.fulfilment,
    close_reason: order.closeReason ?? order.closingReason,
    store_name: shown.storeName,
    lines: lines.map((line) => toLineRecord(line, { locale, pictures })),
    payable: formatFen(order.payableAmount),
    paid: formatFen(order.paidAmount),
    refunded: formatFen(order.refundedAmount),
    deadline: deadline ? { key: deadline.key, actor: deadline.actor, time: toUnixSeconds(deadline.at) } : null,
    create_time: toUnixSeconds(order.createdAt),
    actions: shown.actions,
    ...casesOf(shown),
  };
}

export function toPreviewRecord(shown: ShownCheckout, locale: Locale): OrderPreview {
  const { orders, points, pictures, problems, arrivalDays, consents } = shown;
  const sum = (key: 'goodsAmount' | 'freightAmount' | 'adjustAmount' | 'pointsAmount') =>
    formatFen(orders.reduce((total, order) => total + order[key], 0));
  return {
    orders: orders.map((order) => ({
      ...toPlannedRecord(order, { locale, pictures }),
      arrival_days: order.fulfilment === 'ship' ? (arrivalDays ?? null) : null,
    })),
    goods: sum('goodsAmount'),
    freight: sum('freightAmount'),
    adjust: sum('adjustAmount'),
    points_amount: sum('pointsAmount'),
    payable: formatFen(shown.payable),
    due_now: formatFen(shown.dueNow),
    points: { owned: shown.pointsOwned, ...points },
    needs_address: shown.needsAddress,
    address: shown.address && nameAreas(shown.address, locale),
    problems: Object.fromEntries(
      [...problems].map(([id, { message, values }]) => [
        id === 0 ? 'order' : String(id),
        sentence(locale, `validation.${message}`, values),
      ]),
    ),
    legal_texts: consents.published.map((text) => ({
      ...toPublishedText(text),
      is_due: consents.due.includes(text),
    })),
  };
}

function toPlannedRecord(order: PlannedOrder, reading: Reading): Omit<OrderPreview['orders'][number], 'arrival_days'> {
  return {
    fulfilment: order.fulfilment,
    lines: order.lines.map((line) => toLineRecord(line, reading)),
    goods: formatFen(order.goodsAmount),
    freight: formatFen(order.freightAmount),
    adjust: formatFen(order.adjustAmount),
    points_amount: formatFen(order.pointsAmount),
    payable: formatFen(order.payableAmount),
  };
}
