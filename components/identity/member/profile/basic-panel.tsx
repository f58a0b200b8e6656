'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { BasicFields } from './basic-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Name, gender, birthday and the like. */
export function BasicPanel() {
  const t = useTranslations('identityAccount.profile.basic');
  const { user } = useMemberCentre();
  const { form, saved, isRestored, submit, undo } = useProfileForm(user);
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty, t('left'));
  return (
    <Panel title={t('title')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className="stack-24">
          <FormAlert text={errors.root?.message} />
          <BasicFields register={form.register} control={form.control} errors={errors} saved={saved} />
          <SaveBar isDirty={isDirty} isRestored={isRestored} isBusy={isSubmitting} onUndo={undo} />
        </fieldset>
      </form>
    </Panel>
  );
}
