import { expect, it } from '@jest/globals';
import { statusTextKey } from './status-text.ts';

const issued = { status: 'issued', medium: 'digital', documents: [{ formats: ['pdf'] }] } as const;

it.each([
  ['issued', issued],
  ['issuedBare', { ...issued, documents: [{ formats: [] }] }],
  ['issuedPaper', { ...issued, medium: 'paper', documents: [{ formats: [] }] }],
  ['submitted', { ...issued, status: 'submitted', documents: [] }],
] as const)('promises what is there: %s', (key, facts) => {
  expect(statusTextKey(facts)).toBe(key);
});
