/**
 * A workbook is a packed archive: a few kilobytes can become gigabytes. So what comes out of it is counted as it comes,
 * whatever it says of itself, and reading may take so long and so much memory.
 */
export const workbookLimits = {
  entries: 2000,
  unpackedBytes: 64 * 1024 * 1024,
  /** Between two tags; what is unfinished is read again with each piece. */
  tokenLength: 1024 * 1024,
  sheets: 100,
  sharedStrings: 500_000,
  /** Of all cells together; many cells may show one long text that the file holds once. */
  characters: 8_000_000,
  seconds: 20,
  heapMegabytes: 256,
};
