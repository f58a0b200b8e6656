import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';

interface Brand {
  look: Pick<ShownLook, 'logo' | 'logo_dark'>;
  siteName: string;
  /** Height in pixels; a logo may be wider than that. */
  size: number;
}

/**
 * The shop's logo as markup; without one the first letter of its name, in its colour. The name stands beside it as text, so that it
 * says nothing of its own. Rules of its classes are in `app/globals.css` and in the sheet of the page.
 */
export function brandMarkup({ look, siteName, size }: Brand): string {
  if (!look.logo) return monogram(siteName, size);
  const picture = (address: string, more: string) =>
    `<img src="${escapeMarkup(address)}" alt="" height="${size}" style="height:${size}px" ${more}>`;
  if (!look.logo_dark) return picture(look.logo, 'class="brand-logo"');
  const light = picture(look.logo, 'class="brand-logo logo-light"');
  return light + picture(look.logo_dark, 'class="brand-logo logo-dark" loading="lazy"');
}

function monogram(siteName: string, size: number): string {
  const letter = escapeMarkup(([...siteName.trim()][0] ?? '').toUpperCase());
  // Written by the sheet, not as text: who speaks or copies the name beside it gets no second letter.
  return `<span class="brand-letter" data-letter="${letter}" style="--size:${size}px"></span>`;
}
