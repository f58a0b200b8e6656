import { DomainError, type MessageRef } from '../kernel/errors.ts';
import type { Settings } from '../site/index.ts';
import type { IssuerFacts } from './issuers.ts';
import type { InvoiceWish } from './snapshots.ts';

interface Question {
  wish: Pick<InvoiceWish, 'kind' | 'medium' | 'title' | 'mailAddress' | 'email'>;
  issuer: Pick<IssuerFacts, 'isSpecialOffered'>;
  /** An operator has seen the papers of the title. */
  isQualified: boolean;
  settings: Pick<Settings, 'invoice.isSpecialOffered'>;
}

/**
 * Whether such an invoice can be had: a special one needs an issuer who offers it, a company with address, telephone, bank and
 * account, and papers that were approved; paper needs an address, everything else an email address. Throws `invalid_input` at the
 * field.
 */
export function requirePossible({ wish, issuer, isQualified, settings }: Question): void {
  const fields: Record<string, MessageRef> = {};
  if (wish.kind === 'special') {
    const { titleType, regAddress, regPhone, bankName, bankAccount } = wish.title;
    const isWhole = [regAddress, regPhone, bankName, bankAccount].every((text) => text !== '');
    if (!settings['invoice.isSpecialOffered'] || !issuer.isSpecialOffered) fields.kind = { key: 'specialNotOffered' };
    else if (titleType !== 'company') fields.kind = { key: 'specialCompany' };
    else if (!isWhole) fields.title_id = { key: 'specialIncomplete' };
    else if (!isQualified) fields.title_id = { key: 'specialPapers' };
  }
  if (wish.medium === 'paper' && wish.mailAddress === null) fields.address_id = { key: 'required' };
  if (wish.medium !== 'paper' && wish.email === '') fields.email = { key: 'required' };
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields });
}
