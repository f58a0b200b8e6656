import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { joinSentences } from '#lib/i18n/join-sentences.ts';
import { useUndrawnNote } from './use-undrawn-note.ts';

type DrawnInputProps<Values extends FieldValues, Sent> = ComponentProps<typeof TextInput> & {
  control: Control<Values, unknown, Sent>;
};

/** A text that will stand on a document or a poster: what no font has is named below it, and keeps nothing from being saved. */
export function DrawnInput<Values extends FieldValues, Sent = Values>({
  control,
  ...input
}: DrawnInputProps<Values, Sent>) {
  const locale = useLocale();
  const text: unknown = useWatch({ control, name: input.field.name as FieldPath<Values> });
  const note = useUndrawnNote(typeof text === 'string' ? text : undefined);
  return <TextInput {...input} help={joinSentences(locale, [note, input.help])} />;
}
