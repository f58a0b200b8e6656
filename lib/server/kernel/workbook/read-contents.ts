import path from 'node:path/posix';
import type { Package } from './open-package.ts';
import { walkXml } from './walk-xml.ts';
import { workbookLimits } from './workbook-limits.ts';
import { type RefusalReason, WorkbookRefusal } from './workbook-refusal.ts';

export interface Contents {
  /** Those that people see, in the order of their tabs. */
  sheets: { name: string; part: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
  /** Days are counted from 1904, as old Macs did. */
  isFrom1904: boolean;
}

interface Relation {
  id: string;
  /** The last word of its type, which both editions of the standard share. */
  type: string;
  part: string;
}

/** What is where in a workbook. Throws a `WorkbookRefusal`. */
export async function readContents(file: Package): Promise<Contents> {
  const root = '_rels/.rels';
  if (!file.has(root)) throw new WorkbookRefusal(kindOfPackage(file));
  const workbook = (await readRelations(file, root)).find(({ type }) => type === 'officeDocument')?.part;
  if (!workbook?.endsWith('.xml') || !file.has(workbook)) throw new WorkbookRefusal(kindOfPackage(file));
  const { dir, base } = path.parse(workbook);
  const relations = await readRelations(file, path.join(dir, '_rels', `${base}.rels`));
  const { sheets, isFrom1904, isWorkbook } = await readSheets(file, workbook);
  if (!isWorkbook) throw new WorkbookRefusal(kindOfPackage(file));
  const known = sheets.flatMap(({ name, isHidden, id }) => {
    const relation = relations.find((each) => each.id === id && each.type === 'worksheet');
    return relation && file.has(relation.part) ? [{ name, isHidden, part: relation.part }] : [];
  });
  if (known.length > workbookLimits.sheets) throw new WorkbookRefusal('too_big');
  const seen = known.filter(({ isHidden }) => !isHidden);
  const partOf = (requested: string) => relations.find(({ type, part }) => type === requested && file.has(part))?.part;
  return {
    sheets: (seen.length > 0 ? seen : known).map(({ name, part }) => ({ name, part })),
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    isFrom1904,
  };
}

/** What else is packed like a workbook. */
function kindOfPackage({ names }: Package): RefusalReason {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/)) return 'binary';
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'open_document';
  if (has(/\.iwa$|^index\.zip$/)) return 'numbers';
  if (has(/^(?:word|ppt)\//)) return 'document';
  return has(/\.(?:csv|txt|xlsx?|pdf|zip)$/) ? 'archive' : 'format';
}

async function readRelations(file: Package, part: string): Promise<Relation[]> {
  const folder = path.dirname(path.dirname(part));
  const relations: Relation[] = [];
  await walkXml(file.read(part), {
    open: (element, attribute) => {
      const target = attribute('Target');
      if (element !== 'Relationship' || !target) return;
      const place = target.startsWith('/') ? target : path.join('/', folder, target);
      const type = attribute('Type')?.split('/').at(-1) ?? '';
      relations.push({ id: attribute('Id') ?? '', type, part: path.normalize(place).slice(1) });
    },
  });
  return relations;
}

async function readSheets(file: Package, part: string) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let [isFrom1904, isWorkbook] = [false, false];
  await walkXml(file.read(part), {
    open: (element, attribute) => {
      if (element === 'workbook') isWorkbook = true;
      if (element === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (element !== 'sheet') return;
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attribute('name') ?? '', id: attribute(':id') ?? '', isHidden });
    },
  });
  return { sheets, isFrom1904, isWorkbook };
}
