import { bigint, char, customType, timestamp, varchar } from 'drizzle-orm/pg-core';
import { locales } from '#lib/i18n/locales.ts';
import { type Texts, wholeTexts } from '#lib/i18n/texts.ts';

/** bigint identity key, internal: documents are addressed from outside by their number. */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const foreignId = (name: string) => bigint(name, { mode: 'number' });

/** Money in the smallest unit; the column's name ends in `_amount`. */
export const amountColumn = (name: string) => bigint(name, { mode: 'number' });

/** The price of one piece in ten-thousandths of a yuan; the column's name ends in `_price`. */
export const unitPriceColumn = (name: string) => bigint(name, { mode: 'number' });

export const currencyColumn = () => char('currency', { length: 3 }).notNull().default('CNY');

/** A UTC instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** A text in each language; what was stored before a language came shows the default one's there. */
export const textsColumn = customType<{ data: Texts; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (texts) => JSON.stringify(texts),
  fromDriver: (stored) => wholeTexts(stored as Partial<Texts>),
});

/** Language of a text row; see `lib/i18n/locales.ts`. */
export const localeColumn = () => varchar('locale', { length: 8, enum: locales }).notNull();
