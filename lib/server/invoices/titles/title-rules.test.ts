import { expect, it } from '@jest/globals';
import { testCompany } from '../../factories/company-for-tests.ts';
import type { TitleFacts } from './title-facts.ts';
import { isSameTitle, toKeptFacts } from './title-rules.ts';

const company: TitleFacts = testCompany;

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
