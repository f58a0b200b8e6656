import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { looseBoolean } from '../fields.ts';
import { refreshTokenBody } from './shop-login.ts';

/** The id of a captcha is invented by the client, one per page view. */
const captchaIdField = z
  .string()
  .trim()
  .regex(/^[\w-]{8,64}$/, 'invalid');

const clickChallenge = z.object({
  id: z.string(),
  mode: z.literal('click'),
  /** What to click, in this order: a character as it is, a picture by its name in angle brackets. */
  text: z.array(z.string()),
  /** A data address of a PNG. */
  base64: z.string(),
  width: z.int(),
  height: z.int(),
});

const textChallenge = z.object({
  id: z.string(),
  mode: z.literal('text'),
  question: z.string(),
  /**
   * The answer goes back as `text:<answer>;<nonce>` where SHA-256 of `<salt>:<nonce>` begins with so many zero bits
   * (docs/adr/0002-accessible-captcha.md).
   */
  work: z.object({ salt: z.string(), bits: z.int() }),
});
export type TextChallenge = z.output<typeof textChallenge>;
export type ClickChallenge = z.output<typeof clickChallenge>;

export const clickCaptcha = endpoint({
  method: 'get',
  path: '/api/common/clickCaptcha',
  summary: 'Creates a captcha with this id, replacing any earlier one',
  query: z.object({
    id: captchaIdField,
    /** `text`: a question to answer with the keyboard instead of a picture to click. */
    mode: z.enum(['click', 'text'], 'choice').optional(),
  }),
  data: z.discriminatedUnion('mode', [clickChallenge, textChallenge]),
});

export const checkClickCaptcha = endpoint({
  method: 'post',
  path: '/api/common/checkClickCaptcha',
  summary: 'Checks an answer; `unset` uses it up immediately, otherwise the actual call does',
  body: z.object({ id: captchaIdField, info: z.string().max(255), unset: looseBoolean }),
  stale: [],
});

export const refreshToken = endpoint({
  method: 'post',
  path: '/api/common/refreshToken',
  summary: 'Exchanges an unused refresh token for a new access token and a new refresh token',
  body: refreshTokenBody,
  stale: [],
  data: z.object({ type: z.literal('user-refresh'), token: z.string(), refresh_token: z.string() }),
});
