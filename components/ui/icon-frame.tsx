import type { ReactNode } from 'react';

/**
 * Line icons drawn on one 24-px grid with one stroke; decoration only, the words are beside them or in a label. A file
 * of its own: an icon that few pages show stands beside what shows it.
 */
export function icon(paths: ReactNode) {
  return function Icon({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths}
      </svg>
    );
  };
}
