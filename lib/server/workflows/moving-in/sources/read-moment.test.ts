import { describe, expect, it } from '@jest/globals';
import { readMoment } from './read-moment.ts';

describe('times of files', () => {
  it.each([
    ['2024-01-15 10:14:00 -0500', '2024-01-15T15:14:00.000Z'],
    ['2024-01-15T10:14:00+00:00', '2024-01-15T10:14:00.000Z'],
    ['2024-01-15 10:14:00 UTC', '2024-01-15T10:14:00.000Z'],
    // Without a zone the shop's own counts.
    ['2024-01-15 10:14', '2024-01-15T02:14:00.000Z'],
    ['2024/1/5', '2024-01-04T16:00:00.000Z'],
    ['2024年1月5日', '2024-01-04T16:00:00.000Z'],
    ['1/15/2024 10:14', '2024-01-15T02:14:00.000Z'],
    ['15/1/2024 10:14', '2024-01-15T02:14:00.000Z'],
    ['15.01.2024', '2024-01-14T16:00:00.000Z'],
    ['1/15/24 10:14 PM', '2024-01-15T14:14:00.000Z'],
    ['12/31/2023 12:05 AM', '2023-12-30T16:05:00.000Z'],
    // A day as Excel counts it, and seconds since 1970.
    ['45306.4264', '2024-01-15T02:14:00.000Z'],
    ['1705284840', '2024-01-15T02:14:00.000Z'],
    ['1705284840000', '2024-01-15T02:14:00.000Z'],
  ])('reads %j', (text, iso) => {
    const read = readMoment(text)?.time.getTime() ?? Number.NaN;
    expect(Math.abs(read - Date.parse(iso))).toBeLessThan(60_000);
  });

  it.each([
    '',
    'yesterday',
    '2024-02-31',
    '2024-01-15 25:00',
    '13/13/2024',
    '1001',
    '0000-00-00 00:00:00',
    '2999-01-01',
  ])('takes %j for no time', (text) => {
    expect(readMoment(text)).toBeUndefined();
  });

  it('says where day and month could be either', () => {
    expect(readMoment('03/04/2024')).toMatchObject({ isGuess: true });
    expect(readMoment('04/04/2024')).toMatchObject({ isGuess: false });
    expect(readMoment('25/04/2024')).toMatchObject({ isGuess: false });
    expect(readMoment('2024-03-04')).toMatchObject({ isGuess: false });
  });
});
