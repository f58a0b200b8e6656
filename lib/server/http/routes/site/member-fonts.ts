import { undrawable } from '#lib/contract/site/member-fonts.ts';
import { codeOf, findUndrawable } from '#lib/server/kernel/drawing/drawable-text.ts';
import { type App, serve } from '../../serve.ts';

/** What the fonts of documents and posters lack. */
export function registerFonts(app: App): void {
  serve(app, undrawable, {
    guard: 'login',
    run: async ({ query: { text } }) => ({
      list: findUndrawable(text).map((character) => ({ character, code: codeOf(character.codePointAt(0) ?? 0) })),
    }),
  });
}
