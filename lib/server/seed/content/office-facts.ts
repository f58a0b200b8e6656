import type { SeedProduct, Texts } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';

/** A specification row under a shared label; figures read the same in both languages, so English may be left out. */
export function fact(label: Texts, zhCn: string, en: string = zhCn): SeedProduct['specifications'][number] {
  return { label, value: texts(zhCn, en) };
}

/** An option and its values; a value that reads the same in both languages is given once. */
export function option(
  key: string,
  name: Texts,
  values: Record<string, string | [zhCn: string, en: string]>,
): SeedProduct['options'][number] {
  return {
    key,
    name,
    values: Object.entries(values).map(([valueKey, value]) => ({
      key: valueKey,
      name: typeof value === 'string' ? texts(value, value) : texts(...value),
    })),
  };
}

/** Labels of specification rows that many products share, so that the same fact has one name in the whole shop. */
export const label = {
  capacity: texts('容量', 'Capacity'),
  certification: texts('认证与标准', 'Standards'),
  colour: texts('颜色', 'Colour'),
  connection: texts('接口', 'Connections'),
  content: texts('包装内含', 'In the box'),
  delivery: texts('配送与安装', 'Delivery and assembly'),
  duration: texts('作业时长', 'Time on site'),
  excluded: texts('不含', 'Not included'),
  included: texts('包含', 'Included'),
  load: texts('承重', 'Load'),
  material: texts('材质', 'Material'),
  minimum: texts('起订', 'Minimum order'),
  noise: texts('噪声', 'Noise'),
  packing: texts('包装', 'Packing'),
  power: texts('功率', 'Power'),
  preparation: texts('需您准备', 'To prepare'),
  region: texts('服务区域', 'Area served'),
  size: texts('尺寸', 'Dimensions'),
  speed: texts('速度', 'Speed'),
  staff: texts('人员', 'Crew'),
  surface: texts('表面处理', 'Surface'),
  use: texts('适用场景', 'Suited to'),
  warranty: texts('质保', 'Warranty'),
  weight: texts('重量', 'Weight'),
} as const;
