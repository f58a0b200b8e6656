import { escapeMarkup } from '#lib/utils/escape-markup.ts';

/** A sentence as markup: what stands between grave accents is code. */
export const inline = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Indented, as people read it. */
export const jsonText = (value: unknown): string => escapeMarkup(JSON.stringify(value, null, 2));
