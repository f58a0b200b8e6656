'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PageLink } from '#components/ui/page-link.tsx';
import type { MenuLink } from '#lib/routes/menu-links.ts';

/** The links of the head navigation. Which one is current is known in the browser only: one page serves all. */
export function HeaderNav({ links, className }: { links: MenuLink[]; className?: string }) {
  const pathname = usePathname();
  const [current, setCurrent] = useState<string>();
  useEffect(() => setCurrent(pathname.replace(/^\/en(?=\/|$)/, '') || '/'), [pathname]);
  return (
    <ul className={className}>
      {links.map(({ id, title, href, isExternal }) => (
        <li key={id}>
          {isExternal ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
              {title}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
