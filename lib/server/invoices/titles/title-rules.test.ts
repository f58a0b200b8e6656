import { expect, it } from '@jest/globals';
import type { TitleFacts } from './title-facts.ts';
import { isSameTitle, toKeptFacts } from './title-rules.ts';

const company: TitleFacts = {
  titleType: 'company',
  name: '北风商贸（上海）有限公司',
  taxNo: '91310000MA1FL00003',
  regAddress: '上海市徐汇区漕溪北路 18 号',
  regPhone: '021-64380000',
  bankName: '招商银行上海徐家汇支行',
  bankAccount: '121909876510101',
  email: 'a@example.com',
  mobile: '',
};

it('keeps of a person the name and where documents go', () => {
  const kept = { taxNo: '', regAddress: '', regPhone: '', bankName: '', bankAccount: '' };
  expect(toKeptFacts({ ...company, titleType: 'personal', name: '张三' })).toEqual({
    ...company,
    ...kept,
    titleType: 'personal',
    name: '张三',
  });
  expect(toKeptFacts({ ...company, titleType: 'personal', name: '' }).name).toBe('个人');
  expect(toKeptFacts(company)).toEqual(company);
});

it.each([
  [{ name: '北风商贸(上海)有限公司' }, true],
  [{ name: '北风商贸（上海） 有限公司' }, true],
  [{ name: '北风商贸（北京）有限公司' }, false],
  [{ taxNo: '' }, false],
])('%j is the same title: %s', (change, isSame) => {
  expect(isSameTitle(company, { ...company, ...change })).toBe(isSame);
});
