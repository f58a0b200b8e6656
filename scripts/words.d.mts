import type { Locale } from '#lib/i18n/locales.ts';

/** The language of the shop that the terminal speaks. */
export declare const language: Locale;
export declare function words(key: string, values?: Record<string, string | number>): string;
