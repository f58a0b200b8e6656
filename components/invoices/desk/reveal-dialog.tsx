'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { revealDocuments, type TitleDocuments } from '#lib/api/invoices/desk-invoices.ts';
import { joined } from '../shared/joined.tsx';
import styles from './desk.module.css';

interface RevealDialogProps {
  papers: TitleDocuments;
  onClose: () => void;
}

/**
 * The documents, and what was typed to hold them against. They are shown for as long as the dialog is open: their addresses last some
 * minutes.
 */
export function RevealDialog({ papers: { id, title }, onClose }: RevealDialogProps) {
  const t = useTranslations('invoicesDesk.papers');
  const close = useTranslations('ui.dialog');
  const { data, error, isPending, mutate } = useMutation({ mutationFn: revealDocuments, gcTime: 0 });
  useEffect(() => mutate({ title_id: id }), [mutate, id]);
  const typed = [
    { key: 'taxNo', label: t('taxNo'), value: title.tax_no },
    { key: 'place', label: t('place'), value: joined(title.reg_address, title.reg_phone) },
    { key: 'bank', label: t('bank'), value: joined(title.bank_name, title.bank_account) },
  ];
  return (
    <Modal title={t('revealTitle', { name: title.name })} closeLabel={close('close')} onClose={onClose} isWide>
      <div className={`stack-24 min-w-0 ${styles.parts}`}>
        <FactList facts={typed} />
        {error && <Failure text={error.message} isRetrying={isPending} retry={() => mutate({ title_id: id })} />}
        {!error && !data && <p role="status">{t('revealing')}</p>}
        {data && (
          <ul className={`stack-16 ${styles.sheets}`}>
            {data.urls.map((url, index) => (
              <Sheet key={url} url={url} number={index + 1} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

/** What is no picture opens in a tab alone. */
function Sheet({ url, number }: { url: string; number: number }) {
  const t = useTranslations('invoicesDesk.papers');
  const [isPicture, setPicture] = useState(!/\.pdf$/i.test(url.split(/[?#]/)[0] ?? ''));
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer">
        {isPicture && <img src={url} alt="" onError={() => setPicture(false)} />}
        {t('file', { number })}
      </a>
    </li>
  );
}
