import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import type { OpeningHours } from '#lib/contract/store/profile-values.ts';

/** The codes are right by their check character and belong to nobody: the organisations in them are made up. */
const form = {
  ...emptyStoreApplication,
  licence_long_term: true,
  payee_type: 'company' as const,
  payee_bank: '演示银行',
  agreed: true,
};

/** What the store of the demo shop once handed in. */
export const demoStoreForm: StoreApplicationDraft = {
  ...form,
  store_name: '砚台印务',
  intro: '名片、画册、包装盒与展示物料，自有印刷与后道车间，支持小批量打样，同城当日送达。',
  trades: ['printing', 'packaging', 'signage', 'installation'],
  contact_name: '周砚',
  contact_mobile: '13800000001',
  contact_email: 'demo_store@example.com',
  province_id: 110_000,
  city_id: 110_100,
  area_id: 110_105,
  address: '演示路 1 号印刷产业园 3 号楼',
  company_name: '砚台印务（北京）有限公司',
  credit_code: '91110000DEM0TRADEG',
  legal_person: '周砚',
  licence_from: '2016-03-18',
  payee_name: '砚台印务（北京）有限公司',
  payee_branch: '演示支行',
  payee_account: '110000000000000001',
};

const [weekday, saturday] = [
  { from: '09:00', until: '18:00' },
  { from: '09:30', until: '16:00' },
];

/** Of that store, Monday first. */
export const demoOpeningHours: OpeningHours = [weekday, weekday, weekday, weekday, weekday, saturday, null];

/** Where its customers send goods back to. */
export const demoReturnAddress = {
  receiver: '砚台印务 售后',
  mobile: '13800000001',
  provinceId: 110_000,
  cityId: 110_100,
  areaId: 110_105,
  address: '演示路 1 号印刷产业园 3 号楼 1 层收发室',
  isDefault: true,
};

/** What lies before the operators of the demo shop. */
export const demoApplicantForm: StoreApplicationDraft = {
  ...form,
  store_name: '木作办公家具',
  intro: '办公桌椅、文件柜与会议家具，按图定做，送货上门并负责安装，三年质保。',
  trades: ['furniture', 'installation', 'repair'],
  contact_name: '林木',
  contact_mobile: '13800000002',
  province_id: 310_000,
  city_id: 310_100,
  area_id: 310_115,
  address: '演示大道 88 号',
  company_name: '木作家具制造（上海）有限公司',
  credit_code: '91310000DEM0MAKER1',
  legal_person: '林木',
  licence_from: '2019-09-02',
  payee_name: '木作家具制造（上海）有限公司',
  payee_account: '310000000000000002',
};
