'use client';

import Skeleton from '@mui/material/Skeleton';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import type { FieldError } from 'react-hook-form';
import { FieldFrame } from '../form/field-frame.tsx';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** The editor's library is large and comes after the page; its place is kept. */
const RichTextEditor = dynamic(() => import('./rich-text-editor.tsx').then((module) => module.RichTextEditor), {
  ssr: false,
  loading: () => <Skeleton variant="rounded" className={styles.waiting} />,
});

interface RichTextInputProps extends Omit<RichTextEditorProps, 'id' | 'noteId' | 'isInvalid'> {
  help?: string;
  error?: FieldError | undefined;
}

/**
 * Formatted text without writing HTML: headings, lists, emphasis and links, on paste too. It holds what `cleanHtml` of the
 * server keeps and nothing else; what is in a text already is never lost, whether the toolbar offers it or not.
 */
export function RichTextInput({ label, help, error, ...editor }: RichTextInputProps) {
  const id = useId();
  const noteId = error || help ? `${id}-note` : undefined;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <RichTextEditor id={id} label={label} noteId={noteId} isInvalid={Boolean(error)} {...editor} />
    </FieldFrame>
  );
}
