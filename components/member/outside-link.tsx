import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { OpenInNewOutlined as OpenInNew } from '#components/ui/material-icons/open-in-new-outlined.tsx';

/** Opens a page of elsewhere in a window of its own, which knows nothing of this one. */
export function OutsideLink({ href }: { href: string }) {
  const t = useTranslations('member.frame');
  return (
    <ButtonLink look="secondary" href={href} target="_blank" rel="noopener noreferrer">
      <OpenInNew fontSize="small" aria-hidden="true" />
      {t('openOutside')}
    </ButtonLink>
  );
}
