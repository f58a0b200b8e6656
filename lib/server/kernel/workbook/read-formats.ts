import type { Package } from './open-package.ts';
import { walkXml } from './walk-xml.ts';

/** How numbers of a style show, by the place of the style; '' for as they are. Throws a `WorkbookRefusal`. */
export async function readFormats(file: Package, part: string): Promise<string[]> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  await walkXml(file.read(part), {
    open: (element, attribute) => {
      if (element === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode')?.slice(0, 255) ?? '');
      if (element === 'cellXfs') isInCells = true;
      if (element === 'xf' && isInCells) styles.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (element) => {
      if (element === 'cellXfs') isInCells = false;
    },
  });
  return styles.map((id) => own.get(id) ?? builtIn(id));
}

/** The formats that workbooks name by number only (ECMA-376, 18.8.30), as far as they matter here. */
const fixed: Record<number, string> = { 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00' };
for (const id of [5, 6, 37, 38, 41, 42]) fixed[id] = '#,##0';
for (const id of [7, 8, 39, 40, 43, 44]) fixed[id] = '#,##0.00';
for (const id of [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58])
  fixed[id] = 'yyyy-mm-dd';
for (const id of [18, 19, 20, 21, 32, 33, 45, 46, 47, 55, 56]) fixed[id] = 'hh:mm:ss';

const builtIn = (id: number): string => fixed[id] ?? '';
