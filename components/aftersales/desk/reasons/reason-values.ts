import type { z } from 'zod';
import type { ReasonRecord, reasonBody } from '#lib/contract/aftersales/desk-cases.ts';
import { noTexts, toTextFields } from '#lib/i18n/texts.ts';

export type ReasonValues = z.input<typeof reasonBody>;

/** What the form begins with; a new reason stands last and is offered at once. */
export function valuesOf(reason: ReasonRecord | undefined, nextSort: number): ReasonValues {
  if (!reason) {
    return {
      ...toTextFields('', noTexts),
      types: [],
      fault: 'store',
      needs_evidence: true,
      sort: Math.min(nextSort, 9999),
      is_active: true,
    };
  }
  const { is_no_reason: _, ...values } = reason;
  return values;
}
