import { expect, test } from '@jest/globals';
import { readFinanceTab, readFinanceView } from './finance-views.ts';

const read = (search: string) => {
  const parameters = new URLSearchParams(search);
  return [readFinanceView(parameters), readFinanceTab(parameters)];
};

test('shows the earnings until another part is asked for, under its own tab', () => {
  expect(read('')).toEqual(['earnings', 'earnings']);
  expect(read('view=deposit')).toEqual(['deposit', 'deposit']);
  expect(read('view=rich')).toEqual(['earnings', 'earnings']);
});

test('shows the lines of a statement under the statements', () => {
  expect(read('statement=SS26112300000001')).toEqual(['earnings', 'statements']);
});
