'use client';

import { createTheme } from '@mui/material/styles';
import { breakpoints, leading, motion } from './tokens.ts';

/** By the variables of the page's sheet, in either mode: what the shop looks like is known there alone. */
const palette = {
  primary: {
    main: 'var(--primary)',
    dark: 'var(--primary-hover)',
    light: 'var(--primary)',
    contrastText: 'var(--raised)',
  },
  secondary: {
    main: 'var(--accent)',
    dark: 'var(--accent-hover)',
    light: 'var(--accent)',
    contrastText: 'var(--raised)',
  },
  success: { main: 'var(--success)', contrastText: 'var(--paper)' },
  warning: { main: 'var(--warning)', contrastText: 'var(--paper)' },
  error: { main: 'var(--error)', contrastText: 'var(--paper)' },
  info: { main: 'var(--primary)', contrastText: 'var(--raised)' },
  background: { default: 'var(--paper)', paper: 'var(--raised)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
  divider: 'var(--line)',
};

const rem = (px: number) => `${px / 16}rem`;
const heading = (px: number) => ({ fontSize: rem(px), lineHeight: leading.heading, fontWeight: 650 });

/** The MUI theme, of the same CSS variables as everything else; `data-mode` on the root chooses the colours. */
export const theme = createTheme({
  // Shades are mixed by the browser, for which a variable is a colour like any other.
  cssVariables: { colorSchemeSelector: 'data-mode', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 'var(--radius-control)' },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    h1: heading(28),
    h2: heading(22),
    h3: heading(18),
    h4: heading(16),
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  transitions: { easing: { easeOut: motion.ease } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // In the dark what floats is as the ground it stands on, by a line of its own, not by a paler grey.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-float)' } } },
    MuiTab: { styleOverrides: { root: { fontSize: rem(16), minHeight: 48 } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 'var(--radius-card)', backgroundImage: 'none', boxShadow: 'var(--shadow-float)' },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--raised)' },
        multiline: { padding: 0 },
        input: { padding: '12px 14px', height: 24 },
        notchedOutline: { borderColor: 'var(--line-strong)' },
      },
    },
    // As high as the fields beside it: 48 px in a form, 36 px in a row of filters, 44 px there on a phone.
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root': { paddingBlock: 4.5 },
          '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            paddingBlock: 3.5,
            '@media (max-width: 599.98px)': { paddingBlock: 7.5 },
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  },
});
