'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type LevelRow, saveLevel } from '#lib/api/referral/desk-levels.ts';
import { promoterLevelBody } from '#lib/contract/referral/desk-levels.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { noTexts, textFieldsOf, toTextFields } from '#lib/i18n/texts.ts';

type Values = z.output<typeof promoterLevelBody>;

const fields = [...textFieldsOf('name_'), 'level1', 'level2', 'self', 'rises_from'] as const;

/** A level as it is, or a new one. */
export function LevelDialog({ level, onClose }: { level: LevelRow | undefined; onClose: () => void }) {
  const t = useTranslations('referralDesk.levels');
  const { register, control, errors, frame } = useDecisionForm<Values>({
    schema: promoterLevelBody as z.ZodType<Values, Values>,
    values: valuesOf(level),
    fields,
    send: saveLevel,
    onDone: onClose,
  });
  const bind = (name: (typeof fields)[number]) => ({ field: register(name), error: errors[name] });
  const title = level ? t('editNamed', { name: level.names[defaultLocale] }) : t('form.newTitle');
  return (
    <FormDialog title={title} submit={t('form.save')} form={frame} onClose={onClose}>
      {textFieldsOf('name_').map((name) => (
        <TextInput key={name} label={t(`form.${name}`)} maxLength={20} autoComplete="off" {...bind(name)} />
      ))}
      <AmountInput label={t('form.level1')} {...bind('level1')} />
      <AmountInput label={t('form.level2')} help={t('form.level2Help')} {...bind('level2')} />
      <AmountInput label={t('form.self')} {...bind('self')} />
      <AmountInput label={t('form.rises')} help={t('form.risesHelp')} {...bind('rises_from')} />
      <CheckInput label={t('form.isActive')} name="is_active" control={control} />
    </FormDialog>
  );
}

const percent = (bp: number) => String(bp / 100);

function valuesOf(level: LevelRow | undefined): Values {
  if (!level) {
    return { ...toTextFields('name_', noTexts), level1: '', level2: '0', self: '0', rises_from: '', is_active: true };
  }
  const { id, version, names, level1_bp, level2_bp, self_bp, rises_from, is_active } = level;
  return {
    id,
    version,
    ...toTextFields('name_', names),
    level1: percent(level1_bp),
    level2: percent(level2_bp),
    self: percent(self_bp),
    rises_from: rises_from ?? '',
    is_active,
  };
}
