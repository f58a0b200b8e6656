/** Excel reads UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF';

/** A cell that begins like this would be run as a formula by a spreadsheet; full-width signs by those of East Asia. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const number = /^-?\d+(\.\d+)?$/;

/** One line of a CSV file (RFC 4180), with nothing in it that a spreadsheet would run. */
export function toCsvLine(cells: (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes batch by batch, as fast as it is read. When nobody reads any more the batches stop. */
export function streamCsv(head: string[], batches: AsyncGenerator<(string | number)[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + toCsvLine(head))),
    pull: async (controller) => {
      const { done, value } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value.map(toCsvLine).join('')));
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
}
