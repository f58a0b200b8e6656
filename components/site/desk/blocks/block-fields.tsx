'use client';

import type { Field, Fields, StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ColumnsField } from './columns-field.tsx';
import { useBlockWords } from './field-words.ts';
import { ListField } from './list-field.tsx';
import type { Place } from './page-draft.ts';
import { PictureField, VideoField } from './picture-field.tsx';
import { ChoiceField, CountField, FlagField, LinkField } from './plain-fields.tsx';
import { RecordField, RecordsField } from './records-field.tsx';
import { TextsField } from './texts-field.tsx';

interface BlockFieldsProps {
  fields: Fields;
  values: Record<string, unknown>;
  /** Where `values` stand. */
  place: Place;
}

/** The fields of a block, or of a row of a list in it, as their kinds are edited. */
export function BlockFields({ fields, values, place }: BlockFieldsProps) {
  return Object.entries(fields)
    .filter(([name]) => isAsked(name, values))
    .map(([name, field]) => (
      <OneField key={name} name={name} field={field} place={[...place, name]} value={values[name]} />
    ));
}

/** Of a row of products only what its source needs. */
function isAsked(name: string, { source }: Record<string, unknown>): boolean {
  if (source === undefined) return true;
  if (name === 'category') return source === 'category';
  return name !== 'products' || source === 'chosen';
}

interface OneFieldProps {
  name: string;
  field: Field;
  place: Place;
  value: unknown;
}

function OneField({ name, field, place, value }: OneFieldProps) {
  const words = useBlockWords();
  const label = words.field(name);
  const help = words.help(name);
  const shared = { label, help, place };
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'html':
      return <TextsField {...shared} kind={field.kind} max={field.max} value={value as Texts} />;
    case 'link':
      return <LinkField {...shared} value={(value as string) ?? ''} />;
    case 'flag':
      return <FlagField {...shared} value={value === true} />;
    case 'count':
      return <CountField {...shared} field={field} value={(value as number) ?? field.usual} />;
    case 'choice':
      return <ChoiceField {...shared} name={name} field={field} value={(value as string) ?? field.of[0] ?? ''} />;
    case 'picture':
      return <PictureField label={label} place={place} value={value as StoredPicture | null} />;
    case 'video':
      return <VideoField label={label} place={place} value={(value as string) ?? ''} />;
    case 'category':
      return <RecordField {...shared} value={(value as number) ?? 0} />;
    case 'categories':
    case 'products':
      return <RecordsField {...shared} kind={field.kind} value={(value as number[]) ?? []} />;
    case 'list':
      return (
        <ListField
          label={label}
          place={place}
          field={field}
          rows={(value as Record<string, unknown>[]) ?? []}
          drawRow={(row, rowPlace) => <BlockFields fields={field.of} values={row} place={rowPlace} />}
        />
      );
    case 'columns':
      return <ColumnsField place={place} />;
  }
}
