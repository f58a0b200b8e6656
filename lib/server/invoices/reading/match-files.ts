import type { FileOutcome } from '#lib/contract/invoices/issuer-files.ts';
import { parseFen } from '../../kernel/money.ts';
import type { Application } from '../application-repository.ts';
import { plainName } from './compare-facts.ts';
import type { LookedAtFile } from './read-invoice-file.ts';
import type { ReadFacts } from './read-invoice-xml.ts';

/** An application that a file may be of. */
export interface Candidate {
  application: Pick<Application, 'no' | 'amount' | 'title' | 'status'>;
  /** Of its blue document; empty before. */
  fapiaoNo: string;
}

type MatchedBy = 'choice' | 'no' | 'fapiao_no' | 'buyer_amount' | 'none';

export interface Match {
  no: string;
  by: MatchedBy;
  outcome?: Extract<FileOutcome, 'unmatched' | 'several' | 'unreadable'>;
}

/** What is known of a file: its own words, or those of another file that has the same number in its name. */
export interface KnownFile {
  file: LookedAtFile;
  facts: ReadFacts | undefined;
  /** Numbers of invoices that its name has. */
  named: readonly string[];
}

const numbersIn = (name: string): string[] => name.match(/(?<!\d)(\d{20}|\d{8})(?!\d)/g) ?? [];

/** A PDF beside the XML of the same invoice says nothing itself: what the XML says counts for it, where the number is in its name. */
export function knowFiles(files: readonly LookedAtFile[]): KnownFile[] {
  const read = files.flatMap(({ facts }) => (facts && facts !== 'unreadable' ? [facts] : []));
  return files.map((file) => {
    const named = numbersIn(file.name);
    const own = file.facts === 'unreadable' ? undefined : file.facts;
    return { file, named, facts: own ?? read.find(({ fapiaoNo }) => named.includes(fapiaoNo)) };
  });
}

/**
 * Which application a file is of: chosen manually, by the application's number in its name, by the invoice's number in its name or in
 * it, or else the only one of that buyer with that amount.
 */
export function matchFile(
  { file, facts, named }: KnownFile,
  candidates: readonly Candidate[],
  chosen: string | undefined,
): Match {
  if (file.facts === 'unreadable') return { no: '', by: 'none', outcome: 'unreadable' };
  const has = (no: string | undefined) => candidates.some(({ application }) => application.no === no);
  if (chosen && has(chosen)) return { no: chosen, by: 'choice' };
  const inName = /IV\d{14}/i.exec(file.name)?.[0].toUpperCase();
  if (inName && has(inName)) return { no: inName, by: 'no' };
  const numbers = facts ? [facts.fapiaoNo] : named;
  const recorded = candidates.filter(({ fapiaoNo }) => fapiaoNo !== '' && numbers.includes(fapiaoNo));
  if (recorded.length === 1) return { no: recorded[0]?.application.no ?? '', by: 'fapiao_no' };
  const same = facts ? candidates.filter((each) => isSameSale(each, facts)) : [];
  if (same.length === 1) return { no: same[0]?.application.no ?? '', by: 'buyer_amount' };
  return { no: '', by: 'none', outcome: same.length > 1 ? 'several' : 'unmatched' };
}

/** Of what is still to be issued, the same buyer with the same amount. */
function isSameSale({ application: { amount, title, status } }: Candidate, facts: ReadFacts): boolean {
  if (status !== 'submitted' && status !== 'failed') return false;
  if (facts.total === '' || parseFen(facts.total) !== amount) return false;
  if (title.taxNo && facts.buyerTaxNo) return plainName(title.taxNo) === plainName(facts.buyerTaxNo);
  return plainName(title.name) === plainName(facts.buyerName);
}
