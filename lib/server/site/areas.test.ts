import { describe, expect, it } from '@jest/globals';
import { findAreaPath, listAreas, locateArea } from './areas.ts';

const names = (areas: { name: string }[]) => areas.map(({ name }) => name);

describe('areas', () => {
  it('has every province of the mainland, each with cities, each with districts', () => {
    const provinces = listAreas({});
    expect(provinces).toHaveLength(31);
    let districts = 0;
    for (const { id: province } of provinces) {
      const cities = listAreas({ province });
      expect(cities.length).toBeGreaterThan(0);
      for (const { id: city } of cities) {
        const own = listAreas({ province, city });
        expect(own.length).toBeGreaterThan(0);
        districts += own.length;
      }
    }
    expect(districts).toBeGreaterThan(2800);
  });

  it('gives cities of a province and districts of a city', () => {
    expect(names(listAreas({ province: 440000 }))).toContain('深圳市');
    expect(names(listAreas({ province: 440000, city: 440300 }))).toContain('南山区');
  });

  it('has nothing for a code that does not exist or a city of another province', () => {
    expect(listAreas({ province: 1 })).toEqual([]);
    expect(listAreas({ province: 110000, city: 440300 })).toEqual([]);
    expect(findAreaPath(440000, 440300, 440305)?.district.name).toBe('南山区');
    expect(findAreaPath(110000, 440300, 440305)).toBeUndefined();
    expect(findAreaPath(440000, 440300, 110101)).toBeUndefined();
  });
});

describe('a line of an address', () => {
  it.each([
    ['广东省深圳市南山区科技园1号', ['广东省', '深圳市', '南山区'], '科技园1号'],
    ['广东深圳南山区科技园', ['广东省', '深圳市', '南山区'], '科技园'],
    ['深圳市南山区科技园', ['广东省', '深圳市', '南山区'], '科技园'],
    ['北京市朝阳区建国路', ['北京市', '北京市', '朝阳区'], '建国路'],
    ['北京市北京市朝阳区建国路', ['北京市', '北京市', '朝阳区'], '建国路'],
    ['北京朝阳门外大街', ['北京市'], '朝阳门外大街'],
    ['吉林市船营区解放路', ['吉林省', '吉林市', '船营区'], '解放路'],
    ['吉林省长春市朝阳区', ['吉林省', '长春市', '朝阳区'], ''],
    ['广西南宁市青秀区民族大道', ['广西壮族自治区', '南宁市', '青秀区'], '民族大道'],
    ['内蒙古自治区呼和浩特市新城区', ['内蒙古自治区', '呼和浩特市', '新城区'], ''],
    ['河南省济源市济水大街', ['河南省', '省直辖县', '济源市'], '济水大街'],
    ['海淀区中关村', ['北京市', '北京市', '海淀区'], '中关村'],
    ['朝阳区某路', [], '朝阳区某路'],
    ['某某路1号', [], '某某路1号'],
  ])('%s', (line, expected, rest) => {
    const { path, rest: left } = locateArea(line);
    const found = [path.province, path.city, path.district].flatMap((area) => (area ? [area.name] : []));
    expect([found, left]).toEqual([expected, rest]);
  });
});

it('finds every district of the mainland by its full name', () => {
  const isGrouping = (name: string) => /直辖|^县$/.test(name);
  const lost = listAreas({}).flatMap((province) =>
    listAreas({ province: province.id }).flatMap((city) =>
      listAreas({ province: province.id, city: city.id }).filter((district) => {
        const line = `${province.name}${isGrouping(city.name) ? '' : city.name}${district.name}文三路9号`;
        const { path, rest } = locateArea(line);
        return path.district?.id !== district.id || rest !== '文三路9号';
      }),
    ),
  );
  expect(lost).toEqual([]);
});
