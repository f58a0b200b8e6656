'use client';

import { useTranslations } from 'next-intl';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { changeStaffRole, inviteStaff, type StaffMember } from '#lib/api/store/store-staff.ts';
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
  const form = useForm<InviteValues>({
    resolver: useSchemaResolver<InviteValues>(staffInviteBody),
    defaultValues: { address: '', role: 'sales' },
  });
  const { register } = form;
  const { submit, errors, isSubmitting } = useSending(form, {
    fields: ['address'],
    send: inviteStaff,
    onDone: (staff) => {
      show(staff);
      onDone();
    },
    isLeaving: true,
  });
  return (
    <form noValidate onSubmit={submit}>
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
  const { register, submit, errors, isSubmitting } = useDecisionForm<{ role: StoreStaffRole }>({
    values: { role: member.role === 'owner' ? 'manager' : member.role },
    fields: [],
    send: ({ role }) => changeStaffRole({ id: member.id, role }).then(show),
    onDone,
    isLeaving: true,
  });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.form}>
        <FormAlert text={errors.root?.message} />
        <RoleOptions register={register} />
        <FormFoot isBusy={isSubmitting} submit={t('saveRole')} onCancel={onDone} />
      </fieldset>
    </form>
  );
}
