import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';
import { lookDensities, lookFonts, lookShapes } from './look.ts';
import { palettesSchema } from './palette.ts';

/** A look as pages show it. */
const shownLookSchema = z.object({
  /** Counts publications, 0: none. */
  version: z.int(),
  /** Null: the colours that every shop has that has chosen none. */
  palettes: palettesSchema.nullable(),
  shape: z.enum(lookShapes),
  density: z.enum(lookDensities),
  heading_font: z.enum(lookFonts),
  text_font: z.enum(lookFonts),
  /** Empty: the first letter of the shop's name. */
  logo: z.string(),
  /** Empty: the same as `logo`. */
  logo_dark: z.string(),
  /** What `iconAddress` of `lib/look` makes the addresses of all sizes of. */
  icon: z.string(),
  /** Empty: pages without a picture of their own are shared with the icon. */
  share: z.string(),
});
export type ShownLook = z.output<typeof shownLookSchema>;

export const siteLook = endpoint({
  method: 'get',
  path: '/api/site/look',
  summary: 'Colours, shape, fonts, logo and icon of the shop, as its pages show them',
  query: noQuery,
  data: shownLookSchema,
});

/** What the page tier asks for a page that an operator looks at before it is published. */
export const lookPreview = endpoint({
  method: 'get',
  path: '/api/operator/look/previewed',
  summary: 'The look of a preview link, for the operator who made it and within its hour',
  query: z.object({ token: z.string().max(4000, 'tooLong') }),
  data: shownLookSchema,
});
