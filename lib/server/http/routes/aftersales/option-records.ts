import type { aftersaleOptions, CaseReason } from '#lib/contract/aftersales/member-cases.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type CaseOptions, isGrantedAtOnce, policyTexts, type Reason } from '#lib/server/aftersales/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toLineRecord } from '../orders/member-records.ts';

type Options = DataOf<typeof aftersaleOptions>;
type Offer = CaseOptions['lines'][number]['offers'][number];

export function toOptions(options: CaseOptions, locale: Locale): Options {
  const { order, lines, pictures, reasons } = options;
  return {
    no: order.no,
    fulfilment: order.fulfilment,
    store_name: options.storeName,
    lines: lines.map(({ line, offers, isMade, caseNo, exchanges }) => ({
      ...toLineRecord(line, { locale, pictures }),
      offers: offers.map(toOffer),
      is_made: isMade,
      case_no: caseNo,
      exchanges: exchanges.map(({ variantId, text }) => ({ variant_id: variantId, text: text[locale] })),
    })),
    reasons: reasons.map((reason) => toReason(reason, locale)),
    is_at_once: isGrantedAtOnce(order),
    phone: order.address?.mobile ?? '',
    policies: policyTexts(options.policies, options.settings, locale),
  };
}

function toOffer({ type, qty, until, withoutReasonUntil }: Offer) {
  const isNoReason = withoutReasonUntil !== undefined;
  return {
    type,
    qty,
    until: toUnixSeconds(until),
    is_no_reason: isNoReason,
    no_reason_until: toUnixSeconds(withoutReasonUntil ?? null),
  };
}

function toReason({ id, texts, types, fault, needsEvidence, isNoReason }: Reason, locale: Locale): CaseReason {
  return { id, text: texts[locale], types, needs_evidence: needsEvidence, fault, is_no_reason: isNoReason };
}
