'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { LevelRow } from '#lib/api/referral/desk-levels.ts';
import { formatMoney } from '#lib/i18n/money.ts';

export function useLevelColumns(onEdit: (level: LevelRow) => void): Column<LevelRow>[] {
  const t = useTranslations('referralDesk.levels');
  const locale = useLocale();
  const format = useFormatter();
  const rate = useRate();
  return [
    { key: 'name', label: t('columns.name'), isMain: true, cell: ({ names }) => names[locale] },
    { key: 'level1', label: t('columns.level1'), align: 'end', cell: ({ level1_bp }) => rate(level1_bp) },
    { key: 'level2', label: t('columns.level2'), align: 'end', cell: ({ level2_bp }) => rate(level2_bp) },
    { key: 'self', label: t('columns.self'), align: 'end', cell: ({ self_bp }) => rate(self_bp) },
    {
      key: 'rises',
      label: t('columns.rises'),
      align: 'end',
      cell: ({ rises_from: from }) => (from === null ? t('byHand') : formatMoney(locale, from)),
    },
    { key: 'promoters', label: t('columns.promoters'), align: 'end', cell: (row) => format.number(row.promoters) },
    {
      key: 'state',
      label: t('columns.state'),
      cell: ({ is_active: isActive }) => (
        <Chip tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'on' : 'off')}</Chip>
      ),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (level) => (
        <Guarded node="operator/promoter/rates">
          <Button look="secondary" size="small" onClick={() => onEdit(level)}>
            {t('edit')}
          </Button>
        </Guarded>
      ),
    },
  ];
}
