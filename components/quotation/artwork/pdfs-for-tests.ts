import { deflateSync } from 'node:zlib';

interface Page {
  boxes: string;
}

/** Objects of a document by number, from 1: a catalogue, its pages, each with what its boxes say. */
export function documentOf(pages: Page[], tree = ''): string[] {
  const kids = pages.map((_, index) => `${index + 3} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] ${tree} >>`,
    ...pages.map(({ boxes }) => `<< /Type /Page /Parent 2 0 R /Title (a \\) >> b) ${boxes} >>`),
  ];
}

/** With a table of references, as most programs write it. */
export function plainPdf(objects: string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** Everything in a stream of objects, found by a stream of references whose rows are differences. */
export function packedPdf(objects: string[]): Buffer {
  let [index, body] = ['', ''];
  objects.forEach((object, at) => {
    index += `${at + 1} ${body.length} `;
    body += `${object} `;
  });
  const packed = deflateSync(Buffer.from(index + body, 'latin1'));
  const streamNumber = objects.length + 1;
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${index.length} /Filter /FlateDecode /Length ${packed.length + 1} >>`;
  const head = Buffer.from(`%PDF-1.5\n${streamNumber} 0 obj\n${dictionary}\nstream\r\n`, 'latin1');
  const start = Buffer.concat([head, packed, Buffer.from('\n\nendstream\nendobj\n')]);
  const rows = [[0, 0, 0], ...objects.map((_, at) => [2, streamNumber, at]), [1, 9, 0]];
  const table = deflateSync(differences(rows));
  const parms = '/DecodeParms << /Predictor 12 /Columns 3 >>';
  const tableHead = `${streamNumber + 1} 0 obj\n<< /Type /XRef /Size ${rows.length} /W [1 1 1] /Root 1 0 R ${parms} /Filter /FlateDecode /Length ${table.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${start.length}\n%%EOF`;
  return Buffer.concat([start, Buffer.from(tableHead, 'latin1'), table, Buffer.from(end)]);
}

/** Each kind of difference in turn: none, to the left, to what is above, to both. */
function differences(rows: number[][]): Buffer {
  const coded = rows.map((row, y) => {
    const above = rows[y - 1] ?? [0, 0, 0];
    const kind = y % 5;
    const guess = (x: number) => {
      const [left, up, corner] = [row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0];
      const near = left + up - corner;
      const paeth = [left, up, corner].reduce((best, each) =>
        Math.abs(near - each) < Math.abs(near - best) ? each : best,
      );
      return [0, left, up, (left + up) >> 1, paeth][kind] ?? 0;
    };
    return [kind, ...row.map((value, x) => (value - guess(x) + 256) % 256)];
  });
  return Buffer.from(coded.flat());
}

/** A later state of a document that is written behind the earlier one. */
export function amendPdf(before: Buffer, number: number, object: string): Buffer {
  const last = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before.toString('latin1'))?.[1] ?? '0';
  const added = `${number} 0 obj\n${object}\nendobj\n`;
  const at = before.length;
  const table = `xref\n${number} 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 9 /Root 1 0 R /Prev ${last} >>\n`;
  return Buffer.concat([before, Buffer.from(`${added}${table}startxref\n${at + added.length}\n%%EOF`, 'latin1')]);
}
