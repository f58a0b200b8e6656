'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { setPromoterLevel } from '#lib/api/referral/desk-levels.ts';
import type { PromoterRow } from '#lib/api/referral/desk-promoters.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Puts a promoter on a level, or back on what was earned. */
export function LevelChoiceDialog({ row, onClose }: { row: PromoterRow; onClose: () => void }) {
  const t = useTranslations('referralDesk.promoters.level');
  const locale = useLocale();
  const { data } = useQuery(apiQuery('/api/operator/promoter/levels'));
  const { input, frame } = useDecisionForm({
    values: { level_id: row.is_level_by_hand && row.level_id ? String(row.level_id) : '' },
    fields: ['level_id'],
    send: ({ level_id: chosen }) =>
      setPromoterLevel({ user_id: row.user_id, version: row.version, level_id: chosen ? Number(chosen) : null }),
    onDone: onClose,
  });
  const levels = data?.list.filter(({ is_active: isActive }) => isActive) ?? [];
  return (
    <FormDialog
      title={t('title', { name: row.username || `#${row.user_id}` })}
      text={t('text')}
      submit={t('save')}
      form={frame}
      isHeld={!data}
      onClose={onClose}
    >
      {data && (
        <SelectInput
          label={t('label')}
          options={[
            { value: '', label: t('automatic') },
            ...levels.map(({ id, names }) => ({ value: String(id), label: names[locale] })),
          ]}
          {...input('level_id')}
        />
      )}
    </FormDialog>
  );
}
