'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { DeleteOutlined as Delete } from '#components/ui/material-icons/delete-outlined.tsx';
import { EditOutlined as Edit } from '#components/ui/material-icons/edit-outlined.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { formPath } from '#lib/routes/address-paths.ts';
import styles from './addresses.module.css';
import { DefaultMark } from './default-mark.tsx';

interface AddressCardProps {
  address: AddressRecord;
  onMakeDefault: (id: number) => void;
  onRemove: (address: AddressRecord) => void;
}

/** One address of the book, with what can be done with it. */
export function AddressCard({ address, onMakeDefault, onRemove }: AddressCardProps) {
  const t = useTranslations('identityAddresses');
  const { id, receiver, is_default } = address;
  return (
    <li className={styles.card}>
      <AddressLines address={address} mark={<DefaultMark address={address} />} />
      <div className={styles.actions}>
        <ButtonLink
          href={formPath({ id })}
          look="quiet"
          size="small"
          className={styles.action}
          aria-label={t('editOf', { receiver })}
        >
          <Edit fontSize="small" aria-hidden="true" />
          {t('edit')}
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          isDestructive
          icon={<Delete />}
          className={styles.action}
          aria-label={t('deleteOf', { receiver })}
          onClick={() => onRemove(address)}
        >
          {t('delete')}
        </Button>
        {!is_default && (
          <Button
            look="quiet"
            size="small"
            className={`${styles.action} ${styles.makeDefault}`}
            aria-label={t('makeDefaultOf', { receiver })}
            onClick={() => onMakeDefault(id)}
          >
            {t('makeDefault')}
          </Button>
        )}
      </div>
    </li>
  );
}
