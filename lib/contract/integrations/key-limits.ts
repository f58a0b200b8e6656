/** What a key may be, in numbers (docs/domain/integrations.md 2). */
export const keyLimits = {
  /** Keys of a store, or of the desk, that are good at one time. */
  mostKeys: 50,
  mostDays: 730,
  usualDays: 365,
  mostPerMinute: 1200,
  usualPerMinute: 120,
  mostAddresses: 20,
} as const;

/** Their maker is told so many days before a key runs out. */
export const keyNoticeDays = 14;
