import { sql } from 'drizzle-orm';
import { addTerms } from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';

const syllables =
  'ba be bi bo da de di do ga ge ka ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se ta te to'.split(' ');
const characters = [
  ...'打印机名片卡纸牛皮箱包装盒标签贴办公桌椅柜书架灯笔墨粉布线网络空调清洁搬家安装铜版画册海报横幅手提袋信封本夹钉胶带剪刀尺',
];

/** Words that a shop of this size would have and that the generated products, made from few, have not. */
export async function fillVocabulary(ctx: ServerContext, count: number): Promise<void> {
  const words = Array.from({ length: count }, (_, place) =>
    place % 2 === 0 ? spell(syllables, place, 3 + (place % 3)) : spell(characters, place, 2 + (place % 3)),
  );
  await addTerms(ctx.db, words);
  await ctx.db.execute(sql`update search_terms set products = 1 where products = 0`);
  await ctx.db.execute(sql`vacuum analyze search_terms`);
}

/** Always the same word of so many parts for a number. */
function spell(parts: string[], seed: number, length: number): string {
  let rest = (seed * 2_654_435_761) % 4_294_967_296;
  return Array.from({ length }, () => {
    const part = parts[rest % parts.length] ?? '';
    rest = Math.floor(rest / parts.length) + seed;
    return part;
  }).join('');
}
