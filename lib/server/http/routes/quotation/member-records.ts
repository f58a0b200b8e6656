import type {
  QuotationItem,
  QuotationDetail as QuotationRecord,
  QuotationSummary,
  QuotationVersion,
  TimelineEntry,
} from '#lib/contract/quotation/member-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type HeldFile, linkToPrivate, toPicture } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  actionsOf,
  deadlineOf,
  depositOf,
  describeSpec,
  knownTotal,
  type ListedQuotation,
  mostRounds,
  type QuotationView,
  type ShownItem,
  type ShownVersion,
  shownPrices,
  turnOf,
  type Version,
} from '#lib/server/quotation/index.ts';
import { nameAreas } from '#lib/server/site/index.ts';
import { writeUnitPrice } from '#lib/specification/unit-price.ts';

/** How long the link to an attached file lasts; the page asks again before it uses an old one. */
const linkLifeInSeconds = 3600;

export interface Reading {
  server: ServerContext;
  locale: Locale;
  /** Who reads. */
  userId: number;
  /** Names that the reader may know of who did what. */
  staff?: ReadonlyMap<number, string>;
  /** In the pool nobody gets what the customer has uploaded: artwork names people. */
  areFilesHidden?: boolean;
}

export function toAttached(files: HeldFile[], { server }: Pick<Reading, 'server'>) {
  return files.map((file) => ({
    url: linkToPrivate(server, file, { ttlSeconds: linkLifeInSeconds }),
    name: file.name,
    size: file.size,
  }));
}

export function toItemRecord(item: ShownItem, pictures: ShownVersion['pictures'], reading: Reading): QuotationItem {
  const { locale } = reading;
  const name = item.name[locale];
  const file = pictures.get(item.pictureFileId ?? 0);
  return {
    id: item.id,
    line_key: item.lineKey,
    kind: item.kind,
    product_id: item.productId,
    slug: item.slug,
    product_kind: item.productKind,
    fulfilment: item.fulfilment,
    name,
    picture: file ? toPicture(file, name) : null,
    variant_id: item.variantId,
    variant_text: item.variantText[locale],
    template_version_id: item.templateVersionId,
    selection: item.selection,
    qty: item.qty,
    unit: item.unit,
    ...amountsOf(item),
    spec: describeSpec(item.specEntries, { locale, files: item.specFiles }),
    breakdown: item.breakdown.map(({ label, question, amountInFen }) => ({
      label: label[locale],
      question: question?.[locale] ?? null,
      amount: formatFen(amountInFen),
    })),
    note: item.note,
    files: toAttached(reading.areFilesHidden ? [] : item.files, reading),
    spec_files: toAttached(reading.areFilesHidden ? [] : item.specFiles, reading),
    faults: Object.fromEntries(
      item.faults.map(({ key, message, values }) => [key, sentence(locale, `validation.${message}`, values)]),
    ),
  };
}

function amountsOf(item: ShownItem) {
  const { result, listAmount, amount, targetPrice } = item;
  const { unit, former } = shownPrices(item);
  return {
    result,
    unit_price: unit,
    former_price: former,
    list_amount: listAmount === null ? null : formatFen(listAmount),
    amount: formatFen(amount),
    target_price: targetPrice === null ? null : writeUnitPrice(targetPrice),
  };
}

function toVersionSummary({ n, author, status, totalAmount, sentAt }: Version) {
  return { n, author, status, total: formatFen(totalAmount), sent_time: toUnixSeconds(sentAt) };
}

export function toVersionRecord({ version, items, pictures }: ShownVersion, reading: Reading): QuotationVersion {
  const deposit = depositOf(version.totalAmount, version.depositBp);
  return {
    ...toVersionSummary(version),
    items: items.map((item) => toItemRecord(item, pictures, reading)),
    goods: formatFen(version.goodsAmount),
    freight: formatFen(version.freightAmount),
    discount: formatFen(version.discountAmount),
    deposit: formatFen(deposit),
    deposit_bp: version.depositBp,
    deposit_forfeit: formatFen(depositOf(deposit, version.depositForfeitBp)),
    deposit_forfeit_bp: version.depositForfeitBp,
    tax_mode: version.taxMode,
    lead_days: version.leadDays,
    valid_until: toUnixSeconds(version.validUntil),
    payment_terms: version.paymentTerms,
    terms: version.terms,
    note: version.note,
  };
}

const namesInSummary = 3;

type Summarised = Omit<QuotationSummary, 'actions'>;

/** What lists show, to both sides. */
export function toSummary(
  { quotation, version, items, picture, storeName }: ListedQuotation,
  reading: Reading,
): Summarised {
  const { locale } = reading;
  const names = items.slice(0, namesInSummary).map(({ name }) => name[locale]);
  const total = knownTotal(items, version.totalAmount);
  return {
    no: quotation.no,
    title: quotation.title,
    status: quotation.status,
    turn: turnOf(quotation.status),
    is_basket: quotation.isBasket,
    item_count: items.length,
    names,
    picture: picture ? toPicture(picture, names[0] ?? '') : null,
    total: total === undefined ? null : formatFen(total),
    version_n: version.n,
    valid_until: toUnixSeconds(quotation.validUntil),
    deadline: toUnixSeconds(deadlineOf(quotation)),
    store_name: storeName,
    order_no: quotation.orderNo,
    create_time: toUnixSeconds(quotation.createdAt),
    update_time: toUnixSeconds(quotation.updatedAt),
  };
}

export function toCustomerSummary(listed: ListedQuotation, reading: Reading): QuotationSummary {
  const moment = { itemCount: listed.items.length, now: reading.server.clock.now() };
  return { ...toSummary(listed, reading), actions: actionsOf(listed.quotation, moment) };
}

/** All of it that both sides read. */
export function toDetail(view: QuotationView, reading: Reading): Omit<QuotationRecord, 'actions' | 'rounds_left'> {
  const { quotation, items, pictures } = view;
  const shown = items.find(({ pictureFileId }) => pictureFileId !== null);
  return {
    ...toSummary({ ...view, picture: pictures.get(shown?.pictureFileId ?? 0) }, reading),
    requirements: quotation.requirements,
    need_by: quotation.needBy ?? '',
    files: toAttached(quotation.files, reading),
    signed_files: toAttached(quotation.signedFiles, reading),
    address: quotation.address && nameAreas(quotation.address, reading.locale),
    current: toVersionRecord(view, reading),
    versions: view.versions.map(toVersionSummary),
    message_count: view.messageCount,
    close_reason: quotation.closeReason,
    timeline: view.changes.map((change) => toTimelineEntry(change, reading)),
  };
}

export function toCustomerDetail(view: QuotationView, reading: Reading): QuotationRecord {
  const { quotation, items } = view;
  const moment = { itemCount: items.length, now: reading.server.clock.now() };
  return {
    ...toDetail(view, reading),
    rounds_left: mostRounds - quotation.rounds,
    actions: actionsOf(quotation, moment),
  };
}

const sides = ['customer', 'store', 'platform', 'system'] as const;

function toTimelineEntry(change: QuotationView['changes'][number], { userId, staff }: Reading): TimelineEntry {
  const { event, toStatus, actorId, data, reason, createdAt } = change;
  const written = typeof data === 'object' && data !== null && 'side' in data ? data.side : undefined;
  const side = sides.find((known) => known === written) ?? 'system';
  return {
    event,
    status: toStatus,
    actor: actorId === userId ? 'you' : side,
    reason: reason ?? '',
    by: (side === 'customer' ? undefined : staff?.get(actorId ?? 0)) ?? '',
    time: toUnixSeconds(createdAt),
  };
}
