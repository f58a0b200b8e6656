import { PageLink } from '#components/ui/page/page-link.tsx';

/** Whether an address of a block leads to a page of the shop. */
const isOwn = (link: string) => /^\/(?![/\\])/.test(link);

interface ActionLinkProps {
  label: string;
  link: string;
  className?: string | undefined;
}

/** Where a block leads: a page of the shop, or another site. Nothing without words or without an address. */
export function ActionLink({ label, link, className }: ActionLinkProps) {
  if (!label || !link) return null;
  if (isOwn(link)) {
    return (
      <PageLink href={link} className={className}>
        {label}
      </PageLink>
    );
  }
  return (
    <a href={link} className={className} rel="noopener">
      {label}
    </a>
  );
}
