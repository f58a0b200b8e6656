import type { ReactNode } from 'react';

/** The pages of stores: as wide on large screens as those of operators (globals.css). */
export default function StoreLayout({ children }: { children: ReactNode }) {
  return <div data-width="desk">{children}</div>;
}
