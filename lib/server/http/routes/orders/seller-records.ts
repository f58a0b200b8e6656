import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorOrder } from '#lib/contract/orders/desk-orders.ts';
import type { SellerOrder, SellerOrderDetail } from '#lib/contract/orders/store-orders.ts';
import type { PoolItem } from '#lib/contract/orders/store-pool.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  type AddressSnapshot,
  amountDue,
  type CloseRequest,
  estimatePayout,
  type Operated,
  type OperatedDetails,
  type PooledOrder,
  type SellerView,
  type SellerViewDetails,
  sharedRateOf,
  splitDeposit,
} from '#lib/server/orders/index.ts';
import { nameAreas } from '#lib/server/site/index.ts';
import { showBuyerTexts } from './buyer-texts.ts';
import { appointmentOf, proofOf, toHistoryEntry, toShipment } from './member-detail-record.ts';
import { toLineRecord } from './member-records.ts';
import { listCarriers } from './name-carrier.ts';
import type { CasesOf } from './order-cases.ts';
import { toSellerParts } from './seller-part-records.ts';

/** What a store may know before it has claimed anything. */
export function toPoolItem({ order, dispatch, lines, pictures, categories }: PooledOrder, locale: Locale): PoolItem {
  const names = lines.flatMap(({ productId }) => categories.get(productId ?? 0)?.names[locale] ?? []);
  return {
    no: order.no,
    fulfilment: order.fulfilment,
    lines: lines.map((line) => {
      const { name, picture, spec_text, qty, unit } = toLineRecord(line, { locale, pictures });
      return { name, picture, spec_text, qty, unit };
    }),
    categories: [...new Set(names)],
    ...townOf(order, locale),
    estimate: formatFen(dispatch.payoutEstimateAmount),
    ship_by: toUnixSeconds(order.shipBy),
    pool_time: toUnixSeconds(dispatch.pooledAt ?? order.createdAt),
    expire_time: toUnixSeconds(dispatch.expiresAt ?? order.createdAt),
  };
}

interface OrderReading {
  locale: Locale;
  casesOf: CasesOf;
}

export function toSellerOrder(sellerView: SellerView, { locale, casesOf }: OrderReading): SellerOrder {
  const { order, dispatch, lines, pictures, deadline } = sellerView;
  return {
    no: order.no,
    status: order.status,
    payment_status: order.paymentStatus,
    fulfilment_status: order.fulfilmentStatus,
    aftersale_status: order.aftersaleStatus,
    dispatch_status: dispatch?.status ?? null,
    fulfilment: order.fulfilment,
    lines: lines.map((line) => toLineRecord(line, { locale, pictures })),
    payable: formatFen(order.payableAmount),
    paid: formatFen(order.paidAmount),
    refunded: formatFen(order.refundedAmount),
    estimate: formatFen(estimatePayout(order, lines)),
    deadline: deadline ? { key: deadline.key, time: toUnixSeconds(deadline.at) } : null,
    create_time: toUnixSeconds(order.createdAt),
    accept_time: toUnixSeconds(order.acceptedAt),
    city_name: townOf(order, locale).city_name,
    close_reason: order.closeReason ?? order.closingReason,
    cases: casesOf(sellerView).cases,
    actions: sellerView.actions,
  };
}

export function toSellerDetail(
  ctx: ServerContext,
  sellerView: SellerViewDetails,
  reading: OrderReading,
): SellerOrderDetail {
  const { locale } = reading;
  const { order, isAddressWhole, isQuotationOwn, closeRequest } = sellerView;
  return {
    ...toSellerOrder(sellerView, reading),
    ...toSellerParts(ctx, sellerView, locale),
    quotation_no: order.quotationNo,
    is_quotation_own: isQuotationOwn,
    goods: formatFen(order.goodsAmount),
    freight: formatFen(order.freightAmount),
    adjust: formatFen(order.adjustAmount),
    points_amount: formatFen(order.pointsAmount),
    commission_bp: sharedRateOf(order, sellerView.lines) ?? null,
    ...addressOf(sellerView, locale),
    is_address_whole: isAddressWhole,
    ...showBuyerTexts(order),
    service_time: order.serviceTime,
    store_note: order.storeNote,
    shipments: sellerView.shipments.map((parcel) => toShipment(parcel, sellerView, locale)),
    appointment: appointmentOf(sellerView),
    proof: proofOf(ctx, sellerView),
    timeline: sellerView.history.map((change) => toHistoryEntry(change, { locale, staff: sellerView.staff })),
    balance_time: amountDue(order) > 0 ? toUnixSeconds(order.balanceDeadline) : null,
    // What operators propose to each other is not for stores.
    close_request: closeRequest?.reason === 'balance_overdue' ? toCloseRequest(sellerView, closeRequest) : null,
    carriers: listCarriers(locale),
  };
}

function toCloseRequest({ order }: SellerView, { reason, note, createdAt }: CloseRequest) {
  const whole = { back: order.paidAmount - order.refundedAmount, kept: 0 };
  const { back, kept } = reason === 'balance_overdue' ? splitDeposit(order) : whole;
  return { reason, note, amount: formatFen(back), kept: formatFen(kept), time: toUnixSeconds(createdAt) };
}

function townOf({ address }: SellerView['order'], locale: Locale): Pick<PoolItem, 'province_name' | 'city_name'> {
  if (!address) return { province_name: '', city_name: '' };
  const { province_name, city_name } = nameAreas(address, locale);
  return { province_name, city_name };
}

/** Read in the seller's language, and copied or printed for the carrier in Chinese. */
function addressOf({ order: { address: kept }, isAddressWhole }: SellerViewDetails, locale: Locale) {
  if (!kept) return { address: null, carrier_address: '' };
  const address = isAddressWhole ? kept : coarse(kept);
  const { province_name, city_name, area_name, address: street } = address;
  const carrier_address = [...new Set([province_name, city_name, area_name]), street].filter(Boolean).join(' ');
  return { address: nameAreas(address, locale), carrier_address };
}

/** The town, and nothing that leads to a person. */
function coarse(address: AddressSnapshot): AddressSnapshot {
  return { ...address, id: 0, receiver: '', mobile: '', area_name: '', area_id: 0, address: '' };
}

export function toOperated({ order, customerName, storeName, operations }: SellerView & Operated) {
  return { user_id: order.userId, user_name: customerName, store_id: order.storeId, store_name: storeName, operations };
}

export function toOperatorDetail(
  ctx: ServerContext,
  sellerView: SellerViewDetails & OperatedDetails,
  reading: OrderReading,
): Omit<DataOf<typeof operatorOrder>, 'aftersale'> {
  const { order, closeRequest, history, staff } = sellerView;
  return {
    ...toSellerDetail(ctx, sellerView, reading),
    ...toOperated(sellerView),
    timeline: history.map((change) => ({
      ...toHistoryEntry(change, { locale: reading.locale, staff }),
      request_id: change.requestId ?? '',
    })),
    operator_note: order.operatorNote,
    close_request: closeRequest
      ? {
          ...toCloseRequest(sellerView, closeRequest),
          proposed_by: closeRequest.proposedBy,
          proposed_by_name: sellerView.proposerName,
        }
      : null,
  };
}
