import type { Mode } from '#lib/contract/site/palette.ts';

/*
 * Every value a screen may use, beside the colours of `lib/look/palette.ts`. A screen that needs another one is a reason to think,
 * then to extend this file.
 */

/** What dialogs stand before. */
export const scrim: Record<Mode, string> = { light: 'rgb(20 24 28 / 52%)', dark: 'rgb(0 0 0 / 64%)' };

/** Font sizes in px; they become rem, so that a person's own size counts. */
export const typeScale = [12, 14, 16, 18, 22, 28, 36, 48] as const;

/** Distances in px on a 4-px base. */
export const spaceScale = [4, 8, 12, 16, 24, 32, 48, 72, 112] as const;

export const leading = { chinese: 1.7, latin: 1.55, heading: 1.25 } as const;
export const radius = { control: 6, card: 10 } as const;
export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0.6, 0.2, 1)' } as const;

/** One soft shadow, for what floats; everything else is drawn with lines. */
export const floatShadow: Record<Mode, string> = {
  light: '0 12px 32px -8px rgb(27 31 36 / 18%), 0 2px 6px rgb(27 31 36 / 6%)',
  dark: '0 12px 32px -8px rgb(0 0 0 / 64%), 0 2px 6px rgb(0 0 0 / 40%)',
};

/** Tables of the desk are wider than what is read: on a large screen a row stays on its line. */
export const width = { content: 1200, desk: 1440, reading: 680 } as const;

/** Below 992 px the navigation is a drawer (contract §9). CSS modules write the number: media queries take no variable. */
export const breakpoints = { xs: 0, sm: 600, md: 992, lg: 1280, xl: 1920 } as const;

/** Layers above the page; messages stand above everything (specification §9). */
export const layer = { header: 20, overlay: 1200, progress: 9000, message: 9999 } as const;
