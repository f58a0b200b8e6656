import type { StatementOutcome } from '#lib/contract/payments/bank-statement.ts';
import { findOwnNumbers, findRepeated, toNumberKey, toNumberText } from '../../kernel/answer-table/number-key.ts';
import type { Payment } from '../repository.ts';
import type { Receipt } from './read-statement.ts';

/** A transfer that waits for its money. */
export type WaitingTransfer = Pick<Payment, 'no' | 'purpose' | 'purposeNo' | 'userId' | 'amount' | 'voucherReference'>;

export interface MatchedReceipt<T extends WaitingTransfer = WaitingTransfer> extends Receipt {
  outcome: StatementOutcome;
  transfer: T | undefined;
  /** Lines of the file that name the same number, this one among them; empty where none does. */
  lines: number[];
}

/** What a customer wrote may be a word that stands everywhere; shorter than this it names nothing. */
const shortestReference = 6;

/** What a row says beside its amount. */
type Said = Pick<Receipt, 'line' | 'note' | 'reference'>;

interface StatementRows {
  receipts: Receipt[];
  /** Rows whose amount nobody can read, and those of money that went back: nothing that they name is believed of another. */
  contrary: readonly Said[];
}

/**
 * What each receipt means for the transfers that wait, in the order of the file. What is named comes first: a transfer
 * that a row names is not guessed for another. Of a transfer, or a number of the bank's, that stands twice no receipt is
 * believed, whatever the other row says. `recorded` are the bank transactions that payments have already, as `toNumberKey` has them.
 */
export function matchReceipts<T extends WaitingTransfer>(
  { receipts, contrary }: StatementRows,
  waiting: T[],
  recorded: ReadonlySet<string>,
): MatchedReceipt<T>[] {
  const fresh = receipts.filter(({ reference }) => !recorded.has(toNumberKey(reference)));
  const named = new Map(fresh.map((receipt) => [receipt, findNamed(receipt, waiting)]));
  const naming = [
    ...[...named].flatMap(([{ line }, transfer]) => (transfer ? [{ line, transfer }] : [])),
    ...contrary.flatMap((row) => findAllNamed(row, waiting).map((transfer) => ({ line: row.line, transfer }))),
  ];
  const taken = new Set(naming.map(({ transfer }) => transfer));
  const guesses = new Map(fresh.map((receipt) => [receipt, named.get(receipt) ? [] : guess(receipt, waiting, taken)]));
  const guessed = Map.groupBy([...guesses.values()].flat(), (transfer) => transfer);
  const inOrder = [...receipts, ...contrary].toSorted((one, other) => one.line - other.line);
  const sameReference = findRepeated(inOrder, ({ reference }) => toNumberKey(reference));
  const rowsOf = Map.groupBy(naming, ({ transfer }) => transfer);
  return receipts.map((receipt): MatchedReceipt<T> => {
    const transfer = named.get(receipt);
    const matched = { ...receipt, transfer, lines: [] };
    if (!named.has(receipt)) return { ...matched, outcome: 'done' };
    const doubled = sameReference.get(receipt);
    if (doubled) return { ...matched, outcome: 'reference_twice', lines: doubled };
    const lines =
      (transfer && rowsOf.get(transfer))?.map(({ line }) => line).toSorted((one, other) => one - other) ?? [];
    if (lines.length > 1) return { ...matched, outcome: 'twice', lines };
    if (transfer) return { ...matched, outcome: transfer.amount === receipt.amount ? 'matched' : 'amount_differs' };
    const [only, ...others] = guesses.get(receipt) ?? [];
    if (!only) return { ...matched, outcome: 'unknown' };
    const isAlone = others.length === 0 && guessed.get(only)?.length === 1;
    return isAlone ? { ...matched, outcome: 'likely', transfer: only } : { ...matched, outcome: 'several' };
  });
}

/** Parts of what is paid together have one number: the amount tells which. */
function findNamed<T extends WaitingTransfer>(receipt: Receipt, waiting: T[]): T | undefined {
  const found = findAllNamed(receipt, waiting);
  return found.find(({ amount }) => amount === receipt.amount) ?? found[0];
}

/** The transfers whose number a row has, or else what their customer said. */
function findAllNamed<T extends WaitingTransfer>({ note, reference }: Said, waiting: T[]): T[] {
  const said = plain(`${note} ${reference}`);
  const numbers = new Set(findOwnNumbers(`${note} ${reference}`));
  const byNumber = waiting.filter(({ no, purposeNo }) => numbers.has(no) || numbers.has(purposeNo));
  if (byNumber.length > 0) return byNumber;
  return waiting.filter(({ voucherReference }) => {
    const written = plain(voucherReference ?? '');
    return written.length >= shortestReference && said.includes(written);
  });
}

/** The transfers of this amount that no row names, or those of them whose customer has named the payer. */
function guess<T extends WaitingTransfer>(receipt: Receipt, waiting: T[], taken: ReadonlySet<T>): T[] {
  const same = waiting.filter((transfer) => transfer.amount === receipt.amount && !taken.has(transfer));
  const payer = plain(receipt.payer);
  const ofPayer = same.filter(({ voucherReference }) => payer !== '' && plain(voucherReference ?? '').includes(payer));
  return ofPayer.length > 0 ? ofPayer : same;
}

/** As it is compared: banks put spaces into what they pass on, and capitals. */
const plain = (text: string) => toNumberText(text).replaceAll('-', '').toUpperCase();
