import type { ReactNode } from 'react';
import { stillParts } from '#lib/routes/still-parts.ts';
import { resolveElements } from './resolve-elements.ts';
import { Still, type StillFrame } from './still.tsx';

interface StillPartProps extends StillFrame {
  children: ReactNode;
}

/**
 * A part of a page that only links, plain forms and the page's own listeners live in. In a document made for one request it is
 * markup alone: the browser gets no data of it, and React keeps what stands there (docs/adr/0038). Its name is its own on a page.
 */
export async function StillPart({ children, ...frame }: StillPartProps) {
  const parts = stillParts();
  if (!parts?.mayLeaveOut) return <Still {...frame}>{children}</Still>;
  parts.put(frame.name, parts.toMarkup(await resolveElements(children, parts.toMarkup)));
  return <Still {...frame} />;
}
