import type { ReactNode } from 'react';

/** The pages of operators: lists in which people work all day, on large screens too (globals.css). */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return <div data-width="desk">{children}</div>;
}
