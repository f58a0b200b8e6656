import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { type BillingField, billingFields } from '#lib/contract/invoices/billing-labels.ts';
import type { BillingText } from '#lib/contract/invoices/parse-billing-text.ts';
import type { TitleType } from '#lib/contract/invoices/records.ts';

/** What the form of a title holds. */
export interface TitleValues extends Record<BillingField, string> {
  title_type: TitleType;
  is_default: boolean;
}

export const titleFields = ['title_type', ...billingFields] as const;

export const emptyTitle: TitleValues = {
  title_type: 'company',
  name: '',
  tax_no: '',
  reg_address: '',
  reg_phone: '',
  bank_name: '',
  bank_account: '',
  email: '',
  mobile: '',
  is_default: false,
};

export function toValues({
  id: _,
  is_whole: _whole,
  special: _special,
  special_reason: _reason,
  ...title
}: TitleRecord): TitleValues {
  return title;
}

/** What only companies and other bodies have. */
const companyFields = ['tax_no', 'reg_address', 'reg_phone', 'bank_name', 'bank_account'] as const;

/** What counts of the form: what a person does not have may still stand in fields that are not shown. */
export function toSent(values: TitleValues): TitleValues {
  if (values.title_type !== 'personal') return values;
  return { ...values, ...Object.fromEntries(companyFields.map((name) => [name, ''])) };
}

export type Fill = Partial<Record<BillingField, string>>;

interface FillPlan {
  /** Goes into fields in which nothing stands. */
  filled: Fill;
  /** Differs from what was typed, which stays until somebody says otherwise. */
  differing: Fill;
}

/** What a pasted text does to a form: nothing that was typed is lost by it. */
export function planFill(values: Record<BillingField, string>, { found }: Pick<BillingText, 'found'>): FillPlan {
  const plan: FillPlan = { filled: {}, differing: {} };
  for (const name of billingFields) {
    const [text, before] = [found[name], values[name].trim()];
    if (!text || text === before) continue;
    plan[before === '' ? 'filled' : 'differing'][name] = text;
  }
  return plan;
}
