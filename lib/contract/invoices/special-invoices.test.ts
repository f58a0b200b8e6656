import { expect, it } from '@jest/globals';
import { documentsAfter } from './special-invoices.ts';

const before = {
  title_type: 'company' as const,
  name: '北风商贸（上海）有限公司',
  tax_no: '91310000MA1FL0000N',
  reg_address: '上海市徐汇区漕溪北路 18 号',
  reg_phone: '021-64380000',
  bank_name: '招商银行上海徐家汇支行',
  bank_account: '121909876510101',
};

it.each([
  ['nothing', {}, 'stay'],
  [
    'blanks, hyphens, wide and small characters',
    { tax_no: '９１310000ma1fl0000n', reg_phone: '021 6438 0000' },
    'stay',
  ],
  ['an account as it is typed in groups', { bank_account: '1219 0987 6510 101' }, 'stay'],
  ['the address', { reg_address: '上海市静安区南京西路 1 号' }, 'review'],
  ['the telephone', { reg_phone: '021-64380001' }, 'review'],
  ['the bank', { bank_name: '中国银行上海分行' }, 'review'],
  ['the account', { bank_account: '121909876510102' }, 'review'],
  ['the name', { name: '南风商贸（上海）有限公司' }, 'end'],
  ['the number', { tax_no: '91110000600037341L' }, 'end'],
  ['its kind', { title_type: 'other_org' as const }, 'end'],
  ['what is left out', { bank_name: '' }, 'end'],
  ['the account beside another name', { name: '南风商贸', bank_account: '1' }, 'end'],
])('papers of a title, where %s changes (%j): %s', (_, change, effect) => {
  expect(documentsAfter(before, { ...before, ...change })).toBe(effect);
});
