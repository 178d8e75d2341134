import type { NetworkCity } from '@hongyan/domain/network/lines'
import { type Both, both } from '../seed.ts'

type Label = 'left' | 'right' | 'above' | 'below'

/** A city on the network map. Coordinates: city centres, WGS-84 degrees, two decimals. */
type CitySeed = {
  readonly name: Both<string>
  readonly longitude: number
  readonly latitude: number
  readonly label: Label
  readonly offMap: boolean
}

function city(
  chinese: string,
  english: string,
  longitude: number,
  latitude: number,
  label: Label = 'right',
  offMap = false,
): CitySeed {
  return { name: both(chinese, english), longitude, latitude, label, offMap }
}

export const cities = {
  harbin: city('哈尔滨', 'Harbin', 126.64, 45.76),
  shenyang: city('沈阳', 'Shenyang', 123.43, 41.8),
  beijing: city('北京', 'Beijing', 116.41, 39.9, 'above'),
  taiyuan: city('太原', 'Taiyuan', 112.55, 37.87, 'left'),
  jinan: city('济南', 'Jinan', 117.0, 36.65),
  qingdao: city('青岛', 'Qingdao', 120.38, 36.07),
  shanghai: city('上海', 'Shanghai', 121.47, 31.23),
  fuzhou: city('福州', 'Fuzhou', 119.3, 26.08),
  xiamen: city('厦门', 'Xiamen', 118.09, 24.48),
  wuhan: city('武汉', 'Wuhan', 114.31, 30.59, 'below'),
  changsha: city('长沙', 'Changsha', 112.94, 28.23, 'left'),
  guangzhou: city('广州', 'Guangzhou', 113.26, 23.13, 'left'),
  shenzhen: city('深圳', 'Shenzhen', 114.06, 22.55),
  nanning: city('南宁', 'Nanning', 108.37, 22.82, 'left'),
  haikou: city('海口', 'Haikou', 110.33, 20.04, 'left'),
  chengdu: city('成都', 'Chengdu', 104.07, 30.67, 'left'),
  guiyang: city('贵阳', 'Guiyang', 106.63, 26.65),
  kunming: city('昆明', 'Kunming', 102.83, 24.88, 'left'),
  lhasa: city('拉萨', 'Lhasa', 91.11, 29.65, 'below'),
  xian: city('西安', 'Xi’an', 108.94, 34.34, 'below'),
  lanzhou: city('兰州', 'Lanzhou', 103.83, 36.06, 'left'),
  urumqi: city('乌鲁木齐', 'Urumqi', 87.62, 43.83, 'above'),
  seoul: city('首尔', 'Seoul', 126.98, 37.57),
  tokyo: city('东京', 'Tokyo', 139.69, 35.69),
  bangkok: city('曼谷', 'Bangkok', 100.5, 13.76, 'left'),
  singapore: city('新加坡', 'Singapore', 103.82, 1.35),
  frankfurt: city('法兰克福', 'Frankfurt', 8.68, 50.11, 'left', true),
  'los-angeles': city('洛杉矶', 'Los Angeles', -118.24, 34.05, 'right', true),
} as const satisfies Record<NetworkCity, CitySeed>
