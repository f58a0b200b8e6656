import { expect, test } from '@jest/globals';
import { bookAccounts, outputVat } from '#lib/contract/wallet/books.ts';
import { readChart } from './chart.ts';

test('has a number and a name for every account of the books and for the output tax, no number twice', () => {
  const chart = readChart([]);
  expect([...chart.keys()].sort()).toEqual([...bookAccounts, outputVat].sort());
  const numbers = [...chart.values()].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('takes what the setting says, and keeps its own of what it leaves out or cannot read', () => {
  const chart = readChart(['bank:main 1002.01 工商银行 基本户', 'user_balance no number']);
  expect(chart.get('bank:main')).toEqual({ number: '1002.01', name: '工商银行 基本户' });
  expect(chart.get('user_balance')).toEqual({ number: '2241.01', name: '其他应付款—客户余额' });
});
