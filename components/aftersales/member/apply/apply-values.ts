import type { aftersaleApply, aftersaleOptions, CaseReason } from '#lib/contract/aftersales/member-cases.ts';
import { type CaseType, caseTypes } from '#lib/contract/aftersales/member-records.ts';
import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import { withDecimals } from '#lib/utils/amount.ts';
import type { EvidenceFile } from '../../files/evidence-file.ts';

export type ApplyOptions = DataOf<typeof aftersaleOptions>;
export type OfferedLine = ApplyOptions['lines'][number];
type ApplyBody = BodyOf<typeof aftersaleApply>;

/** A line that is chosen: how many as it is typed, and of an exchange the version to be sent (0: the same again). */
interface ChosenLine {
  qty: string;
  variant: number;
}

/** What somebody fills in; texts as they are typed. */
export interface ApplyInput {
  /** By the id of the line. */
  lines: Record<number, ChosenLine>;
  type: CaseType | '';
  /** 0: none yet. */
  reason: number;
  /** Empty: as much as there is. */
  amount: string;
  /** Asked only where money alone goes back for something that was sent. */
  received: 'yes' | 'no' | '';
  description: string;
  phone: string;
  files: EvidenceFile[];
}

export const canBeChosen = ({ offers }: Pick<OfferedLine, 'offers'>): boolean => offers.length > 0;

/** So many pieces of a line at most: for the type, or for any while none is chosen. */
export function mostPieces({ offers }: Pick<OfferedLine, 'offers'>, type: CaseType | ''): number {
  const fitting = type === '' ? offers : offers.filter((offer) => offer.type === type);
  return Math.max(0, ...fitting.map(({ qty }) => qty));
}

export const chosenLines = ({ lines }: ApplyOptions, input: Pick<ApplyInput, 'lines'>): OfferedLine[] =>
  lines.filter((line) => canBeChosen(line) && input.lines[line.id] !== undefined);

/** What every chosen line offers: one request is of one type. */
export function typesFor(options: ApplyOptions, input: Pick<ApplyInput, 'lines'>): CaseType[] {
  const lines = chosenLines(options, input);
  if (lines.length === 0) return [];
  return caseTypes.filter((type) => lines.every(({ offers }) => offers.some((offer) => offer.type === type)));
}

/** The chosen type, as long as the chosen lines offer it; where they offer but one, that one. */
export function typeOf(options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type'>): CaseType | '' {
  const types = typesFor(options, input);
  const [only] = types.length === 1 ? types : [];
  return types.find((type) => type === input.type) ?? only ?? '';
}

/** Whether nothing of what is chosen has left yet. */
export const isUnsent = (options: ApplyOptions, input: Pick<ApplyInput, 'lines'>): boolean =>
  chosenLines(options, input).every(({ shipped_qty: sent }) => sent === 0);

/** Whether the goods may go back without a reason: each of the lines within its days. */
function isWithoutReason(options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type'>): boolean {
  const chosen = typeOf(options, input);
  const offers = chosenLines(options, input).map((line) => line.offers.find(({ type }) => type === chosen));
  return offers.length > 0 && offers.every((offer) => offer?.is_no_reason);
}

/**
 * Reasons that fit the type; the one that needs no reason only while none is needed. What has not left yet cannot be shown
 * to be broken.
 */
export function reasonsFor(options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type'>): CaseReason[] {
  const type = typeOf(options, input);
  if (type === '') return [];
  const isFree = isWithoutReason(options, input);
  const isKept = isUnsent(options, input);
  return options.reasons.filter(
    ({ types, is_no_reason: needsNone, needs_evidence: isShown }) =>
      types.includes(type) && (isFree || !needsNone) && !(isKept && isShown),
  );
}

export const reasonOf = (options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type' | 'reason'>) =>
  reasonsFor(options, input).find(({ id }) => id === input.reason);

/** Whether the goods have arrived is asked where money alone goes back for something that was on its way. */
export function isReceiptAsked(options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type'>): boolean {
  const isOfGoods = options.fulfilment === 'ship' || options.fulfilment === 'pickup';
  return typeOf(options, input) === 'refund_only' && !isUnsent(options, input) && isOfGoods;
}

/** Less than there is can be requested only once somebody has accepted the order: before that it is refunded whole. */
export const canAskForLess = (options: ApplyOptions, input: Pick<ApplyInput, 'lines' | 'type'>): boolean =>
  hasAmount(typeOf(options, input)) && !options.is_at_once;

/** Money comes back for it, so it has an amount. */
export const hasAmount = (type: CaseType | ''): boolean => type === 'refund_only' || type === 'return_refund';

export const piecesOf = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

/** The lines as the calls take them; undefined while one of them is not what can be requested. */
function requestedLines(options: ApplyOptions, input: ApplyInput): ApplyBody['lines'] | undefined {
  const type = typeOf(options, input);
  const lines = chosenLines(options, input).map((line) => {
    const { qty: text = '', variant = 0 } = input.lines[line.id] ?? {};
    const qty = piecesOf(text) ?? 0;
    const isOther = type === 'exchange' && line.exchanges.some(({ variant_id: id }) => id === variant);
    return { line_id: line.id, qty, most: mostPieces(line, type), ...(isOther && { variant_id: variant }) };
  });
  if (lines.length === 0 || lines.some(({ qty, most }) => qty < 1 || qty > most)) return undefined;
  return lines.map(({ most: _, ...line }) => line);
}

/** What can be worked out already: what would come back. */
export function toPreview(options: ApplyOptions, input: ApplyInput) {
  const [type, reason] = [typeOf(options, input), reasonOf(options, input)];
  const lines = requestedLines(options, input);
  if (!lines || !reason || !hasAmount(type) || type === '') return undefined;
  return { no: options.no, type, reason_id: reason.id, lines };
}

/** The request itself; undefined while something is missing, which `applyFaults` names. */
export function toBody(options: ApplyOptions, input: ApplyInput): ApplyBody | undefined {
  const [type, reason] = [typeOf(options, input), reasonOf(options, input)];
  const lines = requestedLines(options, input);
  if (!lines || !reason || type === '') return undefined;
  const amount = canAskForLess(options, input) ? withDecimals(input.amount) : undefined;
  return {
    no: options.no,
    type,
    reason_id: reason.id,
    lines,
    ...(amount && { amount }),
    is_received: isReceiptAsked(options, input) ? input.received === 'yes' : type !== 'refund_only',
    description: input.description.trim(),
    phone: input.phone.trim(),
    files: input.files.map(({ url }) => url),
  };
}
