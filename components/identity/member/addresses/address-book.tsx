'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { areaOf } from '#components/ui/facts/address-lines.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';
import { useAddressBook } from './use-address-book.ts';

/** The saved addresses as cards on desktop and as rows on a phone. */
export function AddressBook({ list }: { list: AddressRecord[] }) {
  const t = useTranslations('identityAddresses');
  const locale = useLocale();
  const { makeDefault, remove } = useAddressBook();
  const { leaving, setLeaving, removeLeaving, cards } = useRemoval(remove);
  return (
    <>
      <ul ref={cards} tabIndex={-1} aria-label={t('list')} className={styles.cards}>
        {list.map((address) => (
          <AddressCard key={address.id} address={address} onMakeDefault={makeDefault.mutate} onRemove={setLeaving} />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={t('confirmDelete.title', { place: areaOf(leaving, locale) })}
          text={t('confirmDelete.text', {
            receiver: leaving.receiver,
            mobile: leaving.mobile,
            address: leaving.address,
          })}
          confirm={t('confirmDelete.confirm')}
          isDestructive
          isBusy={remove.isPending}
          onConfirm={removeLeaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

/** The address that is about to be deleted; afterwards the focus goes to the list. */
function useRemoval(remove: ReturnType<typeof useAddressBook>['remove']) {
  const [leaving, setLeaving] = useState<AddressRecord>();
  const cards = useRef<HTMLUListElement>(null);
  const isRemoved = useRef(false);
  useEffect(() => {
    // The card that held the focus is gone, and the dialog over it too.
    if (!leaving && isRemoved.current) cards.current?.focus();
    isRemoved.current = false;
  }, [leaving]);
  const removeLeaving = () => {
    if (!leaving) return;
    remove.mutate(leaving, {
      onSuccess: () => {
        isRemoved.current = true;
      },
      onSettled: () => setLeaving(undefined),
    });
  };
  return { leaving, setLeaving, removeLeaving, cards };
}
