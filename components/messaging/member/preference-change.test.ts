import { describe, expect, it } from '@jest/globals';
import type { MessagePreferences } from '#lib/api/messaging/member-inbox.ts';
import { quietFault, withChange } from './preference-change.ts';

const row = (category: 'order' | 'system') =>
  ({ category, in_site: true, email: true, mobile: false, always_sent: ['codes'] }) as const;
const preferences: MessagePreferences = {
  categories: [
    { ...row('order'), always_sent: [] },
    { ...row('system'), always_sent: ['codes'] },
  ],
  quiet: null,
  timezone: 'Asia/Shanghai',
};

describe('a change of the preferences', () => {
  it('touches its category alone', () => {
    const changed = withChange(preferences, { categories: [{ category: 'system', email: false, mobile: true }] });
    expect(changed.categories).toEqual([
      preferences.categories[0],
      { ...preferences.categories[1], email: false, mobile: true },
    ]);
    expect(changed.quiet).toBeNull();
  });

  it('sets the quiet hours and takes them away', () => {
    const quiet = { start: '22:00', end: '08:00' };
    const set = withChange(preferences, { quiet });
    expect(set).toEqual({ ...preferences, quiet });
    expect(withChange(set, {}).quiet).toEqual(quiet);
    expect(withChange(set, { quiet: null })).toEqual(preferences);
  });
});

it.each([
  ['22:00', '08:00', undefined],
  ['', '08:00', 'time'],
  ['22:00', '', 'time'],
  ['08:00', '08:00', 'quietHours'],
])('quiet hours from %j to %j: %s', (start, end, fault) => {
  expect(quietFault({ start, end })).toBe(fault);
});
