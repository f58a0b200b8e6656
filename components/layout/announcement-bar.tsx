import { PageLink } from '#components/ui/page/page-link.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import styles from './announcement-bar.module.css';

interface AnnouncementBarProps {
  text: string;
  /** A page of this shop, one elsewhere, or empty. */
  href: string;
}

/** What the shop announces, above the head of every page. */
export function AnnouncementBar({ text, href }: AnnouncementBarProps) {
  return (
    <StaticPart as="aside" name="announcement" className={styles.bar}>
      <p className="container">{href ? <Link href={href}>{text}</Link> : text}</p>
    </StaticPart>
  );
}

function Link({ href, children }: { href: string; children: string }) {
  if (href.startsWith('/')) return <PageLink href={href}>{children}</PageLink>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
