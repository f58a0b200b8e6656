'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { type AnswerTemplate, type DeskSide, templatesQuery } from '#lib/api/quotation/seller-answers.ts';
import type { OfferPartsProps } from './offer-lines.tsx';
import { termsOfTemplate, typedOver } from './offer-template.ts';
import { TemplateDialog } from './template-dialog.tsx';
import styles from './templates.module.css';

/** Kept terms: fills the form with some, asking before anything typed goes, and keeps those of the form. */
export function TemplateBar({ side, values, start, onChange }: OfferPartsProps & { side: DeskSide }) {
  const t = useTranslations('quotationStore.templates');
  const fields = useTranslations('quotationStore.offer.fields');
  const id = useId();
  const query = useQuery(templatesQuery(side));
  const list = query.data?.list ?? [];
  const [pending, setPending] = useState<AnswerTemplate>();
  const [isKeeping, setKeeping] = useState(false);
  const apply = (template: AnswerTemplate) => {
    onChange(termsOfTemplate(template, Date.now()));
    setPending(undefined);
  };
  const choose = (chosen: string) => {
    const template = list.find((each) => String(each.id) === chosen);
    if (!template) return;
    if (typedOver(termsOfTemplate(template, Date.now()), values, start).length > 0) setPending(template);
    else apply(template);
  };
  const lost = pending ? typedOver(termsOfTemplate(pending, Date.now()), values, start) : [];
  return (
    <div className={`wrap-8 ${styles.templates}`}>
      {list.length > 0 && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {t('apply')}
          </label>
          <select id={id} value="" onChange={({ target }) => choose(target.value)}>
            <option value="">{t('apply')}</option>
            {list.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </>
      )}
      <Button look="secondary" size="small" onClick={() => setKeeping(true)}>
        {t('keep')}
      </Button>
      {pending && (
        <ConfirmDialog
          title={t('overTitle', { name: pending.name })}
          text={t('overText', { fields: lost.map((field) => fields(field)).join(t('and')) })}
          confirm={t('overConfirm')}
          onConfirm={() => apply(pending)}
          onClose={() => setPending(undefined)}
        />
      )}
      {isKeeping && <TemplateDialog side={side} list={list} values={values} onClose={() => setKeeping(false)} />}
    </div>
  );
}
