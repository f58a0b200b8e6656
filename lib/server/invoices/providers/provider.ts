import type {
  InvoiceFormat,
  InvoiceKind,
  InvoiceMedium,
  InvoiceProviderName,
  RedReason,
} from '#lib/contract/invoices/records.ts';
import type { Fen } from '../../kernel/money.ts';
import type { DocumentItem, PartySnapshot, TitleSnapshot } from '../applying/snapshots.ts';
import type { DocumentFacts, InvoiceDocument } from '../issuing/invoice-document.ts';

/** What a provider is asked to issue. */
export interface IssueOrder {
  /** Ours, and the key under which it is issued once only. */
  no: string;
  /** Begun so often after it had failed, from 1 on: what failed needs a name of its own at some providers. */
  round: number;
  kind: InvoiceKind;
  medium: InvoiceMedium;
  currency: string;
  title: TitleSnapshot;
  seller: PartySnapshot;
  drawer: string;
  /** As they will stand on the document. */
  items: DocumentItem[];
  /** Tax included. */
  amount: Fen;
  /** Printed. */
  remark: string;
  /** Not printed. */
  note: string;
}

/** Why a provider cannot issue something: keys of words. */
export type Unfit = 'medium' | 'kind' | 'currency' | 'taxCode';

/** `accepted`: it is being done. `refused`: not this way. Anything else is thrown: then it may have been accepted, or not. */
export type Receipt = { status: 'accepted' } | { status: 'refused'; code: string; why: string };

/** What a provider says of a document it has issued; what of it differs from what was asked for is never recorded. */
export interface IssuedFacts extends DocumentFacts {
  amount: Fen;
  buyerName: string;
  buyerTaxNo: string;
  /** Undefined: it does not say. */
  sellerTaxNo?: string | undefined;
}

export type IssueAnswer =
  | { status: 'issuing' }
  | { status: 'issued'; facts: IssuedFacts }
  | { status: 'failed'; code: string; why: string };

/** What a provider is asked to take back. */
export interface RedOrder {
  /** Of the red letter; ours. */
  no: string;
  /** Of the application that the blue one was issued under. */
  applicationNo: string;
  blue: Pick<InvoiceDocument, 'fapiaoCode' | 'fapiaoNo'>;
  reason: RedReason;
  /** Above zero. */
  amount: Fen;
  note: string;
}

export type RedAnswer =
  | { status: 'pending' }
  | { status: 'issued'; facts: DocumentFacts & { amount: Fen } }
  | { status: 'failed'; code: string; why: string };

/** A message that something has come of an application, its signature checked; what, the provider is asked. */
export interface InvoiceNotice {
  /** The provider's own number of this message; the same one twice is one. */
  eventId: string;
  /** Of the application. */
  no: string;
  /** Rightly signed, but about somebody else's. */
  isForeign?: boolean;
}

export interface ProviderFile {
  format: InvoiceFormat;
  bytes: Buffer;
}

/**
 * Who turns an application into a document, later: it accepts, and says by a message or when it is asked what came of it
 * (docs/domain/invoices.md 10). What answers a promise may go over the network, so it is never called inside a transaction;
 * called again for the same number it does nothing twice. A promise that breaks says nothing of whether it was done.
 */
export interface InvoiceProvider {
  name: InvoiceProviderName;
  /** False: it takes back whole documents only. */
  isPartOfRed: boolean;
  /** Why it does not issue this at all. */
  findUnfit(order: IssueOrder): Unfit | undefined;
  issue(order: IssueOrder): Promise<Receipt>;
  /** Undefined: it knows nothing of it. */
  query(order: IssueOrder): Promise<IssueAnswer | undefined>;
  reverse(order: RedOrder): Promise<Receipt>;
  /** Undefined: it knows nothing of it. */
  queryRed(order: RedOrder): Promise<RedAnswer | undefined>;
  /** None: they are not there yet. Undefined: there will never be one. */
  download(document: InvoiceDocument, applicationNo: string): Promise<ProviderFile[] | undefined>;
  /** Checks the signature of a message and reads it. Throws `signature_wrong`. Undefined: nothing of ours to do. */
  readNotice?(headers: Headers, body: string, at: Date): Promise<InvoiceNotice | undefined>;
}
