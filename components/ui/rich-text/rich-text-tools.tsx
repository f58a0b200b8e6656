import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { FormatBold } from '#components/ui/material-icons/format-bold.tsx';
import { FormatItalic } from '#components/ui/material-icons/format-italic.tsx';
import { FormatListBulleted } from '#components/ui/material-icons/format-list-bulleted.tsx';
import { FormatListNumbered } from '#components/ui/material-icons/format-list-numbered.tsx';
import { FormatQuote } from '#components/ui/material-icons/format-quote.tsx';
import { InsertLink } from '#components/ui/material-icons/insert-link.tsx';
import { Redo } from '#components/ui/material-icons/redo.tsx';
import { TableChartOutlined as TableChart } from '#components/ui/material-icons/table-chart-outlined.tsx';
import { Undo } from '#components/ui/material-icons/undo.tsx';

type ToolName =
  | 'undo'
  | 'redo'
  | 'chapter'
  | 'heading'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'table'
  | 'link'
  | 'rowAdd'
  | 'rowRemove'
  | 'columnAdd'
  | 'columnRemove'
  | 'tableRemove';

export interface RichTextTool {
  key: ToolName;
  /** Where no picture says it, the words stand there. */
  icon?: ReactNode;
  run: (editor: Editor) => void;
  /** Absent for what does something once. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const size = { fontSize: 20 } as const;

const always: RichTextTool[] = [
  {
    key: 'heading',
    icon: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    key: 'bold',
    icon: <FormatBold sx={size} />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: <FormatItalic sx={size} />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    key: 'bullets',
    icon: <FormatListBulleted sx={size} />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    icon: <FormatListNumbered sx={size} />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
];

const chapter: RichTextTool = {
  key: 'chapter',
  icon: 'H2',
  run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  isActive: (editor) => editor.isActive('heading', { level: 2 }),
};

const ofPages: RichTextTool[] = [
  {
    key: 'quote',
    icon: <FormatQuote sx={size} />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'table',
    icon: <TableChart sx={size} />,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    isPossible: (editor) => !editor.isActive('table'),
  },
];

const history: RichTextTool[] = [
  {
    key: 'undo',
    icon: <Undo sx={size} />,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    key: 'redo',
    icon: <Redo sx={size} />,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

export const linkTool: Omit<RichTextTool, 'run'> = {
  key: 'link',
  icon: <InsertLink sx={size} />,
  isActive: (editor) => editor.isActive('link'),
};

/** Shown while one writes in a table. */
export const tableTools: RichTextTool[] = [
  { key: 'rowAdd', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { key: 'rowRemove', run: (editor) => editor.chain().focus().deleteRow().run() },
  { key: 'columnAdd', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { key: 'columnRemove', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { key: 'tableRemove', run: (editor) => editor.chain().focus().deleteTable().run() },
];

export function toolsFor(isPage: boolean): RichTextTool[] {
  return isPage ? [...history, chapter, ...always, ...ofPages] : [...history, ...always];
}
