'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { saveWebhook, type WebhookRow } from '#lib/api/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { useTypeWords } from './use-type-words.ts';
import styles from './webhooks.module.css';

interface WebhookFormProps {
  side: SellerSide;
  /** Undefined for a new one. */
  hook: WebhookRow | undefined;
  types: readonly string[];
  /** With the secret of a new one. */
  onDone: (secret: string | null) => void;
  onClose: () => void;
}

/** Types of events have dots in their names, which name paths in a form. */
const nameOf = (type: string) => type.replace('.', '_');

/** Where to, and of what. */
export function WebhookForm({ side, hook, types, onDone, onClose }: WebhookFormProps) {
  const t = useTranslations('integrationsWebhooks.form');
  const wordOf = useTypeWords();
  const form = useDecisionForm({
    values: {
      url: hook?.url ?? '',
      name: hook?.name ?? '',
      types: Object.fromEntries(types.map((type) => [nameOf(type), hook?.types.includes(type) ?? false])),
    },
    fields: ['url', 'name'],
    send: ({ types: chosen, ...facts }) =>
      saveWebhook(side, {
        ...facts,
        types: types.filter((type) => chosen[nameOf(type)]),
        ...(hook && { id: hook.id, version: hook.version }),
      }),
    onDone: ({ secret }) => onDone(secret),
    onRefused: ({ fields }) => {
      if (!fields.types) return false;
      form.setError('root', { type: 'server', message: t('typesMissing') });
      return true;
    },
  });
  const { register, control, errors, frame } = form;
  return (
    <Panel title={t(hook ? 'edit' : 'new')}>
      <form noValidate onSubmit={frame.submit}>
        <fieldset disabled={frame.isSubmitting} className={styles.form}>
          <FormAlert text={frame.alert} />
          <div className={styles.pair}>
            <TextInput
              label={t('url')}
              help={t('urlHelp')}
              field={register('url')}
              error={errors.url}
              autoComplete="off"
              maxLength={500}
            />
            <TextInput
              label={t('name')}
              help={t('nameHelp')}
              field={register('name')}
              error={errors.name}
              autoComplete="off"
              maxLength={40}
            />
          </div>
          <fieldset className={styles.types}>
            <legend>{t('types')}</legend>
            {types.map((type) => (
              <CheckInput key={type} label={wordOf(type)} name={`types.${nameOf(type)}`} control={control} />
            ))}
          </fieldset>
          <div className={`wrap-8 ${styles.actions}`}>
            <Button size="small" type="submit" isBusy={frame.isSubmitting}>
              {t('save')}
            </Button>
            <Button look="quiet" size="small" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}
