'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Guarded } from '#components/layout/guarded.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { MediaPicker } from '#components/work/media/media-picker.tsx';
import { locales } from '#lib/i18n/locales.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { CellInput } from './cell-input.tsx';
import { errorAt } from './error-at.ts';
import type { Previews, ProductValues } from './form-values.ts';
import { PictureUpload } from './picture-upload.tsx';
import pictures from './pictures.module.css';
import { RowTools } from './row-tools.tsx';
import rows from './rows.module.css';
import { ShownChoicesCells } from './shown-choices-cells.tsx';
import { useShownQuestions } from './use-shown-questions.ts';

interface PicturesSectionProps {
  /** Missing: a new one. */
  product: number | undefined;
  previews: Previews;
  onPrepared: (fileId: number, picture: Previews[string]) => void;
}

const maxPictures = 20;

/** Pictures in their order, by dragging or by the arrows; the first is the main one. */
export function PicturesSection({ product, previews, onPrepared }: PicturesSectionProps) {
  const questions = useShownQuestions(product);
  const t = useTranslations('catalogueDesk.product');
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'pictures', keyName: 'row' });
  const [dragged, setDragged] = useState<number>();
  const add = (fileId: number, picture: Previews[string]) => {
    onPrepared(fileId, picture);
    append({ file_id: fileId, alt: noTexts, shows: {} }, { shouldFocus: false });
  };
  const drop = (event: DragEvent, to: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged !== to) move(dragged, to);
    setDragged(undefined);
  };
  return (
    <Panel title={t('pictures')} text={t('picturesHelp')}>
      <div className="stack-16">
        {fields.map((field, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way beside the buttons
          <div
            key={field.row}
            className={pictures.picture}
            data-dragged={dragged === index || undefined}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <span className={pictures.preview}>
              <Picture picture={previews[field.file_id] ?? null} sizes="96px" isDecorative />
              {index === 0 && <span className={pictures.main}>{t('mainPicture')}</span>}
            </span>
            <div className={pictures.facts}>
              <AltCells index={index} />
              <ShownChoicesCells index={index} questions={questions} />
            </div>
            <RowTools
              name={t('pictureNumber', { number: index + 1 })}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={remove}
            />
          </div>
        ))}
        {fields.length < maxPictures && (
          <Guarded node="operator/product/edit">
            <PictureUpload
              room={maxPictures - fields.length}
              onPrepared={({ file_id: fileId, picture }) => add(fileId, picture)}
            />
            <MediaPicker kinds={['picture']} isSized onChoose={({ id, picture }) => picture && add(id, picture)} />
          </Guarded>
        )}
      </div>
    </Panel>
  );
}

function AltCells({ index }: { index: number }) {
  const t = useTranslations('catalogueDesk.product');
  const { register, formState } = useFormContext<ProductValues>();
  const refused = errorAt(formState.errors, `pictures.${index}.file_id`);
  return (
    <div className={rows.pairs}>
      {locales.map((locale) => (
        <CellInput
          key={locale}
          label={t('inLanguage', { label: t('alt'), language: t(`language.${locale}`) })}
          field={register(`pictures.${index}.alt.${locale}`)}
          error={errorAt(formState.errors, `pictures.${index}.alt.${locale}`)}
          maxLength={200}
        />
      ))}
      {refused && (
        <p className="fault" data-fault tabIndex={-1}>
          {refused.message}
        </p>
      )}
    </div>
  );
}
