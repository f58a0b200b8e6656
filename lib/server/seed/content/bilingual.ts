import type { SeedProduct, Texts } from '../seed-types.ts';

/** A text in both languages on one line, so that a product file reads like a catalogue page. */
export const both = (zh: string, en: string): Texts => ({ 'zh-cn': zh, en });

/** A row of the specification table; figures read the same in both languages, so English may be left out. */
export const row = (label: Texts, zh: string, en: string = zh): SeedProduct['specifications'][number] => ({
  label,
  value: both(zh, en),
});

/** An option and its values; a value that reads the same in both languages is given once. */
export function option(
  key: string,
  name: Texts,
  values: Record<string, string | [zh: string, en: string]>,
): SeedProduct['options'][number] {
  return {
    key,
    name,
    values: Object.entries(values).map(([valueKey, value]) => ({
      key: valueKey,
      name: typeof value === 'string' ? both(value, value) : both(...value),
    })),
  };
}

/** Labels of specification rows that many products share, so that the same fact has one name in the whole shop. */
export const label = {
  capacity: both('容量', 'Capacity'),
  certification: both('认证与标准', 'Standards'),
  colour: both('颜色', 'Colour'),
  connection: both('接口', 'Connections'),
  content: both('包装内含', 'In the box'),
  delivery: both('配送与安装', 'Delivery and assembly'),
  duration: both('作业时长', 'Time on site'),
  excluded: both('不含', 'Not included'),
  included: both('包含', 'Included'),
  load: both('承重', 'Load'),
  material: both('材质', 'Material'),
  minimum: both('起订', 'Minimum order'),
  noise: both('噪声', 'Noise'),
  packing: both('包装', 'Packing'),
  power: both('功率', 'Power'),
  preparation: both('需您准备', 'To prepare'),
  region: both('服务区域', 'Area served'),
  size: both('尺寸', 'Dimensions'),
  speed: both('速度', 'Speed'),
  staff: both('人员', 'Crew'),
  surface: both('表面处理', 'Surface'),
  use: both('适用场景', 'Suited to'),
  warranty: both('质保', 'Warranty'),
  weight: both('重量', 'Weight'),
} as const;
