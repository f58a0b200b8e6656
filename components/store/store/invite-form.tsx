'use client';

import { useTranslations } from 'next-intl';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { changeStaffRole, inviteStaff, type StaffMember } from '#lib/api/store/store-staff.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import { staffInviteBody } from '#lib/contract/store/store-staff.ts';
import { FormFoot } from './form-foot.tsx';
import { RoleOptions } from './role-options.tsx';
import styles from './store-profile.module.css';
import { useShowStaff } from './use-staff.ts';

interface InviteValues {
  address: string;
  role: StoreStaffRole;
}

/** Asks somebody to work for the store. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('storeProfile.staff');
  const show = useShowStaff();
  const { register, handleSubmit, setError, formState } = useForm<InviteValues>({
    resolver: useSchemaResolver<InviteValues>(staffInviteBody),
    defaultValues: { address: '', role: 'sales' },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async (values) => {
    try {
      show(await inviteStaff(values));
      onDone();
    } catch (error) {
      showFailure(error, setError, ['address']);
    }
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className={styles.form}>
        <FormAlert text={errors.root?.message} />
        <TextInput
          label={t('address')}
          help={t('addressHelp')}
          field={register('address')}
          error={errors.address}
          autoComplete="off"
          inputMode="email"
          maxLength={50}
        />
        <RoleOptions register={register as unknown as UseFormRegister<{ role: StoreStaffRole }>} />
        <FormFoot isBusy={isSubmitting} submit={t('send')} onCancel={onDone} />
      </fieldset>
    </form>
  );
}

/** Gives somebody of the staff another role. */
export function RoleForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const t = useTranslations('storeProfile.staff');
  const show = useShowStaff();
  const { register, handleSubmit, setError, formState } = useForm<{ role: StoreStaffRole }>({
    defaultValues: { role: member.role === 'owner' ? 'manager' : member.role },
  });
  const onSubmit = handleSubmit(async ({ role }) => {
    try {
      show(await changeStaffRole({ id: member.id, role }));
      onDone();
    } catch (error) {
      showFailure(error, setError, []);
    }
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={formState.isSubmitting} className={styles.form}>
        <FormAlert text={formState.errors.root?.message} />
        <RoleOptions register={register} />
        <FormFoot isBusy={formState.isSubmitting} submit={t('saveRole')} onCancel={onDone} />
      </fieldset>
    </form>
  );
}
