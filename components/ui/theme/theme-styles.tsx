import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { defaultThemeCss, writeThemeCss } from './theme-css.ts';

/** The tokens as CSS variables, in the head of every page. A preview puts another sheet in its place by its id. */
export function ThemeStyles({ look }: { look?: ShownLook | undefined }) {
  const css = look ? writeThemeCss(look) : defaultThemeCss;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked colours and our own constants; escaping would break selectors
  return <style id="look" dangerouslySetInnerHTML={{ __html: css }} />;
}
