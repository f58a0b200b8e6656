import type { SpecialStatus } from '#lib/contract/invoices/records.ts';
import { findSpecialFault } from '#lib/contract/invoices/special-invoices.ts';
import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { IssuerFacts } from '../issuers/issuers.ts';
import { isWholeHere } from '../titles/title-rules.ts';
import type { RequestedInvoice } from './snapshots.ts';

interface Question {
  requested: Pick<RequestedInvoice, 'kind' | 'medium' | 'title' | 'mailAddress' | 'email'>;
  issuer: Pick<IssuerFacts, 'isSpecialOffered'>;
  /** How far an operator is with the documents of the title. */
  special: SpecialStatus;
  settings: Pick<Settings, 'invoice.isSpecialOffered' | 'invoice.needsWholeTitle'>;
}

/**
 * Whether such an invoice can be had: a special one needs an issuer who offers it, a company with address, telephone, bank and
 * account where the shop insists, and documents that were approved; paper needs an address, everything else an email address. Throws `invalid_input` at the
 * field.
 */
export function requirePossible({ requested, issuer, special, settings }: Question): void {
  const fields: Record<string, MessageRef> = {};
  if (requested.kind === 'special') {
    const isOffered = settings['invoice.isSpecialOffered'] && issuer.isSpecialOffered;
    const key = findSpecialFault(
      { title_type: requested.title.titleType, is_whole: isWholeHere(requested.title, settings) },
      { isOffered, special },
    );
    if (key) fields[key === 'specialNotOffered' || key === 'specialCompany' ? 'kind' : 'title_id'] = { key };
  }
  if (requested.medium === 'paper' && requested.mailAddress === null) fields.address_id = { key: 'required' };
  if (requested.medium !== 'paper' && requested.email === '') fields.email = { key: 'required' };
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields });
}
