'use client';

import { useTranslations } from 'next-intl';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import { BirthdayInput } from './birthday-input.tsx';
import styles from './profile.module.css';
import { mottoLimit, type ProfileValues, type profileForm } from './profile-values.ts';

type Values = z.input<typeof profileForm>;

interface BasicFieldsProps {
  register: UseFormRegister<Values>;
  control: Control<Values, unknown, z.output<typeof profileForm>>;
  errors: FieldErrors<Values>;
  /** What the record holds; the server shows it before the form begins to work. */
  saved: ProfileValues;
}

/** The fields of the profile, two beside each other where there is room. */
export function BasicFields({ register, control, errors, saved }: BasicFieldsProps) {
  const t = useTranslations('identityAccount.profile.basic');
  const texts = useTranslations('identityAccount.profile.texts');
  const genders = (['0', '1', '2'] as const).map((value) => ({ value, label: t(`genders.${value}`) }));
  return (
    <div className={`stack-24 items-start grid-cols-2 ${styles.fields}`}>
      <TextInput
        label={t('username')}
        help={t('usernameHelp')}
        field={register('username')}
        error={errors.username}
        defaultValue={saved.username}
        autoComplete="username"
        maxLength={15}
      />
      <DrawnInput
        control={control}
        label={t('nickname')}
        help={t('nicknameHelp')}
        field={register('nickname')}
        error={errors.nickname}
        defaultValue={saved.nickname}
        autoComplete="nickname"
        maxLength={50}
      />
      <ChoiceInput label={t('gender')} name="gender" control={control} options={genders} />
      <BirthdayInput
        label={t('birthday')}
        field={register('birthday')}
        error={errors.birthday}
        defaultValue={saved.birthday}
      />
      <TextInput
        label={texts('qq')}
        field={register('qq')}
        error={errors.qq}
        defaultValue={saved.qq}
        autoComplete="off"
        inputMode="numeric"
        maxLength={12}
      />
      <MottoField register={register} control={control} errors={errors} saved={saved} />
    </div>
  );
}

/** Says how much of it there is room for. */
function MottoField({ register, control, errors, saved }: BasicFieldsProps) {
  const t = useTranslations('identityAccount.profile.basic');
  const texts = useTranslations('identityAccount.profile.texts');
  const motto = useWatch({ control, name: 'motto' }) ?? '';
  return (
    <TextInput
      label={texts('motto')}
      help={t('mottoCount', { count: motto.length, max: mottoLimit })}
      field={register('motto')}
      error={errors.motto}
      defaultValue={saved.motto}
      autoComplete="off"
      maxLength={mottoLimit}
    />
  );
}
