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
