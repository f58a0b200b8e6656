'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { LineExtras } from '../draft/line-extras.tsx';
import type { LineValues } from '../draft/line-request.ts';

interface LineNoteProps {
  values: LineValues;
  name: string;
  onChange: (change: Partial<LineValues>) => void;
}

/** Note, requested price and files of a line; they are saved like everything else of it. */
export function LineNote({ values, name, onChange }: LineNoteProps) {
  const t = useTranslations('quotation.basket');
  const ui = useTranslations('ui.dialog');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('note')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isOpen && (
        <Modal title={t('noteTitle', { name })} closeLabel={ui('close')} onClose={close}>
          <LineExtras values={values} onChange={onChange} />
          <Button onClick={close}>{t('noteDone')}</Button>
        </Modal>
      )}
    </>
  );
}
