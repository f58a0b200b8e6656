import { isWholeTitle } from '#lib/contract/invoices/special-invoices.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { TitleFacts } from './title-facts.ts';

/** What of a title goes on an invoice, as calls have it; the rules of special invoices read the same. */
export const toTitleTexts = (title: Omit<TitleFacts, 'email' | 'mobile'>) => ({
  title_type: title.titleType,
  name: title.name,
  tax_no: title.taxNo,
  reg_address: title.regAddress,
  reg_phone: title.regPhone,
  bank_name: title.bankName,
  bank_account: title.bankAccount,
});

/** Whether a title says all that a special invoice needs here. */
export const isWholeHere = (
  title: Parameters<typeof toTitleTexts>[0],
  settings: Pick<Settings, 'invoice.needsWholeTitle'>,
): boolean => !settings['invoice.needsWholeTitle'] || isWholeTitle(toTitleTexts(title));

/** What an invoice to a person says who names nobody. */
const nobodyNamed = '个人';

/** A person has no more than a name; whatever else was typed belonged to another kind of title. */
export function toKeptFacts(facts: TitleFacts): TitleFacts {
  if (facts.titleType !== 'personal') return facts;
  const none = { taxNo: '', regAddress: '', regPhone: '', bankName: '', bankAccount: '' };
  return { ...facts, ...none, name: facts.name || nobodyNamed };
}

/** Names are compared without the difference between Chinese and Latin brackets, and without blanks. */
const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** Whether two titles would be the same on an invoice. */
export function isSameTitle(
  one: Pick<TitleFacts, 'name' | 'taxNo'>,
  other: Pick<TitleFacts, 'name' | 'taxNo'>,
): boolean {
  return plain(one.name) === plain(other.name) && one.taxNo === other.taxNo;
}
