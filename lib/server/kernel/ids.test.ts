import { describe, expect, it } from '@jest/globals';
import { hashToken, isSameSecret, newDocumentNumber, newReadableCode, newSecretToken } from './ids.ts';

describe('document numbers', () => {
  it('are prefix, shop day and eight digits', () => {
    expect(newDocumentNumber('order', new Date('2026-11-20T17:00:00Z'))).toMatch(/^SO261121\d{8}$/);
  });

  it('do not show how many were made', () => {
    const numbers = Array.from({ length: 50 }, () => newDocumentNumber('quotation', new Date()));
    expect(new Set(numbers).size).toBe(50);
    expect([...numbers].sort()).not.toEqual(numbers);
  });
});

describe('secrets', () => {
  it('are stored as a hash that says nothing', () => {
    const token = newSecretToken();
    expect(token).toHaveLength(43);
    expect(hashToken(token)).not.toContain(token);
    expect(hashToken(token)).toBe(hashToken(token));
  });

  it('are compared whole', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    expect(isSameSecret('abc', 'abcd')).toBe(false);
  });

  it('have readable codes without look-alikes', () => {
    expect(newReadableCode(200)).toMatch(/^[2-9A-HJKMNP-Z]{200}$/);
  });
});
