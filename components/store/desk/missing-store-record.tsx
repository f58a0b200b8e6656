'use client';

import { useTranslations } from 'next-intl';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';

/** Answers the page of a store, or of an application to become one, that is not there. */
export function MissingStoreRecord({ part, listHref }: { part: 'application' | 'store'; listHref: string }) {
  const t = useTranslations(`storeDesk.${part}`);
  const back = { href: listHref, label: t('toList') };
  return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
}
