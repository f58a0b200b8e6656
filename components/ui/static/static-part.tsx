import type { ReactNode } from 'react';
import { staticParts } from '#lib/routes/static-parts.ts';
import { resolveElements } from './resolve-elements.ts';
import { Static, type StaticFrameProps } from './static-frame.tsx';

interface StaticPartProps extends StaticFrameProps {
  children: ReactNode;
}

/**
 * A part of a page that only links, plain forms and the page's own listeners live in. In a document made for one request it is
 * markup alone: the browser gets no data of it, and React keeps what stands there (docs/adr/0038). Its name is its own on a page.
 */
export async function StaticPart({ children, ...frame }: StaticPartProps) {
  const parts = staticParts();
  if (!parts?.mayLeaveOut) return <Static {...frame}>{children}</Static>;
  parts.put(frame.name, parts.toMarkup(await resolveElements(children, parts.toMarkup)));
  return <Static {...frame} />;
}
