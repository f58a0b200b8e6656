import { z } from 'zod';

/** How round controls and cards are. */
export const lookShapes = ['square', 'soft', 'round'] as const;
export type LookShape = (typeof lookShapes)[number];

/** How much room there is between things. */
export const lookDensities = ['airy', 'compact'] as const;
export type LookDensity = (typeof lookDensities)[number];

/** Fonts by their name in settings; which files they are is said by `lib/look/fonts.ts`. */
export const lookFonts = [
  'system',
  'serif',
  'inter',
  'nunito',
  'source-serif',
  'playfair',
  'noto-sans-sc',
  'noto-serif-sc',
] as const;
export type LookFont = (typeof lookFonts)[number];

/** Pictures of the look; each is the address of an upload of the topic `brand`, or empty. */
export const lookPictures = ['logo', 'logo_dark', 'icon', 'share'] as const;

/** A colour as people write it, `#fd4` or `#ffdd44`; it comes out as six capital digits. */
const colour = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'colour')
  .transform((text) => {
    const digits = text.slice(1);
    return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toUpperCase();
  });

const address = z.string().trim().max(255, 'tooLong');

/** All that a shop chooses of its look. */
export const lookSchema = z.object({
  brand: colour,
  accent: colour,
  shape: z.enum(lookShapes, 'choice'),
  density: z.enum(lookDensities, 'choice'),
  heading_font: z.enum(lookFonts, 'choice'),
  text_font: z.enum(lookFonts, 'choice'),
  logo: address,
  /** On dark grounds; empty: the same as on light ones. */
  logo_dark: address,
  /** Square; all sizes of icons are made of it. Empty: the first letter of the shop's name. */
  icon: address,
  /** What is shown where a page without a picture of its own is shared, 1200 × 630. */
  share: address,
});
export type Look = z.output<typeof lookSchema>;

/** What every shop has that has chosen nothing. */
export const defaultLook: Look = {
  brand: '#0F5B5E',
  accent: '#BE3A29',
  shape: 'soft',
  density: 'airy',
  heading_font: 'system',
  text_font: 'system',
  logo: '',
  logo_dark: '',
  icon: '',
  share: '',
};
