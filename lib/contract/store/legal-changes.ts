import type { StoreApplicationDraft } from './application-form.ts';
import { type LegalFacts, type LegalField, legalFields } from './legal.ts';

type LegalForm = Pick<
  StoreApplicationDraft,
  | 'store_name'
  | 'company_name'
  | 'credit_code'
  | 'legal_person'
  | 'licence_from'
  | 'licence_until'
  | 'licence_long_term'
>;

/** The form's two ways to say until when a licence is good, as one. */
export function toLegalFacts({ licence_long_term, licence_until, ...form }: LegalForm): LegalFacts {
  const { store_name, company_name, credit_code, legal_person, licence_from } = form;
  const until = licence_long_term ? null : licence_until;
  return { store_name, company_name, credit_code, legal_person, licence_from, licence_until: until };
}

/** What is different, in the order of the form; `licence` where another picture was sent. */
export function findLegalChanges(current: LegalFacts, requested: LegalFacts, licence: string): LegalField[] {
  return legalFields.filter((field) => (field === 'licence' ? licence !== '' : current[field] !== requested[field]));
}

/** Whether something is different that stands on the licence, so that its picture has to be another one too. */
export function needsNewLicence(changed: readonly LegalField[]): boolean {
  return changed.some((field) => field !== 'store_name' && field !== 'licence');
}
