'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { type StoreProfile, setStoreHoliday } from '#lib/api/store/store-profile.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { FormFoot } from '../form-foot.tsx';
import styles from '../store-profile.module.css';
import { keptName } from '../use-editing.ts';
import { useShowProfile } from '../use-profile.ts';

interface HolidayValues {
  /** `yyyy-mm-dd`: open again from its midnight on. */
  day: string;
  note: string;
}

/** From when on the store is open again, and why it is not. */
export function HolidayForm({ profile, onDone }: { profile: StoreProfile; onDone: () => void }) {
  const t = useTranslations('storeProfile.holiday');
  const id = useId();
  const show = useShowProfile();
  const form = useForm<HolidayValues>({
    defaultValues: { day: formatTime(profile.closed_until, '', 'yyyy-mm-dd'), note: profile.holiday_note },
  });
  const { register, setError } = form;
  const drop = useKeptValues(form, { name: keptName('holiday') });
  const end = () => {
    drop();
    onDone();
  };
  const { submit, errors, isSubmitting } = useSending(form, {
    fields: ['note'],
    // The shop's midnight; China has had no summer time since 1991.
    send: ({ day, note }) => setStoreHoliday({ closed_until: Date.parse(`${day}T00:00:00+08:00`) / 1000, note }),
    onDone: (saved) => {
      show(saved);
      end();
    },
    isLeaving: true,
    onRefused: ({ fields: { closed_until: message } }) => {
      if (message) setError('day', { type: 'server', message });
      return message !== undefined;
    },
  });
  return (
    <form noValidate data-part="holiday" onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.form}>
        <FormAlert text={errors.root?.message} />
        <FieldFrame id={id} label={t('day')} help={t('dayHelp')} error={errors.day}>
          <OutlinedInput
            id={id}
            type="date"
            slotProps={{ input: { 'aria-describedby': `${id}-note` } }}
            {...register('day', { required: 'required' })}
          />
        </FieldFrame>
        <TextInput
          label={t('noteField')}
          help={t('noteHelp')}
          field={register('note')}
          error={errors.note}
          maxLength={200}
          defaultValue={profile.holiday_note}
        />
        <FormFoot isBusy={isSubmitting} submit={t('submit')} onCancel={end} />
      </fieldset>
    </form>
  );
}
