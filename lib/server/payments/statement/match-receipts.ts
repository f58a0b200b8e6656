import type { StatementOutcome } from '#lib/contract/payments/bank-statement.ts';
import type { Payment } from '../repository.ts';
import type { Receipt } from './read-statement.ts';

/** A transfer that waits for its money. */
export type WaitingTransfer = Pick<Payment, 'no' | 'purpose' | 'purposeNo' | 'userId' | 'amount' | 'voucherReference'>;

export interface MatchedReceipt<T extends WaitingTransfer = WaitingTransfer> extends Receipt {
  outcome: StatementOutcome;
  transfer: T | undefined;
}

/** Numbers of payments, top-ups and of what is paid together, wherever a customer or a bank has put them. */
const documents = /[A-Z]{2}\d{14}/g;

/** What a customer wrote may be a word that stands everywhere; shorter than this it names nothing. */
const shortestReference = 6;

/**
 * What each receipt means for the transfers that wait, in the order of the file. What is named comes first: a transfer
 * that one receipt names is not guessed for another. `recorded` are the bank transactions that payments have already.
 */
export function matchReceipts<T extends WaitingTransfer>(
  receipts: Receipt[],
  waiting: T[],
  recorded: ReadonlySet<string>,
): MatchedReceipt<T>[] {
  const taken = new Set<T>();
  const named = receipts.map((receipt): MatchedReceipt<T> | undefined => {
    if (receipt.reference && recorded.has(receipt.reference))
      return { ...receipt, outcome: 'done', transfer: undefined };
    const transfer = findNamed(receipt, waiting);
    if (!transfer) return undefined;
    if (taken.has(transfer)) return { ...receipt, outcome: 'twice', transfer };
    taken.add(transfer);
    return { ...receipt, outcome: transfer.amount === receipt.amount ? 'matched' : 'amount_differs', transfer };
  });
  return receipts.map((receipt, index) => named[index] ?? guess(receipt, { waiting, taken }));
}

function findNamed<T extends WaitingTransfer>(receipt: Receipt, waiting: T[]): T | undefined {
  const said = plain(`${receipt.note} ${receipt.reference}`);
  const numbers = new Set(said.match(documents) ?? []);
  const byNumber = waiting.filter(({ no, purposeNo }) => numbers.has(no) || numbers.has(purposeNo));
  const found =
    byNumber.length > 0
      ? byNumber
      : waiting.filter(({ voucherReference }) => {
          const reference = plain(voucherReference ?? '');
          return reference.length >= shortestReference && said.includes(reference);
        });
  // Parts of what is paid together have one number: the amount tells which.
  return found.find(({ amount }) => amount === receipt.amount) ?? found[0];
}

function guess<T extends WaitingTransfer>(
  receipt: Receipt,
  { waiting, taken }: { waiting: T[]; taken: Set<T> },
): MatchedReceipt<T> {
  const same = waiting.filter((transfer) => transfer.amount === receipt.amount && !taken.has(transfer));
  const payer = plain(receipt.payer);
  const ofPayer = same.filter(({ voucherReference }) => payer !== '' && plain(voucherReference ?? '').includes(payer));
  const [only, ...others] = ofPayer.length > 0 ? ofPayer : same;
  if (!only) return { ...receipt, outcome: 'unknown', transfer: undefined };
  if (others.length > 0) return { ...receipt, outcome: 'several', transfer: undefined };
  taken.add(only);
  return { ...receipt, outcome: 'likely', transfer: only };
}

/** As it is compared: banks put spaces into what they pass on, and capitals. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
