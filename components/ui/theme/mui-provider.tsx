'use client';

import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { modeStorageKey } from '#lib/session/mode-script.ts';
import { theme } from './theme.ts';

/** MUI in the shop's theme. It keeps the colour mode under the shell's key, so the two always agree. */
export function MuiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
