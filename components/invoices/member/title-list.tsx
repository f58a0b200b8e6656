'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { TitleDocuments } from './title-documents.tsx';
import type { TitleSide } from './title-side.ts';
import styles from './titles.module.css';

/** The saved titles as cards, with what can be done with each. */
export function TitleList({ list, side, mayChange }: { list: TitleRecord[]; side: TitleSide; mayChange: boolean }) {
  const t = useTranslations('invoices.titles');
  const [leaving, setLeaving] = useState<TitleRecord>();
  const makeDefault = useMutation({ mutationFn: side.setDefault, onSettled: untilReread });
  return (
    <>
      <ul aria-label={t('list')} className="stack-16 columns-2">
        {list.map((title) => (
          <TitleCard
            key={title.id}
            title={title}
            side={side}
            formHref={mayChange ? side.formHref(title.id) : undefined}
            isBusy={makeDefault.isPending}
            onMakeDefault={() => makeDefault.mutate(title.id)}
            onRemove={() => setLeaving(title)}
          />
        ))}
      </ul>
      {leaving && <RemoveDialog title={leaving} side={side} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

interface TitleCardProps {
  title: TitleRecord;
  side: TitleSide;
  /** Undefined: the reader may not change it. */
  formHref: string | undefined;
  isBusy: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

function TitleCard({ title, side, formHref, isBusy, onMakeDefault, onRemove }: TitleCardProps) {
  const t = useTranslations('invoices');
  const { name, title_type: type, is_default: isDefault } = title;
  const facts = useFacts(title);
  return (
    <li className={styles.card}>
      <div className="stack-12 content-start min-w-0">
        <div className={styles.name}>
          <h2>{name}</h2>
          <Chip>{t(`types.${type}`)}</Chip>
          {isDefault && <Chip tone="primary">{t('titles.default')}</Chip>}
        </div>
        {facts.length > 0 && <FactList facts={facts} />}
        <TitleDocuments title={title} side={side} mayChange={formHref !== undefined} />
      </div>
      {formHref && (
        <div className={styles.actions}>
          <ButtonLink href={formHref} look="quiet" size="small" aria-label={t('titles.editOf', { name })}>
            {t('titles.edit')}
          </ButtonLink>
          <Button
            look="quiet"
            size="small"
            isDestructive
            aria-label={t('titles.deleteOf', { name })}
            onClick={onRemove}
          >
            {t('titles.delete')}
          </Button>
          {!isDefault && (
            <Button
              look="quiet"
              size="small"
              disabled={isBusy}
              aria-label={t('titles.makeDefaultOf', { name })}
              onClick={onMakeDefault}
            >
              {t('titles.makeDefault')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const shown = ['tax_no', 'reg_address', 'reg_phone', 'bank_name', 'bank_account', 'email', 'mobile'] as const;

/** What is there of it, as an invoice says it. */
function useFacts(title: TitleRecord) {
  const t = useTranslations('invoices');
  return shown
    .filter((name) => title[name] !== '')
    .map((name) => ({ key: name, label: t(`fields.${name}`), value: title[name] }));
}

const removeTextOf = { member: 'removeText', store: 'storeRemoveText' } as const;

interface RemoveProps {
  title: TitleRecord;
  side: TitleSide;
  onClose: () => void;
}

function RemoveDialog({ title: { id, name, special }, side, onClose }: RemoveProps) {
  const t = useTranslations('invoices.titles');
  return (
    <DecisionDialog
      title={t('removeTitle', { name })}
      text={t(removeTextOf[side.owner])}
      said={special !== 'none' && t('removePapers')}
      confirm={t('delete')}
      isDestructive
      decide={() => side.remove({ id })}
      onClose={onClose}
    />
  );
}
