'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import styles from './rich-text.module.css';
import { linkTool, type RichTextTool, tableTools, toolsFor } from './rich-text-tools.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  isPage: boolean;
  isDisabled: boolean;
}

/** One stop of the Tab key; the arrows go from tool to tool. */
export function RichTextToolbar({ editor, label, isPage, isDisabled }: RichTextToolbarProps) {
  const t = useTranslations('ui.richText');
  const [isLinking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const link: RichTextTool = { ...linkTool, run: () => setLinking(true) };
  const tools = [...toolsFor(isPage), link, ...(isInTable ? tableTools : [])];
  const states = useToolStates(editor, tools);
  const entry = Math.min(current, tools.length - 1);
  return (
    <>
      <div role="toolbar" aria-label={t('tools', { label })} className={styles.toolbar} onKeyDown={moveFocus}>
        {tools.map((tool, index) => (
          <button
            key={tool.key}
            type="button"
            className={styles.tool}
            title={t(tool.key)}
            aria-pressed={tool.isActive ? (states[index]?.isActive ?? false) : undefined}
            tabIndex={index === entry ? 0 : -1}
            disabled={isDisabled}
            aria-disabled={!states[index]?.isPossible || undefined}
            onFocus={() => setCurrent(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => states[index]?.isPossible && tool.run(editor)}
          >
            {tool.icon && <span aria-hidden="true">{tool.icon}</span>}
            <span className={tool.icon ? 'visually-hidden' : undefined}>{t(tool.key)}</span>
          </button>
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

function useToolStates(editor: Editor, tools: RichTextTool[]) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isActive, isPossible }) => ({
        isActive: isActive?.(now) ?? false,
        isPossible: isPossible?.(now) ?? true,
      })),
  });
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  tools.at((at + step) % tools.length)?.focus();
}
