'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { removeReturnAddress, setDefaultReturnAddress } from '#lib/api/store/store-profile.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { mostReturnAddresses, type ReturnAddress } from '#lib/contract/store/store-profile.ts';
import { ReturnForm } from './return-form.tsx';
import staff from './staff.module.css';
import styles from './store-profile.module.css';

type Open = { kind: 'form'; address: ReturnAddress | undefined } | { kind: 'remove'; address: ReturnAddress };

/** Where customers send things back to. */
export function ReturnPanel({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('storeProfile.returns');
  const query = useQuery(apiQuery('/api/store/returnAddresses'));
  const [open, setOpen] = useState<Open>();
  const canAdd = canEdit && (query.data?.list.length ?? 0) < mostReturnAddresses;
  return (
    <Panel
      anchor="returns"
      title={t('title')}
      text={t('text', { most: mostReturnAddresses })}
      actions={
        canAdd ? (
          <Button look="secondary" size="small" onClick={() => setOpen({ kind: 'form', address: undefined })}>
            {t('add')}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.notice}>
              {t('empty')} {t('emptyText')}
            </p>
          ) : (
            <ul className="grid">
              {list.map((address) => (
                <ReturnRow key={address.id} address={address} canEdit={canEdit} onOpen={setOpen} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {open && <ReturnDialog open={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

/** A change is over when the list shows it. */
function useChange(change: (id: number) => Promise<unknown>) {
  return useMutation({ mutationFn: change, onSettled: untilReread });
}

interface ReturnRowProps {
  address: ReturnAddress;
  canEdit: boolean;
  onOpen: (open: Open) => void;
}

function ReturnRow({ address, canEdit, onOpen }: ReturnRowProps) {
  const t = useTranslations('storeProfile');
  const makeDefault = useChange(setDefaultReturnAddress);
  const { receiver } = address;
  return (
    <li className={`${staff.row} ${staff.bare}`}>
      <div className={staff.who}>
        <AddressLines
          address={address}
          mark={address.is_default && <Chip tone="primary">{t('returns.default')}</Chip>}
        />
      </div>
      {canEdit && (
        <div className={`${styles.actions} ${staff.tools}`}>
          {!address.is_default && (
            <Button
              look="quiet"
              size="small"
              aria-label={t('returns.makeDefaultOf', { receiver })}
              disabled={makeDefault.isPending}
              onClick={() => makeDefault.mutate(address.id)}
            >
              {t('returns.makeDefault')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={t('returns.editOf', { receiver })}
            onClick={() => onOpen({ kind: 'form', address })}
          >
            {t('edit')}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={t('returns.deleteOf', { receiver })}
            onClick={() => onOpen({ kind: 'remove', address })}
          >
            {t('returns.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

function ReturnDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const t = useTranslations('storeProfile.returns');
  const words = useTranslations('ui.dialog');
  const remove = useChange(removeReturnAddress);
  if (open.kind === 'form') {
    return (
      <Modal title={t(open.address ? 'editTitle' : 'addTitle')} closeLabel={words('close')} onClose={onClose}>
        <ReturnForm address={open.address} onDone={onClose} />
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      text={<AddressLines address={open.address} />}
      confirm={t('delete')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(open.address.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
