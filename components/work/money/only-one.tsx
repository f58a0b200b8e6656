import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page-link.tsx';

interface OnlyOneProps {
  /** What the list is narrowed to. */
  no: string | number;
  /** The whole list. */
  href: string;
}

/** A message led to one record: says so, and where the others are. */
export function OnlyOne({ no, href }: OnlyOneProps) {
  const t = useTranslations('paymentsDesk.only');
  return (
    <p>
      {t('text', { no: String(no) })} <PageLink href={href}>{t('all')}</PageLink>
    </p>
  );
}
