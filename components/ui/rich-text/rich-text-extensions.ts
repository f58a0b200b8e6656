import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkTarget } from './link-target.ts';

/** What `cleanHtml` of the server keeps. Anything else that is pasted loses its form and keeps its words. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isLinkTarget(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** The editor always ends in a paragraph to write into; an empty one is no part of the text. */
export function withoutEmptyEnd(html: string): string {
  return html.replace(/(<p><\/p>\s*)+$/, '');
}
