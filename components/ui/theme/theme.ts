'use client';

import { createTheme } from '@mui/material/styles';
import { breakpoints, floatShadow, fontFamily, leading, type Mode, motion, palette, radius } from './tokens.ts';

function muiPalette(mode: Mode) {
  const p = palette[mode];
  return {
    primary: { main: p.primary, dark: p.primaryHover, light: p.primary, contrastText: p.onPrimary },
    secondary: { main: p.accent, dark: p.accentHover, light: p.accent, contrastText: p.onAccent },
    success: { main: p.success, contrastText: p.paper },
    warning: { main: p.warning, contrastText: p.paper },
    error: { main: p.error, contrastText: p.paper },
    info: { main: p.primary, contrastText: p.onPrimary },
    background: { default: p.paper, paper: p.raised },
    text: { primary: p.ink, secondary: p.ink2, disabled: p.ink3 },
    divider: p.line,
  };
}

const rem = (px: number) => `${px / 16}rem`;
const heading = (px: number) => ({ fontSize: rem(px), lineHeight: leading.heading, fontWeight: 650 });

/** The MUI theme, from the same tokens as the CSS variables; `data-mode` on the root chooses the colours. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light: { palette: muiPalette('light') }, dark: { palette: muiPalette('dark') } },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: radius.control },
  spacing: 4,
  typography: {
    fontFamily,
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
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: floatShadow.light } } },
    MuiTab: { styleOverrides: { root: { fontSize: rem(16), minHeight: 48 } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: radius.card, backgroundImage: 'none', boxShadow: floatShadow.light },
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
