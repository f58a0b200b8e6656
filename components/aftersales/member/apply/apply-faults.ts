import { mobileField } from '#lib/contract/fields.ts';
import { toFen } from '#lib/utils/amount.ts';
import {
  type ApplyInput,
  type ApplyOptions,
  canAskForLess,
  chosenLines,
  isReceiptAsked,
  mostPieces,
  piecesOf,
  reasonOf,
  typeOf,
} from './apply-values.ts';

/** What is wrong with each field, as a key of the words; `lines` of all of them, `qty` by line. */
export interface ApplyFaults {
  lines?: 'none';
  qty: Record<number, 'few' | 'many'>;
  type?: 'none';
  reason?: 'none';
  received?: 'none';
  amount?: 'wrong' | 'many';
  files?: 'needed';
  phone?: 'wrong';
}

/** Everything that stands in the way of sending it. `most`: what would come back at most, once that is known. */
export function applyFaults(options: ApplyOptions, input: ApplyInput, most: string | undefined): ApplyFaults {
  const type = typeOf(options, input);
  const reason = reasonOf(options, input);
  const lines = chosenLines(options, input);
  return {
    ...(lines.length === 0 && { lines: 'none' }),
    qty: qtyFaults(options, input),
    ...(lines.length > 0 && type === '' && { type: 'none' }),
    ...(type !== '' && !reason && { reason: 'none' }),
    ...(isReceiptAsked(options, input) && input.received === '' && { received: 'none' }),
    ...(canAskForLess(options, input) && amountFault(input.amount, most)),
    ...(reason?.needs_evidence && input.files.length === 0 && { files: 'needed' }),
    ...(!mobileField.safeParse(input.phone).success && { phone: 'wrong' }),
  };
}

function qtyFaults(options: ApplyOptions, input: ApplyInput): ApplyFaults['qty'] {
  const type = typeOf(options, input);
  return Object.fromEntries(
    chosenLines(options, input).flatMap((line): [number, 'few' | 'many'][] => {
      const qty = piecesOf(input.lines[line.id]?.qty ?? '');
      if (qty === undefined || qty < 1) return [[line.id, 'few']];
      return qty > mostPieces(line, type) ? [[line.id, 'many']] : [];
    }),
  );
}

/** Of quantities that are typed: they are said at once, what is missing when it is sent. */
export function typedFaults(options: ApplyOptions, input: ApplyInput): ApplyFaults {
  const isTyped = (id: string) => (input.lines[Number(id)]?.qty ?? '').trim() !== '';
  return { qty: Object.fromEntries(Object.entries(qtyFaults(options, input)).filter(([id]) => isTyped(id))) };
}

/** What the server said of a quantity, by line: it counts lines as the request names them. */
export const refusedQuantities = (
  options: ApplyOptions,
  input: ApplyInput,
  refused: Readonly<Record<string, string>>,
): Readonly<Record<number, string>> =>
  Object.fromEntries(
    chosenLines(options, input).flatMap(({ id }, index): [number, string][] => {
      const said = refused[`lines.${index}.qty`];
      return said ? [[id, said]] : [];
    }),
  );

function amountFault(text: string, most: string | undefined): Pick<ApplyFaults, 'amount'> {
  if (text.trim() === '') return {};
  const fen = toFen(text);
  if (!fen) return { amount: 'wrong' };
  const limit = most === undefined ? undefined : toFen(most);
  return limit !== undefined && fen > limit ? { amount: 'many' } : {};
}

export const isFaultless = ({ qty, ...fields }: ApplyFaults): boolean =>
  Object.keys(fields).length === 0 && Object.keys(qty).length === 0;
