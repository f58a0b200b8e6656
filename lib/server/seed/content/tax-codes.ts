/**
 * Codes of the public list (商品和服务税收分类编码) that the demo shop invoices its categories under. They are plausible for what it
 * sells, not checked: an accountant confirms them before anybody issues by them.
 */
export const demoTaxCodes = [
  {
    code: '1060201990000000000',
    label: '印刷品',
    name: '其他印刷品',
    taxBp: 1300,
    categories: ['business-stationery', 'marketing-print', 'signage-display'],
  },
  { code: '1060105020000000000', label: '纸制品', name: '纸制品', taxBp: 1300, categories: ['boxes', 'bags-labels'] },
  {
    code: '1050201000000000000',
    label: '家具',
    name: '家具',
    taxBp: 1300,
    categories: ['desks-tables', 'seating-storage'],
  },
  {
    code: '1090511000000000000',
    label: '计算机外部设备',
    name: '计算机外部设备',
    taxBp: 1300,
    categories: ['office-electronics', 'network-power'],
  },
  { code: '1060401020000000000', label: '文具', name: '本册文具', taxBp: 1300, categories: ['office-supplies'] },
  { code: '3070500000000000000', label: '生活服务', name: '居民日常服务', taxBp: 600, categories: ['moving-cleaning'] },
  { code: '3050200000000000000', label: '建筑服务', name: '安装服务', taxBp: 900, categories: ['installation'] },
  { code: '3050300000000000000', label: '建筑服务', name: '修缮服务', taxBp: 900, categories: ['maintenance'] },
] as const;
