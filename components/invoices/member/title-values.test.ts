import { expect, it } from '@jest/globals';
import { emptyTitle, planFill, toSent } from './title-values.ts';

it('fills what is empty, and of what was typed says what would be another', () => {
  const values = { ...emptyTitle, name: '南风贸易有限公司', email: 'a@example.com' };
  const found = { name: '北风商贸有限公司', email: 'a@example.com', tax_no: '91310000MA1FL0000N' };
  expect(planFill(values, { found })).toEqual({
    filled: { tax_no: '91310000MA1FL0000N' },
    differing: { name: '北风商贸有限公司' },
  });
});

it('sends of a person no more than a person has', () => {
  const values = { ...emptyTitle, name: '张三', tax_no: '1', bank_account: 'x', email: 'a@example.com' };
  expect(toSent({ ...values, title_type: 'personal' })).toMatchObject({
    name: '张三',
    tax_no: '',
    bank_account: '',
    email: 'a@example.com',
  });
  expect(toSent(values)).toBe(values);
});
