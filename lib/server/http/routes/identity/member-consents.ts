import { accountConsent, accountConsents, type ConsentRecord } from '#lib/contract/identity/consents.ts';
import { type Consent, describeConsents, giveConsent, toPublishedText } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type App, serve } from '../../serve.ts';

/** No permission node: everybody agrees for themselves, and nobody for anybody else. */
export function registerAccountConsents(app: App): void {
  serve(app, accountConsents, {
    guard: 'login',
    run: async ({ server, member }) => {
      const { due, given } = await describeConsents(server, member.userId);
      return { due: due.map(toPublishedText), given: given.map(toConsentRecord) };
    },
  });
  serve(app, accountConsent, {
    guard: 'login',
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'consentGiven',
    run: async ({ server, member: { userId }, body: { texts: shown }, locale }) => {
      await giveConsent(server, { userId, locale, shown });
      const { due } = await describeConsents(server, userId);
      return { due: due.map(toPublishedText) };
    },
  });
}

export const toConsentRecord = ({ text, number, place, locale, givenAt }: Consent): ConsentRecord => ({
  text,
  version: number,
  place,
  language: locale,
  time: toUnixSeconds(givenAt),
});
