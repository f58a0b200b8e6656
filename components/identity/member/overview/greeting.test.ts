import { expect, it } from '@jest/globals';
import en from '#messages/en/identityOverview.json' with { type: 'json' };
import zh from '#messages/zh-cn/identityOverview.json' with { type: 'json' };
import { type Greeting, greetingAt } from './greeting.ts';

it.each<[Greeting, number[]]>([
  ['lateNight', [0, 1, 2, 3, 4]],
  ['morning', [5, 6, 7, 8]],
  ['forenoon', [9, 10, 11]],
  ['noon', [12, 13]],
  ['afternoon', [14, 15, 16, 17]],
  ['evening', [18, 19, 20, 21, 22, 23]],
])('greets by %s at %j', (greeting, hours) => {
  expect(hours.map(greetingAt)).toEqual(hours.map(() => greeting));
});

it('welcomes back at every hour but late at night, each time in other words', () => {
  for (const [texts, welcome] of [
    [zh.greeting, '欢迎回来'],
    [en.greeting, 'welcome back'],
  ] as const) {
    const { lateNight, ...others } = texts;
    expect(lateNight).not.toContain(welcome);
    for (const text of Object.values(others)) expect(text).toContain(welcome);
    expect(new Set(Object.values(texts)).size).toBe(6);
  }
});
