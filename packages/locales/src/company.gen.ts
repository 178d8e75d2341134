import type { HolidayNames, Hotline, MailPurpose, Names, Office, SitePart, Tax, TypedUnits } from './company.ts'
import type { InEach } from './locale.ts'

// Made of company/company.yaml by `npm run company`.

export const names: InEach<Names> = {
  'zh-CN': {
    brand: '鸿雁物流',
    short: '鸿雁',
    air: '鸿雁航空',
  },
  'zh-HK': {
    brand: '鴻雁物流',
    short: '鴻雁',
    air: '鴻雁航空',
  },
  'en-US': {
    brand: 'Hongyan Logistics',
    short: 'Hongyan',
    air: 'Hongyan Air',
  },
}

export const nameStory: InEach = {
  'zh-CN': '公司名取自“鸿雁传书”，提醒我们：受人托付，要有答复。',
  'zh-HK': '公司名取自「鴻雁傳書」，提醒我們：受人託付，要有答覆。',
  'en-US': 'In Chinese legend the wild goose carries letters. We took its name to remember that people who entrust us with something must get an answer.',
}

export const latinName: string = 'HONGYAN LOGISTICS'

export const homeZone: string = 'Asia/Shanghai'

export const homeOffset: string = '+08:00'

export const mobileRule: InEach = {
  'zh-CN': '内地 11 位或香港 +852 加 8 位的手机号',
  'zh-HK': '內地 11 位或香港 +852 加 8 位的手機號',
  'en-US': '11 digits for the mainland, or +852 and 8 digits for Hong Kong',
}

export const areaWords: Readonly<Record<string, InEach>> = {
  name: {
    'zh-CN': '地区',
    'zh-HK': '地區',
    'en-US': 'Area',
  },
  search: {
    'zh-CN': '搜索地区',
    'zh-HK': '搜索地區',
    'en-US': 'Find an area',
  },
  example: {
    'zh-CN': '地名或拼音首字母，如 JXQ',
    'zh-HK': '地名或英文，如 Sha Tin',
    'en-US': 'Name or initials, e.g. JXQ',
  },
  none: {
    'zh-CN': '没有这样的地区，可以逐级选择',
    'zh-HK': '沒有這樣的地區，可以逐級選擇',
    'en-US': 'No such area; choose step by step instead',
  },
  unread: {
    'zh-CN': '没有认出省市区',
    'zh-HK': '未能辨識省市區',
    'en-US': 'No province, city or district recognized',
  },
  wide: {
    'zh-CN': '{who}的地区要选到区县',
    'zh-HK': '{who}的地區要選到分區',
    'en-US': '{who}’s district, not just the city',
  },
  parts: {
    'zh-CN': '省、市、区',
    'zh-HK': '省、市、區',
    'en-US': 'Province, city, district',
  },
  written: {
    'zh-CN': '连着写，如：湖北省武汉市江夏区',
    'zh-HK': '連着寫，如：湖北省武漢市江夏區',
    'en-US': 'In one line, such as Jiangxia, Wuhan, Hubei',
  },
  pasted: {
    'zh-CN': '如：王小雁 13800138000 湖北省武汉市江夏区光谷大道 88 号',
    'zh-HK': '如：陳小雁 9123 4567 九龍旺角彌敦道 700 號',
    'en-US': 'Name, mobile and address, in any order',
  },
  code: {
    'zh-CN': '区县编号（GB/T 2260）',
    'zh-HK': '區縣編號（GB/T 2260）',
    'en-US': 'Code of the district (GB/T 2260)',
  },
  codes: {
    'zh-CN': '六位行政区划代码',
    'zh-HK': '六位行政區劃代碼',
    'en-US': 'the six-digit codes of Chinese divisions',
  },
  postcode: {
    'zh-CN': '邮编是六位数字。',
    'zh-HK': '郵政編碼是六位數字。',
    'en-US': 'A postal code has six digits.',
  },
  unknown: {
    'zh-CN': '没有找到这个地方，请填城市或区县的名字',
    'zh-HK': '沒有找到這個地方，請填城市或地區的名字',
    'en-US': 'Place not found. Please enter a city or district',
  },
  find: {
    'zh-CN': '城市加区县，或完整地址',
    'zh-HK': '地區，或完整地址',
    'en-US': 'City and district, or a full address',
  },
  unplaced: {
    'zh-CN': '没认出这个地址在哪。写上城市和区县再试，如“杭州滨江”。',
    'zh-HK': '沒認出這個地址在哪。寫上地區再試，如「九龍旺角」。',
    'en-US': 'We could not tell where this is. Add the city and the district, such as “Binjiang, Hangzhou”.',
  },
  served: {
    'zh-CN': '如：杭州市滨江区{our.street} 8 号',
    'zh-HK': '如：九龍旺角彌敦道 700 號',
    'en-US': 'Binjiang District, Hangzhou',
  },
  servedMany: {
    'zh-CN': '浙江省杭州市滨江区{our.street} 8 号\u000a四川省甘孜州石渠县',
    'zh-HK': '九龍旺角彌敦道 700 號\u000a新界沙田大圍道 1 號',
    'en-US': '8 {our.street}, Binjiang, Hangzhou\u000aShiqu, Garzê, Sichuan',
  },
  country: {
    'zh-CN': '全国',
    'zh-HK': '全國',
    'en-US': 'China',
  },
  asked: {
    'zh-CN': '所在地区',
    'zh-HK': '所在地區',
    'en-US': 'Province, city and county',
  },
  lacking: {
    'zh-CN': '请选择省/市/区县',
    'zh-HK': '請選擇地區',
    'en-US': 'Please choose province/city/county',
  },
  byHand: {
    'zh-CN': '地区请直接写，例如“湖北省”“武汉市”“江夏区”。',
    'zh-HK': '地區請直接寫，例如「香港」「九龍」「油尖旺區」。',
    'en-US': 'Type the area, for example Hubei, Wuhan, Jiangxia.',
  },
  city: {
    'zh-CN': '城市名，如苏州、Suzhou',
    'zh-HK': '城市，如香港、深圳',
    'en-US': 'A city, such as Suzhou',
  },
  roads: {
    'zh-CN': '货车只在内地、香港和澳门之间开。',
    'zh-HK': '貨車只在內地、香港和澳門之間開。',
    'en-US': 'Trucks run within the mainland, Hong Kong and Macau only.',
  },
  reach: {
    'zh-CN': '起点或终点要有一个在内地、香港或澳门。',
    'zh-HK': '起點或終點要有一個在內地、香港或澳門。',
    'en-US': 'One end must be in the mainland, Hong Kong or Macau.',
  },
}

export const holidayNames: Readonly<Record<string, HolidayNames>> = {
  'new-year': {
    full: {
      'zh-CN': '元旦',
      'zh-HK': '元旦',
      'en-US': 'New Year',
    },
    short: {
      'zh-CN': '元旦',
      'zh-HK': '元旦',
      'en-US': 'New Year',
    },
  },
  'spring-festival': {
    full: {
      'zh-CN': '春节',
      'zh-HK': '春節',
      'en-US': 'Spring Festival',
    },
    short: {
      'zh-CN': '春节',
      'zh-HK': '春節',
      'en-US': 'Spring Festival',
    },
  },
  qingming: {
    full: {
      'zh-CN': '清明节',
      'zh-HK': '清明節',
      'en-US': 'Qingming',
    },
    short: {
      'zh-CN': '清明',
      'zh-HK': '清明',
      'en-US': 'Qingming',
    },
  },
  'labour-day': {
    full: {
      'zh-CN': '劳动节',
      'zh-HK': '勞動節',
      'en-US': 'Labor Day',
    },
    short: {
      'zh-CN': '劳动节',
      'zh-HK': '勞動節',
      'en-US': 'Labor Day',
    },
  },
  'dragon-boat': {
    full: {
      'zh-CN': '端午节',
      'zh-HK': '端午節',
      'en-US': 'Dragon Boat Festival',
    },
    short: {
      'zh-CN': '端午',
      'zh-HK': '端午',
      'en-US': 'Dragon Boat Festival',
    },
  },
  'mid-autumn': {
    full: {
      'zh-CN': '中秋节',
      'zh-HK': '中秋節',
      'en-US': 'Mid-Autumn Festival',
    },
    short: {
      'zh-CN': '中秋',
      'zh-HK': '中秋',
      'en-US': 'Mid-Autumn Festival',
    },
  },
  'national-day': {
    full: {
      'zh-CN': '国庆节',
      'zh-HK': '國慶節',
      'en-US': 'National Day',
    },
    short: {
      'zh-CN': '国庆',
      'zh-HK': '國慶',
      'en-US': 'National Day',
    },
  },
}

export const currency: string = 'CNY'

export const currencyDecimals: number = 2

export const moneyUnits: InEach = {
  'zh-CN': '元',
  'zh-HK': '人民幣',
  'en-US': 'CNY',
}

export const moneyWords: InEach = {
  'zh-CN': '元',
  'zh-HK': '人民幣元',
  'en-US': 'yuan',
}

export const moneyMinors: InEach = {
  'zh-CN': '分',
  'zh-HK': '分',
  'en-US': 'fen',
}

export const moneyNames: InEach = {
  'zh-CN': '人民币',
  'zh-HK': '人民幣',
  'en-US': 'Chinese yuan (CNY)',
}

export const moneyTyped: TypedUnits = {
  '元': [
    1,
    0,
  ],
  '块': [
    1,
    0,
  ],
  '塊': [
    1,
    0,
  ],
  '块钱': [
    1,
    0,
  ],
  '元整': [
    1,
    0,
  ],
  '圆': [
    1,
    0,
  ],
  '圓': [
    1,
    0,
  ],
  yuan: [
    1,
    0,
  ],
  rmb: [
    1,
    0,
  ],
  cny: [
    1,
    0,
  ],
  '¥': [
    1,
    0,
  ],
  '￥': [
    1,
    0,
  ],
  '人民币': [
    1,
    0,
  ],
  '人民幣': [
    1,
    0,
  ],
  '角': [
    1,
    -1,
  ],
  '分': [
    1,
    -2,
  ],
}

export const tax: Tax | null = null

export const hotlines: InEach<Hotline> = {
  'zh-CN': {
    shown: '950616',
    dialled: '950616',
  },
  'zh-HK': {
    shown: '3100\u00a00616',
    dialled: '+85231000616',
  },
  'en-US': {
    shown: '950616',
    dialled: '950616',
  },
}

export const mailboxes: Readonly<Record<MailPurpose, string>> = {
  contact: 'contact@hongyan.example',
  press: 'press@hongyan.example',
  suppliers: 'suppliers@hongyan.example',
  complaints: 'complaints@hongyan.example',
  privacy: 'privacy@hongyan.example',
  security: 'security@hongyan.example',
  accessibility: 'accessibility@hongyan.example',
  careers: 'careers@hongyan.example',
  investors: 'investors@hongyan.example',
  carbon: 'carbon@hongyan.example',
}

export const street: InEach = {
  'zh-CN': '鸿雁路',
  'zh-HK': '鴻雁路',
  'en-US': 'Hongyan Road',
}

export const office: Office = {
  address: {
    'zh-CN': '上海市青浦区鸿雁路 1 号',
    'zh-HK': '上海市青浦區鴻雁路 1 號',
    'en-US': '1 Hongyan Road, Qingpu, Shanghai',
  },
  postcode: '201700',
  legal: [
    {
      text: {
        'zh-CN': '© 鸿雁航空有限公司',
        'zh-HK': '© 鴻雁航空有限公司',
        'en-US': '© Hongyan Air Co., Ltd',
      },
      href: null,
    },
    {
      text: {
        'zh-CN': '增值电信业务经营许可证 沪 B2-0000000',
        'zh-HK': '增值電信業務經營許可證 滬 B2-0000000',
        'en-US': 'Telecom license Hu B2-0000000',
      },
      href: 'https://beian.miit.gov.cn/',
    },
    {
      text: {
        'zh-CN': '沪公网安备 00000000000000 号',
        'zh-HK': '滬公網安備 00000000000000 號',
        'en-US': 'Public security filing 00000000000000',
      },
      href: 'https://beian.mps.gov.cn/',
    },
  ],
  authorities: [
    {
      text: {
        'zh-CN': '中国民用航空局',
        'zh-HK': '中國民用航空局',
        'en-US': 'Civil Aviation Administration',
      },
      href: 'https://www.caac.gov.cn/',
    },
    {
      text: {
        'zh-CN': '民航华东地区管理局',
        'zh-HK': '民航華東地區管理局',
        'en-US': 'East China Regional Bureau',
      },
      href: 'http://hd.caac.gov.cn/',
    },
  ],
}

export const hongKongOffice: Office = {
  address: {
    'zh-CN': '香港九龙观塘区鸿雁路 1 号',
    'zh-HK': '香港九龍觀塘區鴻雁路 1 號',
    'en-US': '1 Hongyan Road, Kwun Tong, Kowloon, Hong Kong',
  },
  postcode: null,
  legal: [
    {
      text: {
        'zh-CN': '© 鸿雁航空有限公司',
        'zh-HK': '© 鴻雁航空有限公司',
        'en-US': '© Hongyan Air Co., Ltd',
      },
      href: null,
    },
    {
      text: {
        'zh-CN': '商业登记号码 00000000',
        'zh-HK': '商業登記號碼 00000000',
        'en-US': 'Business registration 00000000',
      },
      href: null,
    },
    {
      text: {
        'zh-CN': '管制代理人登记 RA00000',
        'zh-HK': '管制代理人登記 RA00000',
        'en-US': 'Regulated agent RA00000',
      },
      href: 'https://www.cad.gov.hk/',
    },
  ],
  authorities: [
    {
      text: {
        'zh-CN': '中国民用航空局',
        'zh-HK': '中國民用航空局',
        'en-US': 'Civil Aviation Administration',
      },
      href: 'https://www.caac.gov.cn/',
    },
    {
      text: {
        'zh-CN': '香港民航处',
        'zh-HK': '香港民航處',
        'en-US': 'Civil Aviation Department, Hong Kong',
      },
      href: 'https://www.cad.gov.hk/',
    },
  ],
}

export const partsOff: readonly SitePart[] = []

export const offersAir: boolean = true

export const offersFreight: boolean = true

export const offersBulky: boolean = true

export const offersColdChain: boolean = true

export const offersPharma: boolean = true

export const isSample: boolean = true
