import type { ComponentProps } from 'react';

interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** False keeps the place on the page, for links that change a part of it. */
  scroll?: boolean;
}

/**
 * A link to a page of this site. It is a plain anchor, readable without a script; the shell hears the click and
 * changes pages without a reload (`components/layout/page-events.ts`). Next's own link does the same for three
 * kilobytes of script a page, which the storefront's budget does not have.
 */
export function PageLink({ scroll, ...rest }: PageLinkProps) {
  return <a data-page={scroll === false ? 'keep-place' : ''} {...rest} />;
}
