import { toFen, withDecimals } from '#lib/utils/amount.ts';
import { type EvidenceFile, stillKept } from '../../files/evidence-file.ts';
import type { SaidAction } from './which-action.ts';

/** What somebody types when a request is put forward once more. */
export interface SaidInput {
  text: string;
  /** Empty: as it is. */
  amount: string;
  files: EvidenceFile[];
}

export interface SaidFault {
  field: 'text' | 'amount';
}

/** The first thing that is missing or wrong. A changed amount may go without words, everything else needs some. */
export function saidFault(action: SaidAction, { text, amount }: SaidInput): SaidFault | undefined {
  if (action === 'amend' && amount.trim() !== '' && !toFen(amount)) return { field: 'amount' };
  const isSilent = action === 'amend' && amount.trim() !== '';
  return text.trim() === '' && !isSilent ? { field: 'text' } : undefined;
}

const urlsOf = ({ files }: SaidInput) => stillKept(files, Date.now()).map(({ url }) => url);

/** What each call takes of it. */
export const saidBodies = {
  amend: (no: string, input: SaidInput) => {
    const amount = withDecimals(input.amount);
    return { no, description: input.text.trim(), files: urlsOf(input), ...(amount && { amount }) };
  },
  resubmit: (no: string, input: SaidInput) => ({ no, description: input.text.trim(), files: urlsOf(input) }),
  dispute: (no: string, input: SaidInput) => ({ no, reason: input.text.trim(), files: urlsOf(input) }),
};
