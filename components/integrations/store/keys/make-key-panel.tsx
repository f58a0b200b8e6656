'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { keyOptionsQuery } from '#lib/api/integrations/keys.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './keys.module.css';
import { type KeyAreaOffer, type NewKeyForm, offerAreas, useNewKey } from './use-new-key.ts';

interface MakeKeyPanelProps {
  side: SellerSide;
  onMade: (key: string) => void;
  onClose: () => void;
}

/** A new key: what it is for, what it may do, and who asks for it. */
export function MakeKeyPanel({ side, onMade, onClose }: MakeKeyPanelProps) {
  const t = useTranslations('integrationsKeys');
  const query = useQuery(keyOptionsQuery(side));
  return (
    <Panel title={t('form.title')} text={t('form.text')}>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ scopes, needs_code: needsCode }) => (
          <KeyForm side={side} areas={offerAreas(scopes)} needsCode={needsCode} onMade={onMade} onClose={onClose} />
        )}
      </QueryView>
    </Panel>
  );
}

const spans = [30, 90, 180, 365, 730];

function KeyForm({ needsCode, ...props }: MakeKeyPanelProps & { areas: KeyAreaOffer[]; needsCode: boolean }) {
  const t = useTranslations('integrationsKeys.form');
  const form = useNewKey(props);
  const { input, frame } = form;
  return (
    <form noValidate onSubmit={frame.submit}>
      <fieldset disabled={frame.isSubmitting} className={styles.form}>
        <FormAlert text={frame.alert} />
        <div className={styles.pair}>
          <TextInput {...input('name')} label={t('name')} help={t('nameHelp')} maxLength={40} autoComplete="off" />
          <SelectInput
            label={t('days')}
            {...input('days')}
            options={spans.map((days) => ({ value: String(days), label: t('span', { days }) }))}
          />
        </div>
        <Areas form={form} side={props.side} areas={props.areas} />
        <div className={styles.pair}>
          <TextInput
            {...input('addresses')}
            label={t('addresses')}
            help={t('addressesHelp')}
            multiline
            minRows={2}
            autoComplete="off"
            maxLength={2000}
          />
          <TextInput
            {...input('per_minute')}
            label={t('perMinute')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        </div>
        <div className={styles.pair}>
          <OwnPasswordInput {...input('password')} label={t('password')} />
          {needsCode && (
            <TextInput
              {...input('code')}
              label={t('code')}
              help={t('codeHelp')}
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </div>
        <div className="wrap-8">
          <Button size="small" type="submit" isBusy={frame.isSubmitting}>
            {t('submit')}
          </Button>
          <Button look="quiet" size="small" onClick={props.onClose}>
            {t('cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

interface AreasProps {
  form: NewKeyForm;
  side: SellerSide;
  areas: readonly KeyAreaOffer[];
}

/** What the key may do, area by area: nothing until somebody says so. */
function Areas({ form: { register, errors }, side, areas }: AreasProps) {
  const t = useTranslations('integrationsKeys');
  const modeOf = (mode: 'read' | 'write') => ({ value: mode, label: t(`modes.${mode}`) });
  return (
    <fieldset className={styles.areas}>
      <legend>{t('form.areas')}</legend>
      {areas.length === 0 && <p className={`text-ink-2 text-14 ${styles.note}`}>{t('form.noAreas')}</p>}
      <div className={styles.grid}>
        {areas.map(({ area, modes }) => (
          <SelectInput
            key={area}
            label={findWords(t, `areas.${side}.${area}`) ?? area}
            field={register(`access.${area}`)}
            options={[{ value: '', label: t('modes.none') }, ...modes.map(modeOf)]}
          />
        ))}
      </div>
      {errors.access?.message && (
        <p role="alert" className="fault">
          {t('form.areasMissing')}
        </p>
      )}
    </fieldset>
  );
}
