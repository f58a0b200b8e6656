import { areaList } from '@vant/area-data';
import edition from '@vant/area-data/package.json' with { type: 'json' };

export interface Area {
  /** The code of GB/T 2260, six digits. */
  id: number;
  name: string;
}

/** A place down to the district, as an address names it. */
export interface AreaPath {
  province: Area;
  city: Area;
  district: Area;
}

/** Where the areas come from; a newer edition comes with an update of the package. */
export const areaEdition = { source: edition.name, version: edition.version };

/** Taiwan, Hong Kong and Macao have codes from here on; the shop delivers to the mainland. */
const firstOutsideMainland = 710_000;

const toAreas = (list: Record<string, string>): Area[] =>
  Object.entries(list)
    .map(([code, name]) => ({ id: Number(code), name }))
    .filter(({ id }) => id < firstOutsideMainland);

const provinces = toAreas(areaList.province_list);
const cities = groupBy(toAreas(areaList.city_list), provinceOf);
const districts = groupBy(toAreas(areaList.county_list), cityOf);

function provinceOf(id: number): number {
  return Math.floor(id / 10_000) * 10_000;
}

function cityOf(id: number): number {
  return Math.floor(id / 100) * 100;
}

function groupBy(areas: Area[], parentOf: (id: number) => number): Map<number, Area[]> {
  const groups = new Map<number, Area[]>();
  for (const area of areas) groups.set(parentOf(area.id), [...(groups.get(parentOf(area.id)) ?? []), area]);
  return groups;
}

/** Provinces; the cities of a province; the districts of a city in its province (contract §7). */
export function listAreas({ province, city }: { province?: number | undefined; city?: number | undefined }): Area[] {
  if (province === undefined) return provinces;
  if (city === undefined) return cities.get(province) ?? [];
  return provinceOf(city) === province ? (districts.get(city) ?? []) : [];
}

/** The names of three codes that belong together, or undefined. */
export function findAreaPath(provinceId: number, cityId: number, districtId: number): AreaPath | undefined {
  const province = provinces.find(({ id }) => id === provinceId);
  const city = cities.get(provinceId)?.find(({ id }) => id === cityId);
  const district = districts.get(cityId)?.find(({ id }) => id === districtId);
  return province && city && district ? { province, city, district } : undefined;
}

const peoples = '朝鲜|土家|苗|侗|傣|白|壮|哈尼|彝|藏|羌|布依|回|蒙古|哈萨克|柯尔克孜|景颇|傈僳|维吾尔';
const nameEnding = new RegExp(`(?:省|市|地区|盟|(?:(?:${peoples})族?)*自治[区州])$`);

/** As people write it: 广西 for 广西壮族自治区, 大理 for 大理白族自治州. */
const shortName = (name: string) => name.replace(nameEnding, '');

interface Start {
  length: number;
  area: Area;
}

/** Longest name that the text begins with; of two equally long ones the first in the list. */
function matchStart(text: string, areas: Area[], namesOf: (area: Area) => string[]): Start | undefined {
  let best: Start | undefined;
  for (const area of areas) {
    for (const name of namesOf(area)) {
      if (name.length > Math.max(1, best?.length ?? 0) && beginsWith(text, name, area)) {
        best = { length: name.length, area };
      }
    }
  }
  return best;
}

/** 朝阳 before 区 is no short name of the city 朝阳市. */
function beginsWith(text: string, name: string, area: Area): boolean {
  return text.startsWith(name) && (name === area.name || !/^[市区县旗州盟]/.test(text.slice(name.length)));
}

const bothNames = ({ name }: Area) => [name, shortName(name)];
/** The short name of a district is too often the beginning of a street. */
const fullName = ({ name }: Area) => [name];

/** Reads province, city and district off the beginning of a line; what is left is the street. */
export function locateArea(line: string): { path: Partial<AreaPath>; rest: string } {
  const province = matchStart(line, [...provinces, ...[...cities.values()].flat()], bothNames);
  if (!province) return locateDistrict(line, [...districts.values()].flat());
  const provinceId = provinceOf(province.area.id);
  const afterProvince = line.slice(province.area.id === provinceId ? province.length : 0);
  const ofProvince = cities.get(provinceId) ?? [];
  const city = matchStart(afterProvince, ofProvince, bothNames);
  const afterCity = afterProvince.slice(city?.length ?? 0);
  const candidates = city ? (districts.get(city.area.id) ?? []) : [];
  const within = ofProvince.flatMap(({ id }) => districts.get(id) ?? []);
  const located = locateDistrict(afterCity, candidates);
  const found = located.path.district ? located : locateDistrict(afterCity, within);
  const named = provinces.find(({ id }) => id === provinceId);
  const path = { ...(named ? { province: named } : {}), ...(city ? { city: city.area } : {}), ...found.path };
  return { path, rest: found.rest };
}

/** A district says its city and province, unless several districts have that name. */
function locateDistrict(line: string, areas: Area[]): { path: Partial<AreaPath>; rest: string } {
  const district = matchStart(line, areas, fullName);
  const isUnique = district && areas.filter(({ name }) => name === district.area.name).length === 1;
  if (!district || !isUnique) return { path: {}, rest: line };
  const { id } = district.area;
  const path = findAreaPath(provinceOf(id), cityOf(id), id);
  return { path: path ?? {}, rest: line.slice(district.length) };
}
