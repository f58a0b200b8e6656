import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import { shipBody } from '#lib/contract/orders/store-fulfilment.ts';
import { guessCarrier } from '#lib/utils/guess-carrier.ts';

/** What is typed for one order of several. */
export interface ParcelDraft {
  no: string;
  trackingNo: string;
  carrier: CarrierCode;
  /** Somebody said who carries it: a number does not change that any more. */
  isCarrierChosen: boolean;
}

export interface Parcel {
  no: string;
  carrier: CarrierCode;
  tracking_no: string;
}

export const newDrafts = (nos: readonly string[], carrier: CarrierCode): ParcelDraft[] =>
  nos.map((no) => ({ no, trackingNo: '', carrier, isCarrierChosen: false }));

/** The carrier follows the number, as far as that tells. */
export function withNumber(draft: ParcelDraft, trackingNo: string): ParcelDraft {
  const guessed = draft.isCarrierChosen ? undefined : guessCarrier(trackingNo);
  return { ...draft, trackingNo, carrier: guessed ?? draft.carrier };
}

/** A column of numbers, pasted: one an order from this one on. An empty line passes an order over. */
export function fillDown(drafts: readonly ParcelDraft[], from: number, text: string): ParcelDraft[] {
  const numbers = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());
  return drafts.map((draft, place) => {
    const number = place < from ? undefined : numbers[place - from];
    return number ? withNumber(draft, number) : draft;
  });
}

type Parcels = { parcels: Parcel[] } | { faults: ReadonlySet<string> };

/** Parcels of the orders that have a number; `faults` names those whose number cannot be one. */
export function toParcels(drafts: readonly ParcelDraft[]): Parcels {
  const filled = drafts
    .filter(({ trackingNo }) => trackingNo.trim() !== '')
    .map(({ no, carrier, trackingNo }) => ({ no, carrier, tracking_no: trackingNo.trim() }));
  const faults = filled.filter((parcel) => !shipBody.safeParse(parcel).success).map(({ no }) => no);
  return faults.length > 0 ? { faults: new Set(faults) } : { parcels: filled };
}
