import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';

/** Texts that customers agree to, each by the address of its page. */
export const consentTexts = ['terms', 'privacy'] as const;
export type ConsentText = (typeof consentTexts)[number];

/** What somebody was doing when they agreed; `login`: they were asked after one, or by the call for it. */
export const consentPlaces = ['register', 'checkout', 'login'] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

const mostVersion = 2_147_483_647;

/** A version of a text as a client has shown it: the `version` is the one that a call answered with. */
const shownText = z.object({
  text: z.enum(consentTexts, 'choice'),
  version: sentNumber('invalid').int('invalid').min(1, 'invalid').max(mostVersion, 'invalid'),
});
export type ShownText = z.output<typeof shownText>;

const shownTexts = z.array(shownText, 'invalid').max(consentTexts.length, 'tooMany');

/**
 * Ours: the versions that were shown, all of them. Where another one is published by now the call is refused (`consent_outdated`); without
 * the field it is what is published that is agreed to.
 */
export const agreedField = shownTexts.optional();

/** A text that is published now. */
export const publishedText = z.object({
  text: z.enum(consentTexts),
  version: z.int(),
  /** When visitors saw this version first. */
  time: unixSeconds,
});
export type PublishedText = z.output<typeof publishedText>;

/** What somebody has agreed to, and how. */
export const consentRecord = z.object({
  text: z.enum(consentTexts),
  version: z.int(),
  place: z.enum(consentPlaces),
  /** In which language they were reading. */
  language: z.string(),
  time: unixSeconds,
});
export type ConsentRecord = z.output<typeof consentRecord>;

const list = '/api/account/consents';

export const accountConsents = endpoint({
  method: 'get',
  path: list,
  summary:
    'Legal texts whose published version the caller has not agreed to yet, and every version agreed to, newest first',
  query: noQuery,
  data: z.object({ due: z.array(publishedText), given: z.array(consentRecord) }),
});

export const accountConsent = endpoint({
  method: 'post',
  path: '/api/account/consent',
  summary:
    'Agrees to the published version of one or more legal texts; again is harmless, any other version is refused with `consent_outdated` and the published ones',
  body: z.object({ texts: shownTexts.min(1, 'required') }),
  stale: [list],
  data: z.object({ due: z.array(publishedText) }),
});
