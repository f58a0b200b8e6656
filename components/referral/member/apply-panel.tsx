'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useKeptForm } from '#components/work/decisions/use-kept-form.ts';
import { applyToPromote, type ReferralOverview } from '#lib/api/referral/member-recommend.ts';
import { applyBody } from '#lib/contract/referral/member-recommend.ts';
import styles from './recommend.module.css';

/** Asks to promote; whoever was turned down begins with what was said before. */
export function ApplyPanel({ standing: { plan, status } }: Pick<ReferralOverview, 'standing'>) {
  const t = useTranslations('referral.apply');
  const { input, errors, submit, isSubmitting } = useKeptForm({
    draft: 'referral-plan',
    schema: applyBody,
    values: { plan },
    fields: ['plan'],
    send: applyToPromote,
    onDone: () => undefined,
  });
  return (
    <Panel title={t('title')} text={t('text')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.apply}>
          <FormAlert text={errors.root?.message} />
          <TextInput label={t('plan')} help={t('planHelp')} {...input('plan')} maxLength={500} multiline minRows={3} />
          <Button isBusy={isSubmitting} type="submit" className="justify-self-start">
            {t(status === 'rejected' ? 'again' : 'send')}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}
