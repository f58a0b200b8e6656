import type { SpecialStatus, TitleType } from './records.ts';

/** More files than anybody needs to show that a company may have special invoices. */
export const mostPapers = 6;

interface Title {
  title_type: TitleType;
  reg_address: string;
  reg_phone: string;
  bank_name: string;
  bank_account: string;
}

/** What a special invoice says beside name and number. */
export const isWholeTitle = ({ reg_address, reg_phone, bank_name, bank_account }: Title): boolean =>
  [reg_address, reg_phone, bank_name, bank_account].every((text) => text !== '');

/**
 * Why a special invoice cannot be made out to a title, as a key of `validation`: its issuer does not offer it, it is of no
 * company or lacks something, or nobody has approved its papers; undefined: it can.
 */
export function findSpecialFault(title: Title, { isOffered, special }: { isOffered: boolean; special: SpecialStatus }) {
  if (!isOffered) return 'specialNotOffered';
  if (title.title_type !== 'company') return 'specialCompany';
  if (!isWholeTitle(title)) return 'specialIncomplete';
  return special === 'approved' ? undefined : 'specialPapers';
}
