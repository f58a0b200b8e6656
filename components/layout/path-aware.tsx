'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { MenuLink } from '#lib/routes/menu-links.ts';

/**
 * The parts of the shell that show the present address. It is known in the browser only: one page, kept for everybody,
 * answers many addresses. They share a file because every file of its own costs the storefront some script.
 */
function usePublicPath(): string | undefined {
  const pathname = usePathname();
  const [path, setPath] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation changes the address bar
  useEffect(() => setPath(location.pathname), [pathname]);
  return path;
}

interface HeaderNavProps {
  links: MenuLink[];
  /** Of the language: `/en`; addresses of its own begin with it. */
  home: string;
  className?: string;
}

/** The links of the head navigation, with the current one marked. */
export function HeaderNav({ links, home, className }: HeaderNavProps) {
  const current = usePublicPath();
  return (
    <ul className={className}>
      {links.map(({ id, title, href, isExternal }) => (
        <li key={id}>
          {isExternal ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            <PageLink
              href={href}
              aria-current={href === current || (href === '/' ? home : home + href) === current ? 'page' : undefined}
            >
              {title}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The address nobody knows, as the person typed it, in a sentence with `{path}`. */
export function NotFoundPath({ text, className }: { text: string; className: string | undefined }) {
  const path = usePublicPath();
  return <p className={className}>{path && text.replace('{path}', readable(path))}</p>;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
