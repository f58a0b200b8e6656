import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import { type CaseType, caseTypes } from '#lib/contract/aftersales/member-records.ts';

/** What the server says can be requested of an order. */
export type Requestable = NonNullable<OperatorOrderDetail['aftersale']>;
type OfferedLine = Requestable['lines'][number];

const offerOf = ({ offers }: OfferedLine, type: CaseType) => offers.find((offer) => offer.type === type);

/** What can be requested of any of the lines. */
export const typesOf = ({ lines }: Requestable): readonly CaseType[] =>
  caseTypes.filter((type) => lines.some((line) => offerOf(line, type)));

/** The lines it can be requested of, and how many pieces of each at most. */
export const partsFor = ({ lines }: Requestable, type: CaseType): { id: number; most: number }[] =>
  lines.flatMap((line) => {
    const offer = offerOf(line, type);
    return offer ? [{ id: line.line_id, most: offer.qty }] : [];
  });

/** Whether every chosen line may go back without a reason. */
export const isWithoutReason = ({ lines }: Requestable, type: CaseType, chosen: readonly number[]): boolean =>
  lines.every((line) => !chosen.includes(line.line_id) || offerOf(line, type)?.is_no_reason === true);
