import { expect, it, jest } from '@jest/globals';
import pino from 'pino';
import { announceFor, isForOthers, withoutRecipients } from './announce-message.ts';

const message = {
  channel: 'mobile' as const,
  recipient: '13800138000',
  locale: 'en' as const,
  subject: '',
  body: 'Your code is 482913',
  template: 'Code',
};

it.each([
  ['https://shop.example', true, true],
  ['http://10.0.0.5:3000', true, true],
  ['http://localhost.evil.example', true, true],
  ['http://localhost:3000', true, false],
  ['http://demo.localhost:3000', true, false],
  ['http://127.0.0.1:3000', true, false],
  ['http://[::1]:3000', true, false],
  ['http://localhost:3000', false, false],
])('knows a shop that others reach: %s', (address, isSet, expected) => {
  expect(isForOthers({ PUBLIC_URL: address, IS_PUBLIC_URL_SET: isSet })).toBe(expected);
});

it.each([message, { ...message, channel: 'email' as const, recipient: 'reader@example.com' }])(
  'writes neither code nor recipient where others reach the shop: $channel',
  (given) => {
    const written: string[] = [];
    const terminal = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const log = pino({}, { write: (line: string) => void written.push(line) });
    announceFor({ PUBLIC_URL: 'https://shop.example', IS_PUBLIC_URL_SET: true }, log)(given);
    terminal.mockRestore();
    expect(written.join()).toMatch(/"template":"Code".*not sent: (SMTP_URL|SMS_PROVIDER) is not set/);
    expect(written.join()).not.toMatch(/482913|13800138000|reader@/);
  },
);

it('shows both on the terminal of a shop that is tried, and not in its log', () => {
  const [shown, logged] = [[] as string[], [] as string[]];
  const terminal = jest.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  announceFor({ PUBLIC_URL: 'http://localhost:3000', IS_PUBLIC_URL_SET: false }, log)(message);
  terminal.mockRestore();
  expect(shown.join()).toMatch(/13800138000.*482913/);
  expect(logged).toEqual([]);
});

it.each([
  ['550 <reader@example.com>: no such user', '550 <r***@example.com>: no such user'],
  ['isv.MOBILE_NUMBER_ILLEGAL 13800138000', 'isv.MOBILE_NUMBER_ILLEGAL 138****8000'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('takes whom it was for out of a refusal: %s', (said, expected) => {
  expect(withoutRecipients(said)).toBe(expected);
});
