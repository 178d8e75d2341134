import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Postal addresses in words: no map is loaded. */
export const officeAddresses: BlockSeed = {
  kind: 'table',
  id: 'addresses',
  title: both('地址（示例）', 'Addresses (sample)'),
  lead: both(
    '寄件网点不在这张表里，请用网点查询。',
    'Branches for sending are not in this table: use the branch finder.',
  ),
  columns: [
    { label: both('地点', 'Place') },
    { label: both('地址', 'Address') },
    { label: both('收什么', 'What to send there') },
  ],
  rows: [
    [
      both('总部', 'Head office'),
      both('上海市青浦区鸿雁路 1 号，邮编 201700', '1 Hongyan Road, Qingpu, Shanghai 201700'),
      both('公函、合同、法律文书', 'Letters, contracts, legal papers'),
    ],
    [
      both('理赔中心', 'Claims center'),
      both('上海市青浦区鸿雁路 3 号 2 楼', 'Level 2, 3 Hongyan Road, Qingpu, Shanghai'),
      both('索赔材料、需要鉴定的损坏件', 'Claim papers and damaged pieces to be examined'),
    ],
    [
      both('鸿雁航空', 'Hongyan Air'),
      both('武汉市黄陂区货运大道 8 号', '8 Cargo Avenue, Huangpi, Wuhan'),
      both('航空货运单、危险品申报材料', 'Air waybills and dangerous-goods papers'),
    ],
    [
      both('供应商接待', 'Supplier desk'),
      both('上海市青浦区鸿雁路 5 号', '5 Hongyan Road, Qingpu, Shanghai'),
      both('样品和投标文件，须先约时间', 'Samples and tenders, by appointment'),
    ],
  ],
  note: both(
    '到付的信件和没有预约的样品，收发室会退回。',
    'Mail sent freight-collect and samples without appointment are returned.',
  ),
}

/** How a visitor finds the way on the site of the head office. */
export const visitPlan: BlockSeed = {
  kind: 'floor-plan',
  id: 'visit',
  title: both('到总部怎么走', 'Finding your way at head office'),
  lead: both(
    '示意图，不按比例。访客从东门进，货车走北门，两条路不交叉。',
    'A sketch, not to scale. Visitors use the east gate, trucks the north gate, and the two never cross.',
  ),
  columns: 12,
  rows: 7,
  zones: [
    {
      label: both('北门货车道', 'North gate, trucks'),
      text: both('只走货车，行人不要进', 'Trucks only, no walking'),
      x: 0,
      y: 0,
      width: 12,
      height: 1,
      tone: 'road',
    },
    {
      label: both('样板仓', 'Show warehouse'),
      text: both('参观从这里开始，要穿反光背心', 'Tours start here, in a reflective vest'),
      x: 0,
      y: 1,
      width: 5,
      height: 3,
      tone: 'storage',
    },
    {
      label: both('培训与试验', 'Training and trials'),
      text: both('机器人试跑区，线外观看', 'Robots on trial: stay behind the line'),
      x: 0,
      y: 4,
      width: 5,
      height: 3,
      tone: 'work',
    },
    {
      label: both('中庭', 'Courtyard'),
      text: both('步行路，连着各栋楼', 'The footpath between the buildings'),
      x: 5,
      y: 1,
      width: 2,
      height: 6,
      tone: 'road',
    },
    {
      label: both('办公楼', 'Offices'),
      text: both('1 楼前台登记，凭预约上楼', 'Sign in on level 1, then go up'),
      x: 7,
      y: 1,
      width: 3,
      height: 3,
      tone: 'office',
    },
    {
      label: both('理赔中心', 'Claims center'),
      text: both('2 楼，有电梯和坡道', 'Level 2, with elevator and ramp'),
      x: 7,
      y: 4,
      width: 3,
      height: 3,
      tone: 'office',
    },
    {
      label: both('访客停车与东门', 'East gate and parking'),
      text: both('步行两分钟到前台，有充电桩', 'Two minutes’ walk to reception; chargers here'),
      x: 10,
      y: 1,
      width: 2,
      height: 6,
      tone: 'road',
    },
  ],
}
