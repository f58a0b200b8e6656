'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { RichTextInputProps } from '../rich-text-input.tsx';
import styles from './rich-text.module.css';
import { richTextExtensions, withoutEmptyEnd } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextEditorProps extends Omit<RichTextInputProps, 'help' | 'error'> {
  id: string;
  noteId: string | undefined;
  isInvalid: boolean;
}

/** The writing itself. What comes from outside later (another version, a kept draft) replaces what is shown. */
export function RichTextEditor({ value, onChange, focusRef, isDisabled = false, ...rest }: RichTextEditorProps) {
  const { id, label, noteId, isInvalid, lang, isPage = false, onBlur } = rest;
  const shown = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: true,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true' } },
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
    const attributes = { id, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    const state = { 'aria-invalid': String(isInvalid), 'aria-describedby': noteId };
    const given = Object.entries({ ...attributes, ...state }).filter((entry): entry is [string, string] => !!entry[1]);
    editor.setOptions({ editorProps: { attributes: Object.fromEntries(given) } });
  }, [editor, id, lang, label, isInvalid, noteId]);
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
