import sanitizeHtml from 'sanitize-html';

/** Addresses a text may lead to: pages of the shop and other sites, mail and telephone; nothing that runs. */
const schemes = ['https', 'http', 'mailto', 'tel'];

/**
 * Keeps of a text what pages and product descriptions are made of and drops the rest: scripts, styles, classes, frames.
 * Everything that is stored as HTML passes here on its way in, so that whoever shows it need not ask.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'].concat(
      'table caption thead tbody tr th td'.split(' '),
    ),
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  }).trim();
}

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a text that may hold markup or character references reads as, in one line: `<b>Bread &amp; butter</b>` is `Bread & butter`. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const apart = html.replace(/<\/?(?:br|p|li|div|h[1-6]|tr|td)(?=[\s/>])[^>]*>/gi, ' ');
  const plain = sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} });
  return plain.replace(/&(?:amp|lt|gt|quot);/g, (reference) => escaped[reference] ?? reference).trim();
}
