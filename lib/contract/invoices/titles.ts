import { z } from 'zod';
import { emailField, idField, lineOfText, looseBoolean, mobileField } from '../fields.ts';
import { isAccountNumber, toAccountDigits } from '../store/bank-account.ts';
import { checkTaxNumber, taxNumberField } from '../tax-number-field.ts';
import { specialStatuses, titleTypes } from './records.ts';
import { mostDocuments } from './special-invoices.ts';

const optional = (max: number) => lineOfText(max).default('');

/** What an invoice is made out to; what a kind of title does not have is left empty. */
const texts = {
  name: optional(100),
  tax_no: taxNumberField,
  reg_address: optional(100),
  reg_phone: optional(30).refine((text) => text === '' || /^[+\d][\d\s()#转-]{4,}$/.test(text), 'telephone'),
  bank_name: optional(100),
  bank_account: z
    .string()
    .max(60, 'tooLong')
    .default('')
    .transform(toAccountDigits)
    .refine((digits) => digits === '' || isAccountNumber(digits, 'company'), 'bankAccount'),
  email: z.union([z.literal(''), emailField]).default(''),
  mobile: z.union([z.literal(''), mobileField]).default(''),
};

const fields = z.object({ title_type: z.enum(titleTypes, 'choice'), ...texts, is_default: looseBoolean });

function check({ title_type: type, name, tax_no: number }: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (type === 'personal') return;
  if (name === '') context.addIssue({ code: 'custom', message: 'required', path: ['name'] });
  checkTaxNumber(number, type === 'company', context);
}

/** A person has a name alone, which may stay empty; a company has a tax number; another body may have one. */
export const titleForm = fields.superRefine(check);
export const titleBody = fields.extend({ id: idField.optional() }).superRefine(check);

/** Documents by which special invoices may be made out to a title: addresses of own private uploads. */
export const papersBody = z.object({
  id: idField,
  files: z.array(z.string().max(300, 'tooLong')).min(1, 'required').max(mostDocuments, 'tooMany'),
});

export const titleRecord = z.object({
  id: z.int(),
  title_type: z.enum(titleTypes),
  name: z.string(),
  tax_no: z.string(),
  reg_address: z.string(),
  reg_phone: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
  email: z.string(),
  mobile: z.string(),
  is_default: z.boolean(),
  /** It says all that a special invoice needs in this shop. */
  is_whole: z.boolean(),
  /** How far an operator is with the documents by which special invoices may be made out to it, and why they were refused. */
  special: z.enum(specialStatuses),
  special_reason: z.string(),
});
export type TitleRecord = z.output<typeof titleRecord>;
