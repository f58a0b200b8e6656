import { describe, expect, it } from '@jest/globals';
import { lineOfAreas, nameArea, nameAreas } from './area-name.ts';
import { type Area, listAreas } from './areas.ts';

const provinces = listAreas({});
const cities = provinces.flatMap(({ id: province }) => listAreas({ province }).map((area) => ({ ...area, province })));
const districts = cities.flatMap(({ province, id: city }) => listAreas({ province, city }));

describe('the English name of an area', () => {
  it('is there for every province, city and district', () => {
    expect(districts.length).toBeGreaterThan(2800);
    const isEnglish = (area: Area) => /^[A-Z][A-Za-zü' -]+$/.test(nameArea(area, 'en'));
    expect([...provinces, ...cities, ...districts].filter((area) => !isEnglish(area))).toEqual([]);
  });

  it('tells apart the districts of a city', () => {
    for (const { province, id: city } of cities) {
      const shown = listAreas({ province, city }).map((area) => nameArea(area, 'en'));
      expect([city, shown.filter((name, place) => shown.indexOf(name) !== place)]).toEqual([city, []]);
    }
  });

  it.each([
    [610_000, '陕西省', 'Shaanxi'],
    [140_000, '山西省', 'Shanxi'],
    [150_000, '内蒙古自治区', 'Inner Mongolia'],
    [540_000, '西藏自治区', 'Tibet'],
    [150_100, '呼和浩特市', 'Hohhot'],
    [610_100, '西安市', "Xi'an"],
    [341_500, '六安市', "Lu'an"],
    [350_200, '厦门市', 'Xiamen'],
    [500_000, '重庆市', 'Chongqing'],
    [532_900, '大理白族自治州', 'Dali'],
    [152_200, '兴安盟', 'Hinggan League'],
    [310_112, '闵行区', 'Minhang District'],
    [440_305, '南山区', 'Nanshan District'],
    [320_116, '六合区', 'Luhe District'],
    [330_382, '乐清市', 'Yueqing'],
    [371_481, '乐陵市', 'Laoling'],
    [130_225, '乐亭县', 'Laoting County'],
    [140_428, '长子县', 'Zhangzi County'],
    [140_109, '万柏林区', 'Wanbailin District'],
    [421_303, '曾都区', 'Zengdu District'],
    [321_012, '江都区', 'Jiangdu District'],
    [410_122, '中牟县', 'Zhongmu County'],
    [441_803, '清新区', 'Qingxin District'],
    [450_225, '融水苗族自治县', 'Rongshui County'],
    [150_121, '土默特左旗', 'Tumed Left Banner'],
    [320_571, '苏州工业园区', 'Suzhou Industrial Park'],
  ])('of %d, %s, is %s', (id, name, shown) => {
    expect([...provinces, ...cities, ...districts].find((area) => area.id === id)?.name).toBe(name);
    expect(nameArea({ id, name }, 'en')).toBe(shown);
    expect(nameArea({ id, name }, 'zh-cn')).toBe(name);
  });

  it('is the kept one where the code is no longer known', () => {
    expect(nameArea({ id: 1, name: '新设区' }, 'en')).toBe('新设区');
  });
});

describe('an address for a reader', () => {
  const kept = {
    province_id: 310_000,
    province_name: '上海市',
    city_id: 310_100,
    city_name: '上海市',
    area_id: 310_115,
    area_name: '浦东新区',
    address: '世纪大道 1 号',
  };

  it('names its areas in the language and leaves the street as it was written', () => {
    const areas = { province_name: 'Shanghai', city_name: 'Shanghai', area_name: 'Pudong New Area' };
    expect(nameAreas(kept, 'en')).toEqual({ ...kept, ...areas });
    expect(nameAreas(kept, 'zh-cn')).toEqual(kept);
  });

  it('says a municipality once', () => {
    const areas = [
      { id: 310_000, name: '上海市' },
      { id: 310_100, name: '上海市' },
      { id: 310_115, name: '浦东新区' },
    ];
    expect(lineOfAreas(areas, 'en')).toBe('Pudong New Area, Shanghai');
    expect(lineOfAreas(areas, 'zh-cn')).toBe('上海市 浦东新区');
  });
});
