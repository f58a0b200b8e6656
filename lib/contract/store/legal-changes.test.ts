import { describe, expect, it } from '@jest/globals';
import { findLegalChanges, needsNewLicence, toLegalFacts } from './legal-changes.ts';

const form = {
  store_name: '青山印务',
  company_name: '青山印务有限公司',
  credit_code: '91110000MA00000000',
  legal_person: '李青山',
  licence_from: '2015-06-01',
  licence_until: '2035-05-31',
  licence_long_term: false,
};
const current = toLegalFacts(form);

describe('what is different', () => {
  it('is nothing where all is as it was', () => {
    expect(findLegalChanges(current, toLegalFacts(form), '')).toEqual([]);
  });

  it('does not ask for a day that a licence without an end does not have', () => {
    const endless = toLegalFacts({ ...form, licence_until: '', licence_long_term: true });
    expect(endless.licence_until).toBeNull();
    expect(findLegalChanges(endless, toLegalFacts({ ...form, licence_long_term: true }), '')).toEqual([]);
    expect(findLegalChanges(current, endless, '')).toEqual(['licence_until']);
  });

  it('stands in the order of the form, the picture last', () => {
    const requested = toLegalFacts({ ...form, legal_person: '王林', store_name: '王林印务' });
    expect(findLegalChanges(current, requested, '/storage/a.png')).toEqual(['store_name', 'legal_person', 'licence']);
  });
});

it.each([
  [[], false],
  [['store_name'], false],
  [['licence'], false],
  [['company_name'], true],
  [['store_name', 'licence_until'], true],
] as const)('another picture for %j: %s', (changed, isNeeded) => {
  expect(needsNewLicence(changed)).toBe(isNeeded);
});
