/** A row of data as Next writes it into a page: `self.__next_f.push([1,"…"])`. */
const row = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** Bytes of data that a document hands the browser for its components, before they are packed. */
export async function measureData(address: string): Promise<{ document: number; data: number }> {
  const answer = await fetch(address);
  const html = await answer.text();
  const data = [...html.matchAll(row)].reduce((sum, [, text = '""']) => sum + Buffer.byteLength(JSON.parse(text)), 0);
  return { document: Buffer.byteLength(html), data };
}
