import { defaultLook } from '#lib/contract/site/look.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';

/** What a shop shows that says nothing of its look: one without one, and another server of the family. */
export const defaultShownLook: ShownLook = {
  version: 0,
  palettes: null,
  shape: defaultLook.shape,
  density: defaultLook.density,
  heading_font: defaultLook.heading_font,
  text_font: defaultLook.text_font,
  logo: '',
  logo_dark: '',
  icon: '',
  share: '',
};
