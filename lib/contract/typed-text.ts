/**
 * What people type or paste, cleaned of what nobody sees (docs/domain/common.md 15). Pure, the same in browser and server.
 */

/** Draws nothing wherever it stands: zero width space and no-break space, word joiner and its kin, Hangul fillers, shy hyphen. */
const unseen = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]/gu;

/** At an end these change nothing of what is shown; a joiner or a variation selector may end an emoji and stays. */
const atEnds =
  /^[\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/gu;

/** Something a reader sees: neither blank nor control, format or ignorable character, nor an empty Braille cell. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;

/** Embeddings, overrides and isolates: they show letters in another order than they stand in. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u;

/** The text without what draws nothing and without blanks at its ends; '' where nothing of it can be seen. */
export function cleanTyped(text: string): string {
  return seen.test(text) ? text.replace(unseen, '').replace(atEnds, '') : '';
}

/** Whether anything of it can be seen. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}

/** Whether it has characters that turn the direction of what follows. */
export function turnsDirection(text: string): boolean {
  return turning.test(text);
}

/** A mobile number without its country (+86, 0086, 86), blanks and dashes; what is no number of eleven digits comes back cleaned. */
export function toMobile(text: string): string {
  const typed = cleanTyped(text).normalize('NFKC');
  const digits = typed.replace(/[\s().\-\u2010-\u2015\u2212]/gu, '');
  return /^(?:\+|00)?86(1\d{10})$/.exec(digits)?.[1] ?? (/^\d{11}$/.test(digits) ? digits : typed);
}
