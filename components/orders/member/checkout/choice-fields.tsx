'use client';

import { useTranslations } from 'next-intl';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** What the seller should know; for a service also when it would suit. */
export function ChoiceFields({ form, hasService }: { form: Checkout['form']; hasService: boolean }) {
  const t = useTranslations('orders.checkout');
  const { errors } = form.formState;
  return (
    <Panel title={t('choices')}>
      <div className={styles.fields}>
        {hasService && (
          <TextInput
            label={t('serviceTime')}
            help={t('serviceTimeHelp')}
            field={form.register('service_time')}
            error={errors.service_time}
            autoComplete="off"
            maxLength={100}
          />
        )}
        <TextInput
          label={t('note')}
          help={t('noteHelp')}
          field={form.register('note')}
          error={errors.note}
          autoComplete="off"
          multiline
          minRows={2}
          maxLength={500}
        />
      </div>
    </Panel>
  );
}
