import type { Place } from '@hongyan/domain/places/place'
import type { SiteName } from '@hongyan/domain/tracking/tracking-answer'
import { inEach, textIn } from '@hongyan/locales'

const place = (
  cityCode: string,
  zh: string,
  hk: string,
  en: string,
  longitude: number,
  latitude: number,
  zone = 'Asia/Shanghai',
): Place => ({ cityCode, name: inEach((id) => textIn({ zh, hk, en }, id)), longitude, latitude, zone })

/** Cities the samples pass through. */
export const places = {
  beijing: place('110100', '北京', '北京', 'Beijing', 116.41, 39.9),
  chengdu: place('510100', '成都', '成都', 'Chengdu', 104.07, 30.57),
  guangzhou: place('440100', '广州', '廣州', 'Guangzhou', 113.26, 23.13),
  shanghai: place('310100', '上海', '上海', 'Shanghai', 121.47, 31.23),
  shenzhen: place('440300', '深圳', '深圳', 'Shenzhen', 114.06, 22.54),
  singapore: place('SGSIN', '新加坡', '新加坡', 'Singapore', 103.82, 1.35, 'Asia/Singapore'),
  tokyo: place('JPTYO', '东京', '東京', 'Tokyo', 139.69, 35.69, 'Asia/Tokyo'),
  wuhan: place('420100', '武汉', '武漢', 'Wuhan', 114.3, 30.59),
  yantai: place('370600', '烟台', '煙台', 'Yantai', 121.45, 37.46),
  zhengzhou: place('410100', '郑州', '鄭州', 'Zhengzhou', 113.62, 34.75),
} as const

const site = (zh: string, hk: string, en: string): SiteName => inEach((id) => textIn({ zh, hk, en }, id))

/** Branches and hubs of the samples. */
export const sites = {
  chaoyang: site('朝阳北网点', '朝陽北服務點', 'Chaoyang North branch'),
  shunyi: site('顺义转运中心', '順義轉運中心', 'Shunyi hub'),
  zhengzhou: site('郑州转运中心', '鄭州轉運中心', 'Zhengzhou hub'),
  wuhan: site('武汉转运中心', '武漢轉運中心', 'Wuhan hub'),
  guangzhou: site('广州转运中心', '廣州轉運中心', 'Guangzhou hub'),
  nanshan: site('南山网点', '南山服務點', 'Nanshan branch'),
  changi: site('樟宜货站', '樟宜貨站', 'Changi cargo terminal'),
} as const
