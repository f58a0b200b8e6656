import { expect, it } from '@jest/globals';
import { parseAddress } from './parse-address.ts';

const nanshan = ['广东省', '深圳市', '南山区'];
const pudong = ['上海市', '上海市', '浦东新区'];

it.each([
  ['张三 13800138000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三，138-0013-8000，广东省 深圳市 南山区 科技园 1号', '张三', '13800138000', nanshan, '科技园1号'],
  [
    '收货人：张三\n手机号码：+86 138 0013 8000\n所在地区：广东省深圳市南山区\n详细地址：科技园1号',
    '张三',
    '13800138000',
    nanshan,
    '科技园1号',
  ],
  ['广东省深圳市南山区科技园1号 518000 欧阳小明 13800138000', '欧阳小明', '13800138000', nanshan, '科技园1号'],
  ['张三13800138000深圳南山区科技园１号', '张三', '13800138000', nanshan, '科技园1号'],
  [
    'John Smith 13800138000 上海市浦东新区世纪大道8号',
    'John Smith',
    '13800138000',
    ['上海市', '上海市', '浦东新区'],
    '世纪大道8号',
  ],
  ['广东省深圳市南山区科技园1号', '', '', nanshan, '科技园1号'],
  ['李四 某某路1号院2栋', '李四', '', [], '某某路1号院2栋'],
  ['', '', '', [], ''],
  // The country and blanks, as phones and forms write them.
  ['张三 (+86)138 0013 8000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 0086-138-001-38000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 ＋86　138　0013　8000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 8613800138000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 \u202D138 0013 8000\u202C 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 1380 013 8000 广东省深圳市南山区科技园1号', '张三', '13800138000', nanshan, '科技园1号'],
  ['张三 518000 12345 广东省深圳市南山区科技园1号', '张三', '', nanshan, '科技园1号12345'],
  // Names in Latin letters stay apart from the street.
  ['上海市浦东新区世纪大道8号 John Smith 13800138000', 'John Smith', '13800138000', pudong, '世纪大道8号'],
  ['上海市浦东新区世纪大道8号, Tower 2, Anna-Lena O’Brien', 'Anna-Lena O’Brien', '', pudong, '世纪大道8号Tower 2'],
  ['上海市浦东新区 88 Century Avenue Room 5, John Smith', 'John Smith', '', pudong, '88 Century Avenue Room 5'],
  ['John Smith 88 Century Avenue 13800138000', 'John Smith', '13800138000', [], '88 Century Avenue'],
  [
    'John Smith, 13800138000, 88 Century Avenue, Building 5',
    'John Smith',
    '13800138000',
    [],
    '88 Century Avenue, Building 5',
  ],
  [
    '88 Century Avenue, Building 5\n+86 138 0013 8000\nJosé García',
    'José García',
    '13800138000',
    [],
    '88 Century Avenue, Building 5',
  ],
  [
    'Name: John Smith\nPhone: +86 13800138000\nAddress: 88 Century Avenue',
    'John Smith',
    '13800138000',
    [],
    '88 Century Avenue',
  ],
  ['John Smith Room 5 上海市浦东新区世纪大道8号', 'John Smith', '', pudong, '世纪大道8号Room 5'],
  ['买买提·阿不都 13800138000 广东省深圳市南山区科技园1号', '买买提·阿不都', '13800138000', nanshan, '科技园1号'],
  ['广东省深圳市南山区科技园1号 买买提·阿不都', '买买提·阿不都', '', nanshan, '科技园1号'],
])('takes %j apart', (text, receiver, mobile, areas, address) => {
  const { path, ...parsed } = parseAddress(text);
  expect(parsed).toEqual({ receiver, mobile, address });
  expect([path.province, path.city, path.district].flatMap((area) => (area ? [area.name] : []))).toEqual(areas);
});

it('finds nothing in a text without sense', () => {
  const { mobile, path } = parseAddress('1'.repeat(150) + ' 省'.repeat(75));
  expect([mobile, path]).toEqual(['', {}]);
});
