import { describe, expect, it } from '@jest/globals';
import { channelsOf, endOfQuiet, noPreference, type Preference, planMessages } from './preference-rules.ts';

/** A time of the shop's day. */
const at = (time: string) => new Date(`2026-03-01T${time}:00+08:00`);
const quiet = (quietFrom: number, quietTo: number): Preference => ({ ...noPreference, quietFrom, quietTo });

describe('quiet hours', () => {
  const night = quiet(22 * 60, 8 * 60);
  const noon = quiet(12 * 60, 13 * 60 + 30);
  it.each([
    ['before midnight', night, '23:30', '2026-03-02T08:00:00+08:00'],
    ['after midnight', night, '00:00', '2026-03-01T08:00:00+08:00'],
    ['in the first minute', night, '22:00', '2026-03-02T08:00:00+08:00'],
    ['in the last minute', night, '07:59', '2026-03-01T08:00:00+08:00'],
    ['within a day', noon, '12:45', '2026-03-01T13:30:00+08:00'],
  ])('last until their end: %s', (_, preference, now, end) => {
    expect(endOfQuiet(preference, at(now))).toEqual(new Date(end));
  });

  it.each([
    ['at their end', night, '08:00'],
    ['by day', night, '15:00'],
    ['before a break', noon, '11:59'],
    ['without any', noPreference, '03:00'],
  ])('are not: %s', (_, preference, now) => {
    expect(endOfQuiet(preference, at(now))).toBeUndefined();
  });
});

describe('a notice', () => {
  const both = { email: 'a@example.com', mobile: '13900000000' };
  const plan = (
    sending: 'always' | 'own' | undefined,
    preference: Preference,
    recipient: typeof both | { email: null; mobile: string | null } = both,
  ) =>
    planMessages(
      { category: 'finance', link: '/', ...(sending && { sending }) },
      { preference, recipient, hasRead: false },
      at('23:00'),
    ).map(({ channel, dueAt }) => [channel, dueAt.toISOString()]);
  const chosen = (email: boolean, mobile: boolean, rest: Partial<Preference> = {}): Preference => ({
    ...noPreference,
    channels: { finance: { email, mobile } },
    ...rest,
  });
  const [now, morning] = [at('23:00').toISOString(), new Date('2026-03-02T08:00:00+08:00').toISOString()];
  const night = { quietFrom: 22 * 60, quietTo: 8 * 60 };

  it.each([
    ['nowhere by default', noPreference, []],
    ['where its category was chosen', chosen(true, false), [['email', now]]],
  ] as const)('of what waits on the desk goes %s', (_, preference, planned) => {
    const kind = { category: 'finance', link: '/', node: 'operator/refund/list' } as const;
    const plans = planMessages(kind, { preference, recipient: both, hasRead: false }, at('23:00'));
    expect(plans.map(({ channel, dueAt }) => [channel, dueAt.toISOString()])).toEqual(planned);
  });

  it.each([
    ['by default by mail', undefined, noPreference, both, [['email', now]]],
    ['where it was chosen', undefined, chosen(false, true), both, [['mobile', now]]],
    ['nowhere when all is off', undefined, chosen(false, false), both, []],
    ['to no address there is not', undefined, chosen(true, true), { email: null, mobile: null }, []],
    [
      'after the quiet hours',
      undefined,
      chosen(true, true, night),
      both,
      [
        ['email', morning],
        ['mobile', morning],
      ],
    ],
    ['at once by mail when it must', 'always', chosen(false, false, night), both, [['email', now]]],
    [
      'at once by text message when it must and there is no mail',
      'always',
      chosen(false, false, night),
      { email: null, mobile: '13900000000' },
      [['mobile', now]],
    ],
    [
      'also where it was chosen when it must',
      'always',
      chosen(false, true, night),
      both,
      [
        ['email', now],
        ['mobile', morning],
      ],
    ],
    ['nowhere when its use case sends it', 'own', chosen(true, true), both, []],
  ] as const)('goes %s', (_, sending, preference, recipient, planned) => {
    expect(plan(sending, preference, recipient)).toEqual(planned);
  });

  it('has a default for a category that was never chosen', () => {
    expect(channelsOf(chosen(false, false), 'announcement')).toEqual({ email: false, mobile: false });
    expect(channelsOf(chosen(false, false), 'order')).toEqual({ email: true, mobile: false });
  });
});
