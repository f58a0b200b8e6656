import { z } from 'zod';

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

/** A colour as it is written into the sheet of a page: nothing else gets there. */
const hex = z.string().regex(/^#[0-9A-F]{6}$/i);

/** Every colour that follows from the two of a look, or stands beside them. */
const paletteSchema = z.object({
  paper: hex,
  raised: hex,
  sunken: hex,
  ink: hex,
  ink2: hex,
  ink3: hex,
  line: hex,
  lineStrong: hex,
  /** Of texts, lines and marks. */
  primary: hex,
  primaryHover: hex,
  primarySoft: hex,
  /** Of what is filled and has `onPrimary` on it. */
  primaryFill: hex,
  primaryFillHover: hex,
  onPrimary: hex,
  accent: hex,
  accentHover: hex,
  accentSoft: hex,
  accentFill: hex,
  accentFillHover: hex,
  onAccent: hex,
  success: hex,
  successSoft: hex,
  warning: hex,
  warningSoft: hex,
  error: hex,
  errorSoft: hex,
  focus: hex,
});
export type Palette = z.output<typeof paletteSchema>;

export const palettesSchema = z.object({ light: paletteSchema, dark: paletteSchema });
export type Palettes = z.output<typeof palettesSchema>;
