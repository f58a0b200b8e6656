import type { OutboxFault } from '#lib/contract/messaging/desk-outbox.ts';
import { maskEmail } from '#lib/server/kernel/mask-email.ts';
import { maskMobile } from '#lib/server/kernel/mask-mobile.ts';

/**
 * What providers say in their own ways, by what a person can do about it. Replies of mail servers carry a status of three digits
 * (RFC 5321) and often one of three parts (RFC 3463); the first that fits counts.
 */
const kinds: [fault: OutboxFault, said: RegExp][] = [
  ['login', /InvalidAccessKey|SignatureDoesNotMatch|SignatureNonce|AuthFailure|Forbidden\.RAM/],
  ['busy', /LIMIT_CONTROL|LimitExceeded/],
  ['recipient', /MOBILE_NUMBER_ILLEGAL|NUMBER_NOT_SUPPORTED|BLACK_KEY|PhoneNumber/],
  ['refused', /\bisv\.|FailedOperation|UnsupportedOperation|InvalidParameterValue/],
  ['login', /\b53[0458]\b|\b5\.7\.(8|9|3)\b|invalid login|authentication (failed|unsuccessful|required)/i],
  ['full', /\b[45]52\b|\b[45]\.2\.2\b|mailbox (is )?full|over quota|quota exceeded/i],
  ['recipient', /\b55[013]\b[ -]?(5\.1\.\d)?|\b5\.1\.\d\b|recipients? (address )?(was|were)? ?rejected|user unknown/i],
  ['busy', /\b4[25][0-9]\b|\b4\.\d\.\d\b|try again later|too many|rate limit/i],
  ['refused', /\b5[0-9]{2}\b|\b5\.\d\.\d\b|message failed|spam/i],
  [
    'unreachable',
    /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|getaddrinfo|timeout|timed out|greeting never|socket|certificate|wrong version number|connection closed/i,
  ],
];

/** Addresses with a port and such figures are no replies of a mail server. */
const withoutPlaces = (said: string) => said.replace(/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b|:\d{2,5}\b/g, '');

/** Which kind of trouble it is. */
export function faultOf(said: string): OutboxFault {
  const text = withoutPlaces(said);
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

/** What a provider said, without whom it was about: replies often repeat the address. */
export function withoutAddresses(said: string): string {
  return said
    .replace(/[^\s<>()"',;:@]+@[^\s<>()"',;:@]+/g, (address) => maskEmail(address))
    .replace(/(?<!\d)(?:\+?86)?(1\d{10})(?!\d)/g, (_, mobile: string) => maskMobile(mobile));
}
