'use client';

import { useTranslations } from 'next-intl';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { BindingPanel } from '../binding/binding-panel.tsx';
import { DataPanel } from '../own-data/data-panel.tsx';
import { RealNamePanel } from '../real-name/real-name-panel.tsx';
import { AvatarPanel } from './avatar-panel.tsx';
import { BasicPanel } from './basic-panel.tsx';

/** Everything the account says of the person, subject by subject. */
export function ProfileScreen() {
  const t = useTranslations('identityAccount.profile');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <AvatarPanel />
      <BasicPanel />
      <BindingPanel />
      <RealNamePanel />
      <DataPanel />
    </>
  );
}
