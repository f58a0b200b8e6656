import type { SpecialStatus, TitleType } from './records.ts';

/** More files than anybody needs to show that a company may have special invoices. */
export const mostDocuments = 6;

interface TitleTexts {
  reg_address: string;
  reg_phone: string;
  bank_name: string;
  bank_account: string;
}

/** What a special invoice says beside name and number; fully digital ones may leave it out, where the shop does not insist. */
export const isWholeTitle = ({ reg_address, reg_phone, bank_name, bank_account }: TitleTexts): boolean =>
  [reg_address, reg_phone, bank_name, bank_account].every((text) => text !== '');

interface Question {
  title_type: TitleType;
  /** It says all that this shop wants of it. */
  is_whole: boolean;
}

/**
 * Why a special invoice cannot be made out to a title, as a key of `validation`: its issuer does not offer it, it is of no
 * company or lacks something, or nobody has approved its documents; undefined: it can.
 */
export function findSpecialFault(
  title: Question,
  { isOffered, special }: { isOffered: boolean; special: SpecialStatus },
) {
  if (!isOffered) return 'specialNotOffered';
  if (title.title_type !== 'company') return 'specialCompany';
  if (!title.is_whole) return 'specialIncomplete';
  return special === 'approved' ? undefined : 'specialPapers';
}

interface ReviewedTitle extends TitleTexts {
  title_type: TitleType;
  name: string;
  tax_no: string;
}

const reviewed = ['reg_address', 'reg_phone', 'bank_name', 'bank_account'] as const;

/** Blanks, hyphens, capitals and wide characters say nothing else. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();

/**
 * What becomes of documents when their title is changed. They end where it names another body, or leaves out what they were held
 * against; they are looked at again where something else is to be printed.
 */
export function documentsAfter(before: ReviewedTitle, after: ReviewedTitle): 'stay' | 'review' | 'end' {
  const isSameBody =
    before.title_type === after.title_type &&
    before.name === after.name.trim() &&
    plain(before.tax_no) === plain(after.tax_no);
  const isLessSaid = reviewed.some((field) => before[field] !== '' && after[field].trim() === '');
  if (!isSameBody || isLessSaid) return 'end';
  return reviewed.every((field) => plain(before[field]) === plain(after[field])) ? 'stay' : 'review';
}
