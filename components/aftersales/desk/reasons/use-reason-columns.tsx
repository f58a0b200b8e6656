'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { ReasonRecord } from '#lib/contract/aftersales/desk-cases.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { ofTextFields, ownTextFirst } from '#lib/i18n/texts.ts';
import styles from './reasons.module.css';

/** Columns of the reasons; without `onEdit` the reader only reads them. */
export function useReasonColumns(onEdit: ((reason: ReasonRecord) => void) | undefined): Column<ReasonRecord>[] {
  const t = useTranslations('aftersalesDesk.reasons');
  const types = useTranslations('aftersales.types');
  const faults = useTranslations('aftersales.faults');
  const edit: Column<ReasonRecord> = {
    key: 'edit',
    label: t('columns.edit'),
    align: 'end',
    cell: (reason) => (
      <Button
        look="quiet"
        size="small"
        aria-label={t('editOf', { name: ofTextFields('', reason)[defaultLocale] })}
        onClick={() => onEdit?.(reason)}
      >
        {t('edit')}
      </Button>
    ),
  };
  return [
    { key: 'text', label: t('columns.text'), isMain: true, cell: (reason) => <Texts reason={reason} /> },
    {
      key: 'types',
      label: t('columns.types'),
      cell: ({ types: fitting }) => (
        <span className={styles.chips}>
          {fitting.map((type) => (
            <Chip key={type}>{types(type)}</Chip>
          ))}
        </span>
      ),
    },
    { key: 'fault', label: t('columns.fault'), isTight: true, cell: ({ fault }) => faults(fault) },
    {
      key: 'evidence',
      label: t('columns.evidence'),
      isTight: true,
      cell: ({ needs_evidence: isNeeded }) => t(isNeeded ? 'needed' : 'notNeeded'),
    },
    { key: 'sort', label: t('columns.sort'), align: 'end', cell: ({ sort }) => sort },
    {
      key: 'state',
      label: t('columns.state'),
      isTight: true,
      cell: ({ is_active: isActive }) => (
        <Chip tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Chip>
      ),
    },
    ...(onEdit ? [edit] : []),
  ];
}

/** In the reader's language first, the others below it. */
function Texts({ reason }: { reason: ReasonRecord }) {
  const t = useTranslations('aftersalesDesk.reasons');
  const { own, others } = ownTextFirst(ofTextFields('', reason), useLocale());
  return (
    <span className="inline-stack-2 min-w-0 wrap-anywhere">
      <span className="font-semibold">
        {own} {reason.is_no_reason && <Chip tone="primary">{t('noReason')}</Chip>}
      </span>
      {others.map(({ locale, text }) => (
        <span key={locale} className="hint">
          {text}
        </span>
      ))}
    </span>
  );
}
