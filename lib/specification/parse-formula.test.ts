import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundHalfUp, toExact } from './exact.ts';
import { maxFormulaLength } from './formula-tokens.ts';
import { formulaValue } from './formula-value.ts';
import { parseFormula } from './parse-formula.ts';

const values: Record<string, number> = { qty: 250, pages: 12, 'size.width': 90.5 };

function calculate(text: string): number | undefined {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${parsed.fault.reason} at ${parsed.fault.at}`);
  const value = formulaValue(parsed.formula, (name) => toExact(values[name] ?? Number.NaN));
  return value && roundHalfUp(value);
}

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) × 3', 9],
    ['8 ÷ 4 / 2', 1],
    ['10 − 4 - 3', 3],
    ['-2 * -(3)', 6],
    ['ceil(qty / 100) * 500', 1500],
    ['floor(-0.5)', -1],
    ['min(qty, 100, 7) + max(1, pages)', 19],
    ['0.1 + 0.2 + 1.2', 2],
    ['1.005 * 100', 101],
    ['size.width * 2', 181],
    ['1 / 3 * 3', 1],
    ['0.5', 1],
    ['-0.5', -1],
  ])('%s comes to %d', (text, expected) => expect(calculate(text)).toBe(expected));

  it.each(['1 / 0', 'qty / (pages - 12)', 'nothing + 1'])('%s has no value', (text) => {
    expect(calculate(text)).toBeUndefined();
  });

  it.each([
    ['', 'unfinished', 0],
    ['1 +', 'unfinished', 3],
    ['1 2', 'unexpected', 2],
    ['(1', 'unfinished', 2],
    ['1)', 'unexpected', 1],
    ['1..2', 'number', 0],
    ['1e9', 'unexpected', 1],
    ['1234567890123', 'number', 0],
    ['qty; alert', 'character', 3],
    ['Qty', 'character', 0],
    ['eval(1)', 'function', 0],
    ['constructor(1)', 'function', 0],
    ['ceil(1, 2)', 'unexpected', 6],
    ['min 1', 'unexpected', 4],
    ['2 ** 3', 'unexpected', 3],
    ['('.repeat(21), 'depth', 20],
    ['-'.repeat(30), 'depth', 20],
    [Array.from({ length: 150 }, () => '1').join('+'), 'steps', 201],
    ['1'.repeat(401), 'length', 400],
  ])('%j is refused for %s at %d', (text, reason, at) => {
    expect(parseFormula(text)).toEqual({ ok: false, fault: { reason, at: expect.any(Number) } });
    const parsed = parseFormula(text);
    if (!parsed.ok && reason !== 'steps') expect(parsed.fault.at).toBe(at);
  });

  const pieces = fc.array(fc.constantFrom('1', '0.5', 'qty', '+', '-', '*', '/', '(', ')', ',', 'min', 'ceil', ' '), {
    maxLength: 120,
  });

  it('parses or says where it fails, whatever the text, and never runs away', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 600 }),
      fc.string({ unit: 'binary', maxLength: 600 }),
      pieces.map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseFormula(text);
        if (!parsed.ok) {
          expect(parsed.fault.at).toBeGreaterThanOrEqual(0);
          expect(parsed.fault.at).toBeLessThanOrEqual(Math.min(text.length, maxFormulaLength));
          return;
        }
        const value = formulaValue(parsed.formula, () => toExact(7));
        const rounded = value && roundHalfUp(value);
        expect(rounded === undefined || Number.isSafeInteger(rounded)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['('.repeat(1_000_000), '1+'.repeat(500_000), Array.from({ length: 28 }, () => '999999999999').join('*')])(
    'is bounded in work, however it is blown up (%#)',
    (text) => {
      const parsed = parseFormula(text);
      const value = parsed.ok ? formulaValue(parsed.formula, () => toExact(1)) : undefined;
      expect(value === undefined || value.over < 10n ** 400n).toBe(true);
    },
  );
});
