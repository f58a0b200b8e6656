/** A chosen file as base64; undefined where it has more bytes than that. Rejects where the browser cannot read it. */
export async function readAsBase64(file: File, maxBytes: number): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
