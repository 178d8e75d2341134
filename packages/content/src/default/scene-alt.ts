import type { LocaleId } from '@hongyan/locales'
import { inHongKong } from '../in-hong-kong.ts'
import type { SceneName } from '../scene-names.ts'
import { type Both, both } from '../seed.ts'

/** What each picture shows, for whoever does not see it. */
export const sceneAlts: Readonly<Record<SceneName, Both<string>>> = {
  hub: both(
    '带光伏屋顶的转运中心，门前停着两辆厢式货车，空中有一架货机和一架无人机',
    'A hub with solar panels on its roof, two trucks in front, a freighter and a drone above',
  ),
  cold: both(
    '带光伏屋顶的冷库，门前停着冷藏车，旁边摆着保温箱和成筐的蔬果',
    'A cold store with solar panels, a refrigerated truck in front, cool boxes and crates of produce beside it',
  ),
  robot: both(
    '自动化仓库里，搬运机器人驮着货架走动，红色机械臂在传送带旁码箱',
    'An automated warehouse: robots carry shelves while a red arm stacks boxes at a conveyor',
  ),
  city: both(
    '楼群前的街道，红色三轮快递车驶过，路边是小店和自提柜',
    'A street below blocks of flats: a red courier tricycle, small shops, parcel lockers at the kerb',
  ),
  apron: both(
    '机坪上，牵引车拖着集装器驶向一架红尾货机，升降台正在装货',
    'On the apron, a tug brings containers to a red-tailed freighter while a lift loads it',
  ),
  sustainability: both(
    '光伏屋顶的仓库旁，电动货车正在充电，后面立着两座风机',
    'Electric vans charging beside a warehouse with solar panels, two wind turbines behind it',
  ),
  notfound: both(
    '路口的指路牌指向几个方向，一个纸箱停在路中间',
    'A signpost pointing several ways, and a box waiting in the middle of the road',
  ),
  warehousing: both(
    '一座光伏屋顶的仓库，门口码着纸箱',
    'A warehouse with solar panels and boxes at its doors',
  ),
  express: both(
    '快递员骑着红色三轮车，车边放着两个包裹',
    'A courier on a red cargo tricycle, two parcels beside it',
  ),
  freight: both('一辆红色车头的厢式货车', 'A box truck with a red cab'),
  bulky: both('一张红沙发、一台冰箱和一台洗衣机', 'A red sofa, a fridge and a washing machine'),
  'cold-chain': both('摞起来的保温箱，前面有三个红果子', 'Stacked cool boxes with three red fruits in front'),
  pharma: both(
    '打开的药品保温箱，里面立着药瓶，前面有一粒胶囊',
    'An open medicine cool box with vials, a capsule in front',
  ),
  'cross-border': both(
    '红、白、蓝三色集装箱，前面放着纸箱',
    'Red, white and blue containers with boxes in front',
  ),
  air: both('一架红尾货机，旁边是一个集装器', 'A red-tailed freighter beside an air container'),
  van: both('一辆白色厢式小货车', 'A white delivery van'),
  forklift: both('叉车正在搬运一托纸箱', 'A forklift moving a pallet of boxes'),
  locker: both('快递员正往红顶自提柜里放包裹', 'A courier putting a parcel into red-topped lockers'),
}

/** Alternative text of a picture in a language. */
export function sceneAlt(name: SceneName, locale: LocaleId): string {
  const alt = sceneAlts[name]
  return locale === 'zh-HK' ? inHongKong(alt['zh-CN']) : alt[locale]
}
