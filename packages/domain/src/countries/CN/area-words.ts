import type { AreaWords } from '../address-scheme.ts'

export const areaWords: AreaWords = {
  name: { zh: '地区', hk: '地區', en: 'Area' },
  search: { zh: '搜索地区', hk: '搜索地區', en: 'Find an area' },
  example: { zh: '地名或拼音首字母，如 JXQ', hk: '地名或英文，如 Sha Tin', en: 'Name or initials, e.g. JXQ' },
  none: {
    zh: '没有这样的地区，可以逐级选择',
    hk: '沒有這樣的地區，可以逐級選擇',
    en: 'No such area; choose step by step instead',
  },
  unread: { zh: '没有认出省市区', hk: '未能辨識省市區', en: 'No province, city or district recognized' },
  wide: {
    zh: '{who}的地区要选到区县',
    hk: '{who}的地區要選到分區',
    en: '{who}’s district, not just the city',
  },
  parts: { zh: '省、市、区', hk: '省、市、區', en: 'Province, city, district' },
  written: {
    zh: '连着写，如：湖北省武汉市江夏区',
    hk: '連着寫，如：湖北省武漢市江夏區',
    en: 'In one line, such as Jiangxia, Wuhan, Hubei',
  },
  pasted: {
    zh: '如：王小雁 13800138000 湖北省武汉市江夏区光谷大道 88 号',
    hk: '如：陳小雁 9123 4567 九龍旺角彌敦道 700 號',
    en: 'Name, mobile and address, in any order',
  },
  code: { zh: '区县编号（GB/T 2260）', hk: '區縣編號（GB/T 2260）', en: 'Code of the district (GB/T 2260)' },
  codes: { zh: '六位行政区划代码', hk: '六位行政區劃代碼', en: 'the six-digit codes of Chinese divisions' },
  postcode: { zh: '邮编是六位数字。', hk: '郵政編碼是六位數字。', en: 'A postal code has six digits.' },
  unknown: {
    zh: '没有找到这个地方，请填城市或区县的名字',
    hk: '沒有找到這個地方，請填城市或地區的名字',
    en: 'Place not found. Please enter a city or district',
  },
  find: {
    zh: '城市加区县，或完整地址',
    hk: '地區，或完整地址',
    en: 'City and district, or a full address',
  },
  unplaced: {
    zh: '没认出这个地址在哪。写上城市和区县再试，如“杭州滨江”。',
    hk: '沒認出這個地址在哪。寫上地區再試，如「九龍旺角」。',
    en: 'We could not tell where this is. Add the city and the district, such as “Binjiang, Hangzhou”.',
  },
  served: {
    zh: '如：杭州市滨江区{our.street} 8 号',
    hk: '如：九龍旺角彌敦道 700 號',
    en: 'Binjiang District, Hangzhou',
  },
  servedMany: {
    zh: '浙江省杭州市滨江区{our.street} 8 号\n四川省甘孜州石渠县',
    hk: '九龍旺角彌敦道 700 號\n新界沙田大圍道 1 號',
    en: '8 {our.street}, Binjiang, Hangzhou\nShiqu, Garzê, Sichuan',
  },
  country: { zh: '全国', hk: '全國', en: 'China' },
  asked: { zh: '所在地区', hk: '所在地區', en: 'Province, city and county' },
  lacking: { zh: '请选择省/市/区县', hk: '請選擇地區', en: 'Please choose province/city/county' },
  byHand: {
    zh: '地区请直接写，例如“湖北省”“武汉市”“江夏区”。',
    hk: '地區請直接寫，例如「香港」「九龍」「油尖旺區」。',
    en: 'Type the area, for example Hubei, Wuhan, Jiangxia.',
  },
  city: { zh: '城市名，如苏州、Suzhou', hk: '城市，如香港、深圳', en: 'A city, such as Suzhou' },
  roads: {
    zh: '货车只在内地、香港和澳门之间开。',
    hk: '貨車只在內地、香港和澳門之間開。',
    en: 'Trucks run within the mainland, Hong Kong and Macau only.',
  },
  reach: {
    zh: '起点或终点要有一个在内地、香港或澳门。',
    hk: '起點或終點要有一個在內地、香港或澳門。',
    en: 'One end must be in the mainland, Hong Kong or Macau.',
  },
}
