import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import InsertLink from '@mui/icons-material/InsertLink';
import Redo from '@mui/icons-material/Redo';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

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
