/** The shop's colours (paper, ink, teal), repeated here because readers of mail know no variables and no style sheets. */
const fonts =
  "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** At the elements: some readers drop everything else. */
export const inline = {
  body: `margin:0;padding:0;background:#FBFAF7;font-family:${fonts};-webkit-text-size-adjust:100%`,
  // What lists of mail show behind the subject.
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  ground: 'width:100%;border-collapse:collapse;background:#FBFAF7',
  around: 'padding:32px 16px;text-align:center',
  column: 'width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0;text-align:left',
  site: 'padding:0 4px 16px;font-size:16px;line-height:28px;font-weight:600;color:#1B1F24',
  mark: 'vertical-align:top;border:0;margin-right:8px;border-radius:6px',
  sheet: 'padding:32px 28px 16px;background:#FFFFFF;border:1px solid #E3DFD6;border-radius:10px',
  title: 'margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:600;color:#1B1F24',
  text: 'margin:0 0 16px;font-size:16px;line-height:1.65;color:#1B1F24;word-break:break-word',
  code: 'margin:8px 0 20px;font-size:36px;line-height:1.25;font-weight:600;letter-spacing:8px;color:#0F5B5E',
  buttonRow: 'margin:8px 0 16px',
  button:
    'display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;background:#0F5B5E;border-radius:6px;text-decoration:none;word-break:break-all',
  small: 'margin:0 0 16px;font-size:14px;line-height:1.6;color:#666B70',
  link: 'color:#0F5B5E;word-break:break-all',
  footer: 'padding:16px 4px 0;font-size:12px;line-height:1.6;color:#666B70',
} as const;

/** For those who read at night; it has to win over what stands at the elements. */
export const darkStyles = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.paper{background:#121417!important}.sheet{background:#1A1D21!important;border-color:#2E3237!important}.ink{color:#ECEAE5!important}.quiet{color:#96999C!important}.code,.link{color:#7CC7C3!important}.button{background:#7CC7C3!important;color:#0B2323!important}}`;
