export interface Heading {
  id: string;
  text: string;
}

/**
 * Gives each h2 of a text an id and lists them, so that a page can show its contents. Ids are numbers: headings in
 * Chinese would make addresses nobody can read aloud.
 */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
