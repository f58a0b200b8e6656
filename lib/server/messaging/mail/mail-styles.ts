import type { Palettes } from '#lib/contract/site/palette.ts';

/** The shop's colours at the elements, because readers of mail know no variables and no style sheets. */
const fonts =
  "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** At the elements: some readers drop everything else. */
export const inlineStyles = ({ light }: Palettes) => ({
  body: `margin:0;padding:0;background:${light.paper};font-family:${fonts};-webkit-text-size-adjust:100%`,
  // What lists of mail show behind the subject.
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  ground: `width:100%;border-collapse:collapse;background:${light.paper}`,
  around: 'padding:32px 16px;text-align:center',
  column: 'width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0;text-align:left',
  site: `padding:0 4px 16px;font-size:16px;line-height:28px;font-weight:600;color:${light.ink}`,
  mark: 'vertical-align:top;border:0;margin-right:8px;border-radius:6px',
  sheet: `padding:32px 28px 16px;background:${light.raised};border:1px solid ${light.line};border-radius:10px`,
  title: `margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:600;color:${light.ink}`,
  text: `margin:0 0 16px;font-size:16px;line-height:1.65;color:${light.ink};word-break:break-word`,
  code: `margin:8px 0 20px;font-size:36px;line-height:1.25;font-weight:600;letter-spacing:8px;color:${light.primary}`,
  buttonRow: 'margin:8px 0 16px',
  button: `display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:${light.onPrimary};background:${light.primaryFill};border-radius:6px;text-decoration:none;word-break:break-all`,
  small: `margin:0 0 16px;font-size:14px;line-height:1.6;color:${light.ink3}`,
  link: `color:${light.primary};word-break:break-all`,
  footer: `padding:16px 4px 0;font-size:12px;line-height:1.6;color:${light.ink3}`,
});

export type InlineStyles = ReturnType<typeof inlineStyles>;

/** For those who read at night; it has to win over what stands at the elements. */
export const darkStyles = ({ dark }: Palettes): string =>
  `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.paper{background:${dark.paper}!important}.sheet{background:${dark.raised}!important;border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.ink3}!important}.code,.link{color:${dark.primary}!important}.button{background:${dark.primaryFill}!important;color:${dark.onPrimary}!important}}`;
