'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { type RealNameRow, revealRealName } from '#lib/api/identity/desk-real-names.ts';

interface RevealedNameProps {
  row: RealNameRow;
  onClose: () => void;
}

/** Name and number in full, for as long as the dialog is open: nothing of it is kept. */
export function RevealedName({ row: { id, username }, onClose }: RevealedNameProps) {
  const t = useTranslations('storeDesk.realNames');
  const close = useTranslations('ui.dialog');
  const { data, error, isPending, mutate } = useMutation({ mutationFn: revealRealName, gcTime: 0 });
  useEffect(() => mutate(id), [mutate, id]);
  return (
    <Modal title={t('revealTitle', { username })} closeLabel={close('close')} onClose={onClose}>
      {error && <Failure text={error.message} isRetrying={isPending} retry={() => mutate(id)} />}
      {!error && !data && <p role="status">{t('revealing')}</p>}
      {data && (
        <FactList
          facts={[
            { key: 'name', label: t('columns.name'), value: data.name },
            { key: 'number', label: t('columns.number'), value: data.id_number },
          ]}
        />
      )}
    </Modal>
  );
}
