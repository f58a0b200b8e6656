/** Hands a file to the browser to keep, as a download under its name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address after the click; it is given back once it surely has.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
