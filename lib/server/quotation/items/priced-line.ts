import type { Fulfilment, ProductKind, Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecResult, SpecSelection, SpecSnapshot, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { MadeForm } from '#lib/specification/made-forms.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import type { UnitPrice } from '#lib/specification/unit-price.ts';
import type { BreakdownLine } from '../snapshots.ts';

/** Configurations of a product that the customer has ordered and paid before; see `lib/specification/made-forms.ts`. */
export type FindMade = (db: Executor, productId: number) => Promise<MadeForm[]>;

/** What somebody wants: a variant as it is, or a product with the answers to its specification. */
export interface RequestedLine {
  productId: number;
  variantId?: number | undefined;
  templateVersionId?: number | undefined;
  selection: SpecSelection;
  qty: number;
  /** Whose kept forms may be taken; without it nobody's are looked at, as where a seller names the price. */
  findMade?: FindMade | undefined;
}

/** One line at the prices of today, with everything a document copies of it. */
export interface PricedLine {
  kind: 'ready' | 'configured';
  productId: number;
  slug: string;
  productKind: ProductKind;
  fulfilment: Fulfilment;
  name: SpecTexts;
  pictureFileId: number | null;
  variantId: number | null;
  /** Options of the variant in one line, e.g. `A4 · White`. */
  variantText: SpecTexts;
  /** The version that is offered now; the answers are those that fit it. */
  templateVersionId: number | null;
  selection: SpecSelection;
  /** Null without a specification, and while a fault is in the way. */
  specSnapshot: SpecSnapshot | null;
  /** The good answers to read, of a selection with faults too. */
  specEntries: SpecSnapshot['entries'];
  unit: Unit;
  qty: number;
  result: SpecResult;
  /** For one; what is shown of it says `shownUnitPrice`. */
  unitPrice: UnitPrice;
  amount: Fen;
  breakdown: BreakdownLine[];
  /** Pieces that can be had; null: made to order, nothing to run out of. */
  available: number | null;
  /** While there is one it can be neither ordered nor sent. Keys as in the contract: a node, `qty` or `item`. */
  faults: SpecFault[];
}
