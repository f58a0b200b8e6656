import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import { shipBody } from '#lib/contract/orders/store-fulfilment.ts';
import { mayBeTrackingNo, toTrackingNo } from '#lib/contract/orders/tracking-no.ts';
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

/** An order that pasted lines give different numbers. */
interface Contradiction {
  no: string;
  /** Of the text, from 1. */
  lines: number[];
}

/** A pasted line that went to no order. */
export interface UnmatchedLine {
  /** Of the text, from 1. */
  line: number;
  text: string;
}

interface Filled {
  drafts: ParcelDraft[];
  contradictions: Contradiction[];
  unmatched: UnmatchedLine[];
}

/**
 * Lines that are pasted. A column of numbers is one an order from this one on, where an empty line passes an order over; a
 * line that names its order, as a table of orders and numbers does, is for that one wherever it stands. An order that is given
 * different numbers is left as it is. Lines that went to no order are named: those of a table whose order is not among these or that
 * hold no number, and those of a column behind the last order.
 */
export function fillDown(drafts: readonly ParcelDraft[], from: number, text: string): Filled {
  const texts = text.trimEnd().split(/\r?\n/);
  const lines = texts.map(cellsOf);
  const entries = lines.flatMap((cells, index) =>
    entryOf(cells, drafts).map((entry) => ({ ...entry, line: index + 1 })),
  );
  const named = (places: number[]) => places.map((place) => ({ line: place + 1, text: texts[place]?.trim() ?? '' }));
  if (entries.length > 0 || lines.some((cells) => cells.some(isOrderNo(drafts)))) {
    const matched = new Set(entries.map(({ line }) => line - 1));
    // A line without a digit is the heading of a table.
    const missed = texts.flatMap((line, place) => (matched.has(place) || !/\d/.test(line) ? [] : [place]));
    return { ...fillNamed(drafts, entries), unmatched: named(missed) };
  }
  const filled = drafts.map((draft, place) => {
    const [number] = (place < from ? undefined : lines[place - from]) ?? [];
    return number ? withNumber(draft, number) : draft;
  });
  const behind = texts.flatMap((line, place) => (from + place >= drafts.length && line.trim() ? [place] : []));
  return { drafts: filled, contradictions: [], unmatched: named(behind) };
}

/** Whether a cell is written as the orders' own numbers are. */
function isOrderNo(drafts: readonly ParcelDraft[]): (cell: string) => boolean {
  const shapes = new Set(drafts.map(({ no }) => shapeOf(no)));
  return (cell) => shapes.has(shapeOf(cell));
}

const shapeOf = (text: string): string => text.toUpperCase().replace(/\d/g, '0');

function fillNamed(drafts: readonly ParcelDraft[], entries: (Entry & { line: number })[]): Omit<Filled, 'unmatched'> {
  const byOrder = Map.groupBy(entries, ({ no }) => no);
  const isOne = (all: Entry[]) => new Set(all.map(({ number }) => toTrackingNo(number))).size === 1;
  const filled = drafts.map((draft) => {
    const all = byOrder.get(draft.no) ?? [];
    const [first] = all;
    return first && isOne(all) ? withNumber(draft, first.number) : draft;
  });
  const contradictions = [...byOrder]
    .filter(([, all]) => !isOne(all))
    .map(([no, all]) => ({ no, lines: all.map(({ line }) => line) }));
  return { drafts: filled, contradictions };
}

/** A line of a table, as programmes copy them. A space is no end: a number may be written with some. */
const cellsOf = (line: string): string[] => line.split(/[\t,;，；]/).map((cell) => cell.trim());

interface Entry {
  no: string;
  number: string;
}

/** The order that a line names, and of what stands beside it the number of a carrier, else the longest. */
function entryOf(cells: string[], drafts: readonly ParcelDraft[]): Entry[] {
  const no = drafts.find((draft) => cells.some((cell) => cell.split(/[\s:：]+/).includes(draft.no)))?.no;
  // With a space or a colon between them, order and number come as one cell.
  const parts = cells.map((cell) =>
    no && cell.includes(no) ? cell.replace(no, '').replace(/^[\s:：]+|[\s:：]+$/g, '') : cell,
  );
  const others = parts.filter((cell) => cell !== no && mayBeTrackingNo(cell));
  const number = others.find(guessCarrier) ?? others.toSorted((one, other) => other.length - one.length)[0];
  return no && number ? [{ no, number }] : [];
}

/** Orders whose number another one of them has too: one parcel for both, or one that was scanned twice. */
export function doubledNumbers(drafts: readonly ParcelDraft[]): ReadonlyMap<string, string> {
  const filled = drafts.filter(({ trackingNo }) => trackingNo.trim() !== '');
  const byNumber = Map.groupBy(filled, ({ trackingNo }) => toTrackingNo(trackingNo));
  return new Map(
    filled.flatMap(({ no, trackingNo }) => {
      const other = byNumber.get(toTrackingNo(trackingNo))?.find((each) => each.no !== no);
      return other ? [[no, other.no]] : [];
    }),
  );
}

type Parcels = { parcels: Parcel[] } | { faults: ReadonlySet<string> };

/** Parcels of the orders that have a number; `faults` names those whose number cannot be one. */
export function toParcels(drafts: readonly ParcelDraft[]): Parcels {
  const filled = drafts
    .filter(({ trackingNo }) => trackingNo.trim() !== '')
    .map(({ no, carrier, trackingNo }) => ({ no, carrier, tracking_no: toTrackingNo(trackingNo) }));
  const faults = filled.filter((parcel) => !shipBody.safeParse(parcel).success).map(({ no }) => no);
  return faults.length > 0 ? { faults: new Set(faults) } : { parcels: filled };
}
