'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { paths } from '#lib/routes/paths.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/** No entry of the menus leads to a page: said as a message, as the family does, and in place. */
export function NoFirstPage() {
  const t = useTranslations('member.noFirstPage');
  useEffect(() => publishNotice({ tone: 'error', text: t('notice') }), [t]);
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <ButtonLink href={paths.home} look="secondary">
        {t('home')}
      </ButtonLink>
    </EmptyState>
  );
}
