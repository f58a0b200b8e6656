/** Where something goes to, as orders and quotations keep it. What tests look for in answers that must not show it. */
export const savedAddress = {
  id: 1,
  receiver: '李青山',
  mobile: '13812345678',
  province_name: '广东省',
  city_name: '深圳市',
  area_name: '南山区',
  address: '科技园一路 9 号',
  province_id: 440_000,
  city_id: 440_300,
  area_id: 440_305,
};
