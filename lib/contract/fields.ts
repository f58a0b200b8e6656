import { z } from 'zod';
import { tidyAmount } from './amount-text.ts';
import { sentNumber } from './sent-number.ts';
import { cleanTyped, toMobile, turnsDirection } from './typed-text.ts';

/**
 * Field rules shared by forms and server (specification §5). Messages are keys of the `validation` namespace, never
 * sentences; the field component or the edge translates them.
 */
export const patterns = {
  /** A letter, then 2 to 14 letters, digits or underscores: 3 to 15 characters. */
  account: /^[A-Za-z][A-Za-z0-9_]{2,14}$/,
  /** 6 to 32 characters without & < > " ' and line breaks. */
  password: /^[^&<>"'\r\n]{6,32}$/,
  mobile: /^1[3-9]\d{9}$/,
  idNumber: /^(\d{15}|\d{17}[\dXx])$/,
  /** Letters of any script with their marks, digits, and what names are joined by; a letter or a digit first. */
  nickname: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.·•・‧'’-]*$/u,
} as const;

/**
 * Text that somebody typed, the beginning of every field of words: what draws nothing is no content (`required` says so), and
 * characters that turn the direction of letters are refused. Limits are chained to it as to any string.
 */
export const typedText = () =>
  z
    .string()
    .overwrite(cleanTyped)
    .refine((text) => !turnsDirection(text), 'directionMarks');

export const requiredText = (max = 255) => typedText().min(1, 'required').max(max, 'tooLong');

/** Text that a client may leave out, or send as null, which is the same. */
export const spareText = (max: number) =>
  z
    .string()
    .max(max, 'tooLong')
    .nullish()
    .transform((text) => text ?? undefined);

/** A password as it is typed again to prove who acts: each character counts, as where it was chosen. */
export const enteredPassword = (max: number) => z.string().min(1, 'required').max(max, 'tooLong');

/** One line of text that somebody typed: no line breaks and no invisible control characters. */
export const lineOfText = (max: number) =>
  typedText()
    .max(max, 'tooLong')
    .regex(/^\P{Cc}*$/u, 'invalid');

export const accountField = z.string().overwrite(cleanTyped).regex(patterns.account, 'account');
export const passwordField = z.string().regex(patterns.password, 'password');
/** A number of the mainland, as people write it: with the country, blanks, dashes or in full width. Kept as eleven digits. */
export const mobileField = z.string().overwrite(toMobile).regex(patterns.mobile, 'mobile');
export const emailField = z.string().overwrite(cleanTyped).max(50, 'tooLong').pipe(z.email('email'));

/** The code a person got by mail or message. */
export const sentCodeField = z.string().overwrite(cleanTyped).min(1, 'required').max(8, 'code');

/** The two fields every captcha-guarded call carries (contract §4). */
export const captchaFields = { captchaId: requiredText(64), captchaInfo: requiredText(255) };

/** A switch as clients send it: true, 1, "1" or "true". Anything else, or nothing, is off. */
export const looseBoolean = z
  .union([z.boolean(), z.number(), z.string()])
  .optional()
  .catch(undefined)
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A time on the wire: whole unix seconds. */
export const unixSeconds = z.int();
/** Money on the wire: a string with two decimals. */
export const moneyText = z.string().regex(/^-?\d+\.\d{2}$/);
/** The price of one piece on the wire: two decimals, up to four where they are needed. */
export const unitPriceText = z.string().regex(/^\d+\.\d{2,4}$/);

/** Rows of a list that one call answers at most; lists offer fewer sizes (contract §9). */
const mostRows = 100;
/** Further on nobody pages. */
const lastPage = 1_000_000;

/** How many rows are asked for. */
export const limitField = sentNumber('wholeNumber')
  .int('wholeNumber')
  .min(1, 'wholeNumber')
  .max(mostRows, 'specMaximum');

/** Which page of a list is asked for, from 1. */
export const pageField = sentNumber('wholeNumber')
  .int('wholeNumber')
  .min(1, 'wholeNumber')
  .max(lastPage, 'specMaximum');

/** Query of every list. Numbers arrive as text; what cannot be meant is refused at its name. */
export const pageQuery = { page: pageField.optional(), limit: limitField.optional() };

export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item), total: z.int() });

/** Money that is asked for: yuan with at most two decimals. Wide digits, thousands and ¥ are taken as people type them. */
export const amountField = z
  .string()
  .overwrite(tidyAmount)
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amount');

/** The price of one piece as it is asked for: yuan with at most four decimals. */
export const unitPriceField = z
  .string()
  .overwrite(tidyAmount)
  .regex(/^\d{1,9}(\.\d{1,4})?$/, 'unitPrice');

/** A key of a record; clients send it as number or text. */
export const idField = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);

/** Pieces of what is ordered. */
export const quantityField = sentNumber('wholeNumber')
  .int('wholeNumber')
  .min(1, 'specMinimum')
  .max(999_999, 'specMaximum');

/** For calls without input. */
export const noQuery = z.object({});
