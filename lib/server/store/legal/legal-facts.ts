import { storeLegalFields, withLicenceRules } from '#lib/contract/store/application-form.ts';
import type { LegalFacts, LegalField } from '#lib/contract/store/legal.ts';
import { findLegalChanges, needsNewLicence } from '#lib/contract/store/legal-changes.ts';
import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import type { Store } from '../store-repository.ts';

type Columns = Pick<Store, 'name' | 'companyName' | 'creditCode' | 'legalPerson' | 'licenceFrom' | 'licenceUntil'>;

/** Of a store, or of a change of it. */
export function toFacts(row: Columns): LegalFacts {
  return {
    store_name: row.name,
    company_name: row.companyName,
    credit_code: row.creditCode,
    legal_person: row.legalPerson,
    licence_from: row.licenceFrom,
    licence_until: row.licenceUntil,
  };
}

export function toColumns(facts: LegalFacts): Columns {
  return {
    name: facts.store_name,
    companyName: facts.company_name,
    creditCode: facts.credit_code,
    legalPerson: facts.legal_person,
    licenceFrom: facts.licence_from,
    licenceUntil: facts.licence_until,
  };
}

/** Throws `invalid_input` at what is wrong on this day, such as a licence that has run out meanwhile. */
export function requireGoodFacts(facts: LegalFacts, today: string): void {
  const term = { licence_until: facts.licence_until ?? '', licence_long_term: facts.licence_until === null };
  const { error } = withLicenceRules(storeLegalFields, today).safeParse({ ...facts, ...term, licence: '' });
  const fields: Record<string, MessageRef> = {};
  for (const { path, message } of error?.issues ?? []) fields[String(path[0])] ??= { key: message };
  if (error) throw new DomainError('invalid_input', { fields });
}

/** What is different. Throws `invalid_input` where nothing is, or a picture of the changed licence is missing. */
export function requireChanged(current: LegalFacts, requested: LegalFacts, licence: string): LegalField[] {
  const changed = findLegalChanges(current, requested, licence);
  const refuse = (field: LegalField, key: string) => new DomainError('invalid_input', { fields: { [field]: { key } } });
  if (changed.length === 0) throw refuse('store_name', 'legalSame');
  if (needsNewLicence(changed) && licence === '') throw refuse('licence', 'newLicence');
  return changed;
}
