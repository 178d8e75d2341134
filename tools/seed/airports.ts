import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import { cityOf, type Hub, type SeedCity } from './cities.ts'

const airport = (code: string, zh: string, en: string): Hub => ({ city: cityOf(code), site: { zh, en } })

/** The airports that flights of the sample data use, each in the city it serves. */
const airports: readonly Hub[] = [
  airport('420700', '鄂州花湖国际机场', 'Ezhou Huahu Airport'),
  airport('420100', '武汉天河国际机场', 'Wuhan Tianhe Airport'),
  airport('110100', '北京首都国际机场', 'Beijing Capital Airport'),
  airport('440100', '广州白云国际机场', 'Guangzhou Baiyun Airport'),
  airport('440300', '深圳宝安国际机场', 'Shenzhen Bao’an Airport'),
  airport('310100', '上海浦东国际机场', 'Shanghai Pudong Airport'),
  airport('330100', '杭州萧山国际机场', 'Hangzhou Xiaoshan Airport'),
  airport('320100', '南京禄口国际机场', 'Nanjing Lukou Airport'),
  airport('510100', '成都双流国际机场', 'Chengdu Shuangliu Airport'),
  airport('500100', '重庆江北国际机场', 'Chongqing Jiangbei Airport'),
  airport('410100', '郑州新郑国际机场', 'Zhengzhou Xinzheng Airport'),
  airport('610100', '西安咸阳国际机场', 'Xi’an Xianyang Airport'),
  airport('210100', '沈阳桃仙国际机场', 'Shenyang Taoxian Airport'),
  airport('230100', '哈尔滨太平国际机场', 'Harbin Taiping Airport'),
  airport('370100', '济南遥墙国际机场', 'Jinan Yaoqiang Airport'),
  airport('370200', '青岛胶东国际机场', 'Qingdao Jiaodong Airport'),
  airport('350200', '厦门高崎国际机场', 'Xiamen Gaoqi Airport'),
  airport('460100', '海口美兰国际机场', 'Haikou Meilan Airport'),
  airport('530100', '昆明长水国际机场', 'Kunming Changshui Airport'),
  airport('540100', '拉萨贡嘎国际机场', 'Lhasa Gonggar Airport'),
  airport('620100', '兰州中川国际机场', 'Lanzhou Zhongchuan Airport'),
  airport('650100', '乌鲁木齐天山国际机场', 'Urumqi Tianshan Airport'),
  airport('SGSIN', '新加坡樟宜机场', 'Singapore Changi Airport'),
  airport('JPTYO', '东京成田国际机场', 'Tokyo Narita Airport'),
  airport('JPOSA', '大阪关西国际机场', 'Osaka Kansai Airport'),
  airport('KRSEL', '首尔仁川国际机场', 'Seoul Incheon Airport'),
  airport('MYKUL', '吉隆坡国际机场', 'Kuala Lumpur International Airport'),
  airport('PHMNL', '马尼拉国际机场', 'Manila International Airport'),
]

/** The airport of a city, else the nearest one as the crow flies. */
export function airportOf(city: SeedCity): Hub {
  const [nearest] = [...airports].sort((a, b) => greatCircleKm(city, a.city) - greatCircleKm(city, b.city))
  if (!nearest) throw new Error('there are no airports')
  return nearest
}
