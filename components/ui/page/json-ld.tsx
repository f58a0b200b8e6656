/** Facts for search engines (schema.org). `<` is escaped, so that no text of the shop can end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> | Record<string, unknown>[] }) {
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; a script takes no React children
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
