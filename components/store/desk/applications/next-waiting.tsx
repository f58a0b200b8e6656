'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { applicationHref } from './application-address.ts';
import { applicationList } from './application-list.ts';

/** After a decision: the one that has waited the longest. */
export function NextWaiting({ no }: { no: string }) {
  const t = useTranslations('storeDesk.application');
  const { data } = useQuery(applicationList.query({ status: 'submitted', page: 1, limit: 10 }));
  if (!data) return null;
  const next = data.list.find((each) => each.no !== no);
  if (!next) return <p className="hint">{t('noneWaiting')}</p>;
  return (
    <p>
      <ButtonLink href={applicationHref(next.no)} look="secondary">
        {t('next', { store: next.store_name })}
      </ButtonLink>
    </p>
  );
}
