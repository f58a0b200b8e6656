import { expect, it } from '@jest/globals';
import { copyMonday, faultsOf, toDays, toHours } from './hours-values.ts';

it('offers the usual week where nothing is known, and shows what is', () => {
  expect(toDays(null).map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, true, false, false]);
  const hours = [null, { from: '10:00', until: '12:30' }, null, null, null, null, { from: '00:00', until: '23:59' }];
  expect(toHours(toDays(hours))).toEqual(hours);
});

it('names the days whose times cannot be, and leaves closed days alone', () => {
  const days = toDays(null);
  const wrong = days.map((day, index) => {
    if (index === 1) return { ...day, from: '18:00', until: '09:00' };
    if (index === 2) return { ...day, from: '' };
    return index === 6 ? { isOpen: false, from: '', until: '' } : day;
  });
  expect([...faultsOf(wrong)]).toEqual([
    [1, 'timeOrder'],
    [2, 'time'],
  ]);
  expect(faultsOf(days).size).toBe(0);
});

it('takes Monday for the working week and nothing else', () => {
  const [monday, ...rest] = toDays(null);
  const early = { isOpen: true, from: '07:00', until: '15:00' };
  const copied = copyMonday([{ ...monday, ...early }, ...rest]);
  expect(copied.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => early));
  expect(copied.slice(5)).toEqual(rest.slice(4));
});
