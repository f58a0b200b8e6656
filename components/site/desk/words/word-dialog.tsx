'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type DeskWord, saveWord } from '#lib/api/site/desk-words.ts';
import { operatorWordSave } from '#lib/contract/site/desk-words.ts';
import { locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, shortName, textFieldsOf, toTextFields } from '#lib/i18n/texts.ts';
import { usePlace } from './use-place.ts';

interface WordDialogProps {
  word: DeskWord;
  onClose: () => void;
}

/** One sentence in all languages side by side, beginning with what is said now. */
export function WordDialog({ word, onClose }: WordDialogProps) {
  const t = useTranslations('siteDesk.words.dialog');
  const languages = useTranslations('siteDesk.words.language');
  const { key, originals, replaced } = word;
  const said = inEachLanguage((locale) => replaced[locale] ?? originals[locale]);
  const { register, errors, frame, setValue } = useDecisionForm({
    schema: operatorWordSave.body,
    values: { key, before: replaced, ...toTextFields('text_', said) },
    fields: textFieldsOf('text_'),
    send: saveWord,
    onDone: onClose,
  });
  const restore = () => {
    for (const locale of locales) setValue(`text_${shortName(locale)}`, originals[locale], { shouldDirty: true });
  };
  const isReplaced = locales.some((locale) => replaced[locale] !== null);
  return (
    <FormDialog title={t('title')} text={<About word={word} />} submit={t('save')} form={frame} onClose={onClose}>
      {locales.map((locale) => {
        const name = `text_${shortName(locale)}` as const;
        return (
          <TextInput
            key={locale}
            label={languages(locale)}
            help={t('help', { text: originals[locale] })}
            multiline
            minRows={2}
            autoComplete="off"
            defaultValue={said[locale]}
            field={register(name)}
            error={errors[name]}
          />
        );
      })}
      {isReplaced && (
        <Button look="quiet" size="small" onClick={restore}>
          {t('restore')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Where it stands, and what has to stay as it is. */
function About({ word: { key, originals } }: Pick<WordDialogProps, 'word'>) {
  const t = useTranslations('siteDesk.words.dialog');
  const place = usePlace();
  const names = [...new Set(originals[locales[0]].match(/\{\w+/gu))].map((name) => `${name}}`).join(' ');
  return (
    <>
      <p>{t('key', { place: place(key), key })}</p>
      {names && <p>{t('values', { names })}</p>}
      <p>{t('empty')}</p>
    </>
  );
}
