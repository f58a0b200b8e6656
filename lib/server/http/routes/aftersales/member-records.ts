import { mostEvidenceOfCase } from '#lib/contract/aftersales/member-cases.ts';
import type {
  CaseDetail,
  CaseSummary,
  CaseWorth,
  CaseLine as LineRecord,
  CaseMessage as MessageRecord,
} from '#lib/contract/aftersales/member-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  type Aftersale,
  type CaseStory,
  customerActionsOf,
  endingOf,
  mostRounds,
  type ShownCase,
  type ShownMessage,
  turnOf,
} from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type HeldFile, linkToPrivate } from '#lib/server/files/index.ts';
import type { HoldingInvoice } from '#lib/server/invoices/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { RefundPreview } from '#lib/server/workflows/aftersales/preview-refund.ts';
import { toHistoryEntry } from '../orders/member-detail-record.ts';
import { toLineRecord } from '../orders/member-records.ts';
import { nameCarrier } from '../orders/name-carrier.ts';

export interface CaseReading {
  server: ServerContext;
  locale: Locale;
  /** Who reads. */
  userId: number;
}

/** What its money waits for, or would. */
export interface HeldCase {
  holds: HoldingInvoice[];
}

const linkSeconds = 600;
const money = (amount: number | null) => (amount === null ? null : formatFen(amount));

/** What every reader sees of a case in a list. */
export function toCommonSummary(
  shown: ShownCase,
  { locale }: CaseReading,
): Omit<CaseSummary, 'actions' | 'files_left'> {
  const { aftersale, reason } = shown;
  return {
    no: aftersale.no,
    order_no: aftersale.orderNo,
    type: aftersale.type,
    status: aftersale.status,
    fulfilment: aftersale.fulfilment,
    reason: reason?.texts[locale] ?? '',
    lines: toLines(shown, locale),
    requested: formatFen(aftersale.requestedAmount),
    approved: money(aftersale.approvedAmount),
    proposed: money(aftersale.proposedAmount),
    turn: turnOf(aftersale.status, aftersale.proposedAmount !== null),
    deadline: toUnixSeconds(aftersale.dueAt),
    store_name: shown.storeName,
    close_reason: aftersale.closeReason,
    create_time: toUnixSeconds(aftersale.createdAt),
    close_time: toUnixSeconds(aftersale.closedAt),
  };
}

function toLines({ lines, pictures }: ShownCase, locale: Locale): LineRecord[] {
  return lines.map(({ part, line }) => {
    const { id, slug, name, picture, spec_text, unit } = toLineRecord(line, { locale, pictures });
    return {
      ...{ slug, name, picture, spec_text, unit },
      line_id: id,
      qty: part.qty,
      amount: formatFen(part.goodsAmount),
      received_qty: part.receivedQty,
      resellable_qty: part.resellableQty,
      exchange_text: part.exchangeText?.[locale] ?? '',
    };
  });
}

/** As its customer sees it in a list. */
export function toCaseSummary(shown: ShownCase, reading: CaseReading): CaseSummary {
  const now = reading.server.clock.now();
  const { aftersale } = shown;
  const filesLeft = Math.max(0, mostEvidenceOfCase - aftersale.evidence.length);
  const actions = customerActionsOf(aftersale, { now });
  return { ...toCommonSummary(shown, reading), files_left: filesLeft, actions };
}

type Story = Omit<CaseDetail, keyof CaseSummary | 'messages'>;

/** What every reader sees of one case beside its summary. */
export function toStory({ aftersale, ...shown }: ShownCase & CaseStory & HeldCase, reading: CaseReading): Story {
  const { refunds, history, staff, lines, hasAddress, holds } = shown;
  const { locale, server } = reading;
  return {
    ...toFacts(aftersale, server),
    parcels: aftersale.returnParcels.map((parcel) => toParcel(parcel, locale)),
    replacement: aftersale.replacement && {
      ...toParcel(aftersale.replacement, locale),
      note: aftersale.replacement.note,
      files: toLinks(aftersale.replacement.files, server),
    },
    refunds: refunds.map(({ no, channel, kind, status, amount, succeededAt }) => ({
      ...{ no, channel, kind, status },
      amount: formatFen(amount),
      time: toUnixSeconds(succeededAt),
    })),
    holds: holds.map(({ invoiceNo, redNo, redStatus, expiresAt }) => ({
      invoice_no: invoiceNo,
      red_no: redNo,
      red_status: redStatus,
      expire_time: toUnixSeconds(expiresAt),
    })),
    ending: endingOf(aftersale, { lines: lines.map(({ part }) => part), hasAddress }),
    timeline: history.map((change) => {
      const { price: _price, tracking: _tracking, ...entry } = toHistoryEntry(change, { locale, staff });
      const isOwn = entry.actor === 'customer' && reading.userId === aftersale.userId;
      return isOwn ? { ...entry, actor: 'you' as const } : entry;
    }),
  };
}

type Told = Pick<CaseDetail, 'refusal' | 'dispute' | 'decision' | 'evidence' | 'description'>;
type Facts = Omit<Story, 'parcels' | 'replacement' | 'refunds' | 'holds' | 'ending' | 'timeline'>;

function toFacts(aftersale: Aftersale, server: ServerContext): Facts {
  return {
    ...toTold(aftersale, server),
    phone: aftersale.phone,
    fault: aftersale.fault,
    is_received: aftersale.isReceived,
    is_no_reason: aftersale.isNoReason,
    goods: formatFen(aftersale.goodsAmount),
    freight: formatFen(aftersale.freightAmount),
    rounds_left: mostRounds - aftersale.rounds,
    proposal_reason: aftersale.proposalReason,
    return_address: aftersale.returnAddress,
    return_payer: aftersale.returnPayer,
    received_note: aftersale.receivedNote,
  };
}

function toTold(aftersale: Aftersale, server: ServerContext): Told {
  const { refusalStage, refusalReason, refusalFiles, disputeReason, disputeFiles } = aftersale;
  return {
    description: aftersale.description,
    evidence: toLinks(aftersale.evidence, server),
    refusal: refusalStage && { stage: refusalStage, reason: refusalReason, files: toLinks(refusalFiles, server) },
    dispute: aftersale.isDisputed ? { reason: disputeReason, files: toLinks(disputeFiles, server) } : null,
    decision: aftersale.decisionNote,
  };
}

const toLinks = (files: HeldFile[], server: ServerContext) =>
  files.map((file) => ({
    url: linkToPrivate(server, file, { ttlSeconds: linkSeconds }),
    name: file.name,
    size: file.size,
  }));

function toParcel(
  { carrierCode, carrierName, trackingNo, sentAt }: Aftersale['returnParcels'][number],
  locale: Locale,
) {
  return {
    carrier_code: carrierCode,
    carrier_name: nameCarrier({ carrierCode, carrierName }, locale),
    tracking_no: trackingNo,
    time: toUnixSeconds(new Date(sentAt)),
  };
}

/** As its customer reads one: whoever of a store wrote has the store's name there. */
export function toCaseDetail(shown: ShownCase & CaseStory & HeldCase, reading: CaseReading): CaseDetail {
  const { storeName } = shown;
  return {
    ...toCaseSummary(shown, reading),
    ...toStory(shown, reading),
    messages: shown.messages.map((message) => {
      const record = toMessage(message, reading);
      return message.side === 'store' ? { ...record, author_name: storeName ?? '' } : record;
    }),
  };
}

export function toMessage(message: ShownMessage, { server, userId }: Omit<CaseReading, 'locale'>): MessageRecord {
  return {
    id: message.id,
    author: message.authorId === userId ? 'you' : message.side,
    author_name: message.authorName,
    text: message.text,
    files: toLinks(message.files, server),
    is_request: message.isRequest,
    create_time: toUnixSeconds(message.createdAt),
  };
}

export function toWorth({ worth, ways }: RefundPreview): CaseWorth {
  const { goods, freight, total, points } = worth;
  return {
    goods: formatFen(goods),
    freight: formatFen(freight),
    total: formatFen(total),
    points,
    ways: ways.map(({ channel, amount }) => ({ channel, amount: formatFen(amount) })),
  };
}
