'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import styles from './rich-text.module.css';
import { richTextExtensions, withoutEmptyEnd } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export interface RichTextEditorProps {
  id: string;
  noteId: string | undefined;
  isInvalid: boolean;
  label: string;
  /** HTML as the server keeps it; '' for nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Of a form's controller: takes whatever can be focused. */
  focusRef?: (target: { focus: () => void } | null) => void;
  /** Whole pages have chapters, quotations and tables as well. */
  isPage?: boolean;
  isDisabled?: boolean;
  /** Language of the text, for spelling and screen readers. */
  lang?: string;
}

/** The writing itself. What comes from outside later (another version, a kept draft) replaces what is shown. */
export function RichTextEditor({ value, onChange, focusRef, isDisabled = false, ...rest }: RichTextEditorProps) {
  const { label, isInvalid, isPage = false, onBlur } = rest;
  const shown = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: true,
    editorProps: useEditorProps(rest),
    onUpdate: ({ editor: changed }) => {
      shown.current = withoutEmptyEnd(changed.getHTML());
      onChange(shown.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);
  useEffect(() => {
    focusRef?.({ focus: () => editor.commands.focus() });
    return () => focusRef?.(null);
  }, [editor, focusRef]);
  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} isPage={isPage} label={label} isDisabled={isDisabled} />
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}

type Described = Pick<RichTextEditorProps, 'id' | 'label' | 'noteId' | 'isInvalid' | 'lang'>;

/** What tells others than eyes which field this is, and whether something is wrong with it. */
function useEditorProps({ id, label, noteId, isInvalid, lang }: Described) {
  return useMemo(() => {
    const named = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    const state = {
      'aria-invalid': String(isInvalid),
      ...(noteId && { 'aria-describedby': noteId }),
      ...(lang && { lang }),
    };
    return { attributes: { ...named, ...state } };
  }, [id, label, noteId, isInvalid, lang]);
}
