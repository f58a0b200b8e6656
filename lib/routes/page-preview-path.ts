import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import type { RouteMatch } from './match-route.ts';

/**
 * Of a draft, for whoever holds its token; `language` shows it in that one, whatever language the reader has, and changes none. Beside
 * `paths`, which every page of the storefront carries.
 */
export const pagePreviewPath = (token: string, language?: Locale): string =>
  `/page-preview/${token}${language ? `?language=${language}` : ''}`;

/** The language that the address of a preview asks for; undefined where it asks for none, and of any other page. */
export function previewLanguage({ route }: RouteMatch, query: URLSearchParams): Locale | undefined {
  const language = route.name === 'pagePreview' ? query.get('language') : null;
  return isLocale(language) ? language : undefined;
}
