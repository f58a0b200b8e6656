import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { brandMarkup } from '#lib/look/brand-markup.ts';

interface BrandMarkProps {
  look: Pick<ShownLook, 'logo' | 'logo_dark'>;
  siteName: string;
  /** Height in pixels. */
  size?: number;
}

/** The shop's logo, or the first letter of its name. A look at a look puts another one in its place (`server/pages/look-preview.ts`). */
export function BrandMark({ look, siteName, size = 36 }: BrandMarkProps) {
  const markup = brandMarkup({ look, siteName, size });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written of escaped addresses and one letter
  return <span className="brand-mark" data-brand={size} dangerouslySetInnerHTML={{ __html: markup }} />;
}
