import { expect, it } from '@jest/globals';
import { checkoutChoices, noChoices, toChosenTitle, toOrderChoices } from './checkout-choices.ts';

const invoice = { title: 'Northwind', tax_no: '9131 0000 ma1fl0000n', email: '', is_automatic: false };

it('asks for nothing of who wants no invoice', () => {
  expect(toOrderChoices(checkoutChoices.parse(noChoices), true)).toEqual({
    note: '',
    service_time: '',
    invoice: undefined,
  });
});

it('wants a title and a tax number of a company', () => {
  const refused = checkoutChoices.safeParse({
    ...noChoices,
    invoice: { ...invoice, kind: 'company', tax_no: '1', title: '' },
  });
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['invoice.title', 'required'],
    ['invoice.tax_no', 'taxNoLength'],
  ]);
});

it('writes a tax number as titles have it', () => {
  const choices = checkoutChoices.parse({ ...noChoices, invoice: { ...invoice, kind: 'company' } });
  expect(toOrderChoices(choices, false).invoice).toMatchObject({ tax_no: '91310000MA1FL0000N' });
});

it('names the place of a wrong character in a tax number', () => {
  const refused = checkoutChoices.safeParse({
    ...noChoices,
    invoice: { ...invoice, kind: 'company', tax_no: '91310000MAIFL0000N' },
  });
  expect(refused.error?.issues).toMatchObject([
    { path: ['invoice', 'tax_no'], message: 'taxNoCharacter', params: { position: 11, character: 'I' } },
  ]);
  const missing = checkoutChoices.safeParse({ ...noChoices, invoice: { ...invoice, kind: 'company', tax_no: ' ' } });
  expect(missing.error?.issues).toMatchObject([{ path: ['invoice', 'tax_no'], message: 'required' }]);
});

it('leaves the tax number of a person out, and the hour where nothing is done on site', () => {
  const choices = checkoutChoices.parse({
    ...noChoices,
    service_time: 'mornings',
    invoice: { ...invoice, kind: 'personal' },
  });
  expect(toOrderChoices(choices, false)).toMatchObject({ service_time: '', invoice: { kind: 'personal', tax_no: '' } });
  expect(toOrderChoices(choices, true).service_time).toBe('mornings');
});

it('takes a kept title over, unless it lacks what an order asks for', () => {
  const texts = {
    reg_address: '',
    reg_phone: '',
    bank_name: '',
    bank_account: '',
    mobile: '',
    is_whole: false,
    special: 'none',
    special_reason: '',
  } as const;
  const kept = { ...texts, id: 1, name: 'Northwind', tax_no: '91310000MA1FL0000N', email: 'a@b.cn', is_default: true };
  const chosen = { title: 'Northwind', email: 'a@b.cn', is_automatic: true };
  const taken = { ...chosen, kind: 'company', tax_no: kept.tax_no };
  expect(toChosenTitle({ ...kept, title_type: 'company' }, true)).toEqual(taken);
  expect(toChosenTitle({ ...kept, title_type: 'other_org' }, true)).toEqual(taken);
  expect(toChosenTitle({ ...kept, title_type: 'other_org', tax_no: '' }, true)).toBeUndefined();
  expect(toChosenTitle({ ...kept, title_type: 'personal', tax_no: '' }, true)).toEqual({
    ...chosen,
    kind: 'personal',
    tax_no: '',
  });
});

it('wants an address to send to of what is applied for by itself, which it is unless somebody says otherwise', () => {
  expect(noChoices.invoice.is_automatic).toBe(true);
  for (const kind of ['personal', 'company'] as const) {
    const wish = { ...noChoices, invoice: { ...invoice, kind, is_automatic: true } };
    expect(checkoutChoices.safeParse(wish).error?.issues).toMatchObject([
      { path: ['invoice', 'email'], message: 'required' },
    ]);
    expect(checkoutChoices.safeParse({ ...wish, invoice: { ...wish.invoice, email: 'a@b.cn' } }).success).toBe(true);
  }
});
