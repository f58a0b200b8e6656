import type { StoreLegal } from '#lib/api/store/store-legal.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeLegalSave } from '#lib/contract/store/legal.ts';

/** What the form of the legal facts holds. */
export type LegalValues = Omit<Required<BodyOf<typeof storeLegalSave>>, 'version'>;

export const legalFieldNames = [
  'store_name',
  'company_name',
  'credit_code',
  'legal_person',
  'licence',
  'licence_from',
  'licence_until',
  'licence_long_term',
  'password',
  'code',
] as const satisfies readonly (keyof LegalValues)[];

/** What was asked for in vain is there again, so that nobody types it twice. */
export function toLegalValues({ current, last }: StoreLegal): LegalValues {
  const { licence_until: until, ...facts } = last?.wanted ?? current;
  return {
    ...facts,
    licence_until: until ?? '',
    licence_long_term: until === null,
    licence: last?.licence ?? '',
    password: '',
    code: '',
  };
}
