/**
 * Digits joined by hyphens: a date (`2026-11-27`), a day of the year (`11-27`), a telephone number (`400-820-8820`,
 * `+86-571-87654321`). Not what is longer, nor what is part of a name (`SKU-2026-11`): that may break. With its one group it splits
 * a text so that every second part is such digits.
 */
export const joinedDigits = /(?<![\w-])(\+?\d{1,8}(?:-\d{1,8}){1,3})(?![\w-])/;
