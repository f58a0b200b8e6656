'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { ShopForm } from './shop-form.tsx';
import { ShopPreview } from './shop-preview.tsx';
import { type Editing, editId } from './use-editing.ts';

/** The shop page as it looks, and its form. */
export function ShopPanel({ profile, editing }: { profile: StoreProfile; editing: Editing }) {
  const t = useTranslations('storeProfile');
  const isOpen = editing.part === 'shop';
  const canEdit = profile.actions.includes('edit');
  return (
    <Panel
      anchor="shop"
      title={t('shop.title')}
      text={t('shop.text')}
      actions={
        canEdit && !isOpen ? (
          <Button id={editId('shop')} look="secondary" size="small" onClick={() => editing.open('shop')}>
            {t('edit')}
          </Button>
        ) : undefined
      }
    >
      {isOpen ? <ShopForm profile={profile} onDone={editing.close} /> : <ShopPreview shop={profile} />}
    </Panel>
  );
}
