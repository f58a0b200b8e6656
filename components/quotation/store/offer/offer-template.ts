import type { AnswerTemplate, TemplateBody } from '#lib/api/quotation/seller-answers.ts';
import { toFen, withDecimals } from '#lib/utils/amount.ts';
import { endOfDay } from './offer-body.ts';
import { isSameTerm } from './offer-changes.ts';
import { toBasisPoints } from './offer-sums.ts';
import { dayAfter, type OfferValues, type TermField, toPercent } from './offer-values.ts';

type Terms = Partial<Pick<OfferValues, TermField>>;

/** Kept terms as the form has them. */
export function termsOfTemplate(template: AnswerTemplate, now: number): Terms {
  const { freight, terms, note, lead_days: leadDays } = template;
  return {
    ...{ terms, note },
    paymentTerms: template.payment_terms,
    depositPercent: toPercent(template.deposit_bp),
    forfeitPercent: toPercent(template.deposit_forfeit_bp),
    taxMode: template.tax_mode,
    leadDays: leadDays === null ? '' : String(leadDays),
    validUntil: dayAfter(template.valid_days, now),
    ...(freight !== null && { freight }),
  };
}

/** Fields that somebody has typed into and that the terms would change. */
export function typedOver(terms: Terms, values: OfferValues, start: OfferValues): TermField[] {
  return (Object.keys(terms) as TermField[]).filter((field) => {
    const next = terms[field] ?? '';
    return !isSameTerm(field, values[field], start[field]) && !isSameTerm(field, values[field], next);
  });
}

/** The terms of the form under a name; what is wrong in them is left out. */
export function toTemplate(values: OfferValues, name: string, now: number): TemplateBody {
  const { taxMode: tax_mode, paymentTerms: payment_terms, terms, note, leadDays } = values;
  const deposit = toBasisPoints(values.depositPercent) ?? 0;
  const days = Math.ceil((endOfDay(values.validUntil) * 1000 - now) / 86_400_000) - 1;
  return {
    ...{ name: name.trim(), tax_mode, payment_terms, terms, note },
    deposit_bp: deposit,
    // Of no deposit nothing can be kept.
    deposit_forfeit_bp: deposit === 0 ? 0 : (toBasisPoints(values.forfeitPercent) ?? 0),
    lead_days: /^\d{1,4}$/.test(leadDays.trim()) ? Math.min(Number(leadDays), 1000) : null,
    valid_days: Number.isFinite(days) ? Math.min(366, Math.max(1, days)) : 30,
    freight: toFen(values.freight) ? (withDecimals(values.freight) ?? null) : null,
  };
}
