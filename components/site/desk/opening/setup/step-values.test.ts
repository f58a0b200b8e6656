import { describe, expect, it } from '@jest/globals';
import { setupSteps, stepAfter, toSetupStep } from './setup-steps.ts';
import { byKey, changesOf, faultsOf, stepFields } from './step-values.ts';

const shape = { preset: null, options: [], min: null, max: null };
const settings = [
  { key: 'site.name', kind: 'texts' as const, value: { 'zh-cn': '商城', en: 'Shop' }, ...shape },
  { key: 'site.tel', kind: 'text' as const, value: '', ...shape },
  { key: 'site.company', kind: 'record' as const, value: { company: 'A', creditCode: '', address: '' }, ...shape },
  { key: 'shipping.baseFen', kind: 'number' as const, value: 1200, ...shape },
  { key: 'shipping.freeFromFen', kind: 'number' as const, value: 29_900, ...shape },
  { key: 'shipping.remoteFen', kind: 'number' as const, value: 2000, ...shape },
  { key: 'payment.bank', kind: 'record' as const, value: { holder: '', bank: '', account: '' }, ...shape },
];

describe('the steps of the setup', () => {
  it('follow one another, and any can be come back to', () => {
    expect(setupSteps.map(stepAfter)).toEqual(['company', 'look', 'delivery', 'bank', undefined]);
    expect(['bank', 'nonsense', null].map(toSetupStep)).toEqual(['bank', 'shop', 'shop']);
  });

  it.each(setupSteps.filter((step) => step !== 'look'))(
    '%s: what was read and not changed is what would be saved',
    (step) => {
      const values = stepFields[step].read(byKey(settings));
      expect(Object.keys(values)).toEqual(stepFields[step].fields);
      for (const { before, value } of changesOf(step, settings, values)) expect(value).toEqual(before);
    },
  );

  it('wants a name in each language', () => {
    expect(faultsOf('shop', { 'name-zh': ' ', 'name-en': 'Baker', tel: '' })).toEqual([['name-zh', 'required']]);
  });

  it('saves amounts as fen, and says which are none', () => {
    const values = { base: '8', freeFrom: '99.5', remote: '' };
    expect(changesOf('delivery', settings, values).map(({ value }) => value)).toEqual([800, 9950, undefined]);
    expect(faultsOf('delivery', values)).toEqual([['remote', 'amount']]);
  });

  it('takes a credit code as people type it, and none with a wrong character', () => {
    const [company] = changesOf('company', settings, { creditCode: ' 9133 0100-799655058b' });
    expect(company?.value).toMatchObject({ creditCode: '91330100799655058B' });
    expect(faultsOf('company', { creditCode: '9133 0100-799655058b' })).toEqual([]);
    expect(faultsOf('company', { creditCode: '' })).toEqual([]);
    expect(faultsOf('company', { creditCode: '91330106MA27XYZ12K' })).toEqual([['creditCode', 'creditCode']]);
  });

  it('saves a bank account whole or not at all', () => {
    expect(faultsOf('bank', {})).toEqual([]);
    expect(faultsOf('bank', { holder: 'A', bankName: ' ', account: '1' })).toEqual([['bankName', 'wholeAccount']]);
  });
});
