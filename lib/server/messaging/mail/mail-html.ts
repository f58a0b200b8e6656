import type { Palettes } from '#lib/contract/site/palette.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import type { MailPart } from './mail-parts.ts';
import { darkStyles, type InlineStyles, inlineStyles } from './mail-styles.ts';

interface MailFrame {
  locale: Locale;
  site: string;
  title: string;
  parts: MailPart[];
  /** What the button of an address says, and what stands before the address below it. */
  action: { label: string; otherwise: string };
  footer: string;
  palettes: Palettes;
  /** Where readers fetch the shop's icon. Missing: nobody outside can, and the mail has none. */
  icon?: string | undefined;
}

/** A mail as HTML with the shop's look: tables and styles at the elements, as readers of mail want them. No script, no font. */
export function renderMail({ locale, site, title, parts, action, footer, palettes, icon }: MailFrame): string {
  const inline = inlineStyles(palettes);
  // Behind the greeting.
  const [, lead] = parts.flatMap((part) => (part.kind === 'text' || part.kind === 'code' ? part.lines : []));
  const rows = parts.map((part) => renderPart(part, { action, inline })).join('\n');
  return `<!doctype html>
<html lang="${bcp47[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${darkStyles(palettes)}</style>
</head>
<body class="paper" style="${inline.body}">
<div style="${inline.preview}">${escapeMarkup(lead ?? title)}</div>
<table role="presentation" class="paper" style="${inline.ground}"><tr><td style="${inline.around}">
<table role="presentation" style="${inline.column}">
<tr><td class="ink" style="${inline.site}">${renderMark(icon, inline)}${escapeMarkup(site)}</td></tr>
<tr><td class="sheet" style="${inline.sheet}">
<h1 class="ink" style="${inline.title}">${escapeMarkup(title)}</h1>
${rows}
</td></tr>
<tr><td class="quiet" style="${inline.footer}">${escapeMarkup(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderMark(icon: string | undefined, inline: InlineStyles): string {
  return icon ? `<img src="${escapeMarkup(icon)}" width="28" height="28" alt="" style="${inline.mark}">` : '';
}

interface Dressing {
  action: MailFrame['action'];
  inline: InlineStyles;
}

function renderPart(part: MailPart, { action, inline }: Dressing): string {
  switch (part.kind) {
    case 'text':
      return renderLines(part.lines, inline);
    case 'code':
      return `${renderLines(part.lines, inline)}\n<p class="ink code" style="${inline.code}">${escapeMarkup(part.code)}</p>`;
    case 'action':
      return renderAction(part.address, { action, inline });
    case 'files':
      return part.files.map(({ name, address }) => renderButton(address, name, inline)).join('\n');
  }
}

function renderLines(lines: string[], inline: InlineStyles): string {
  return `<p class="ink" style="${inline.text}">${lines.map(escapeMarkup).join('<br>')}</p>`;
}

function renderAction(address: string, { action: { label, otherwise }, inline }: Dressing): string {
  return `${renderButton(address, label, inline)}
<p class="quiet" style="${inline.small}">${escapeMarkup(otherwise)}<br><a class="link" href="${escapeMarkup(address)}" style="${inline.link}">${escapeMarkup(address)}</a></p>`;
}

function renderButton(address: string, label: string, inline: InlineStyles): string {
  return `<p style="${inline.buttonRow}"><a class="button" href="${escapeMarkup(address)}" style="${inline.button}">${escapeMarkup(label)}</a></p>`;
}
