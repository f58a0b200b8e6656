'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { TitleDocumentsDialog } from './title-documents-dialog.tsx';
import type { TitleSide } from './title-side.ts';
import styles from './titles.module.css';

const tones = { none: 'neutral', pending: 'primary', approved: 'success', rejected: 'error' } as const;

/** Whether special invoices can be made out to a company's title, and the way to get there. */
export function TitleDocuments({
  title,
  side,
  mayChange,
}: {
  title: TitleRecord;
  side: TitleSide;
  mayChange: boolean;
}) {
  const t = useTranslations('invoices.papers');
  const [isOpen, setOpen] = useState(false);
  const { title_type: type, is_whole: isWhole, special, special_reason: reason, name } = title;
  if (type !== 'company') return null;
  const isOffered = mayChange && isWhole && (special === 'none' || special === 'rejected');
  return (
    <div className="stack-8">
      <span className={styles.name}>
        {t('label')} <Chip tone={tones[special]}>{t(`states.${special}`)}</Chip>
      </span>
      {reason && <span className="text-ink-2">{t('reason', { reason })}</span>}
      {!isWhole && special === 'none' && <span className="text-ink-2">{t('incomplete')}</span>}
      {isOffered && (
        <span>
          <Button look="secondary" size="small" onClick={() => setOpen(true)}>
            {t(special === 'rejected' ? 'sendAgain' : 'send')} <span className="visually-hidden">{name}</span>
          </Button>
        </span>
      )}
      {isOpen && <TitleDocumentsDialog title={title} side={side} onClose={() => setOpen(false)} />}
    </div>
  );
}
