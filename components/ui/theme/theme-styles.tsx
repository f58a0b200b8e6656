import { themeCss } from './theme-css.ts';

/** The tokens as CSS variables, in the head of every page. */
export function ThemeStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own constants; escaping would break selectors
  return <style dangerouslySetInnerHTML={{ __html: themeCss }} />;
}
