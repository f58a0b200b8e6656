import type { Mode } from '#lib/contract/site/palette.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { lookModeParameter, lookParameter } from '#lib/look/preview-address.ts';
import { localisedPath, paths } from '#lib/routes/paths.ts';

/** Pages that every shop has; products are found from them. */
export const previewPages = ['home', 'products', 'services', 'cooperate'] as const;
export type PreviewPage = (typeof previewPages)[number];

interface Previewed {
  locale: Locale;
  page: PreviewPage;
  mode: Mode;
  /** Undefined: as it is live. */
  token: string | undefined;
}

/** The address of a page of the storefront in a look that is not published. */
export function previewAddress({ locale, page, mode, token }: Previewed): string {
  const address = localisedPath(locale, paths[page]);
  if (token === undefined) return address;
  return `${address}?${new URLSearchParams({ [lookParameter]: token, [lookModeParameter]: mode })}`;
}
