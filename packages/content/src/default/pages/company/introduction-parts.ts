import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** The three businesses as lanes: what enters, what we do, what comes out. */
export const threeBusinesses: BlockSeed = {
  kind: 'flow',
  id: 'businesses',
  title: both('三块业务', 'Three businesses'),
  lead: both(
    '可以分开买，合起来用更省事：仓里的系统认得路上的车。',
    'Each stands alone. Together they save work, because the warehouse knows the trucks.',
  ),
  lanes: [
    {
      label: both('存', 'Store'),
      nodes: [
        {
          title: both('入仓', 'Goods in'),
          text: both(
            '验数、拍照、上架，差异当天报',
            'Counted, photographed, shelved; differences reported that day',
          ),
        },
        {
          title: both('在库', 'In stock'),
          text: both('批次、效期、库存随时能查', 'Batches, dates and stock at any time'),
        },
        {
          title: both('出库', 'Goods out'),
          text: both('按单拣货、复核、打包', 'Picked, checked and packed to the order'),
        },
      ],
    },
    {
      label: both('运', 'Move'),
      nodes: [
        {
          title: both('取', 'Collect'),
          text: both('上门、进站或到仓提货', 'From a door, a branch or a warehouse'),
        },
        {
          title: both('走', 'Carry'),
          text: both('公路、铁路、航空，按时限选', 'Road, rail or air, chosen by the deadline'),
        },
        {
          title: both('送', 'Deliver'),
          text: both('到手、上楼或进自提柜', 'To the hand, up the stairs or into a locker'),
        },
      ],
    },
    {
      label: both('技术', 'Technology'),
      nodes: [
        {
          title: both('软件', 'Software'),
          text: both('仓储、控制、运输三套系统', 'Systems for storage, control and transport'),
        },
        { title: both('硬件', 'Hardware'), text: both('机器人、机械臂、无人机', 'Robots, arms and drones') },
        {
          title: both('上线', 'Going live'),
          text: both('先在我们自己的仓里跑通', 'Proven in our own warehouses first'),
        },
      ],
    },
  ],
}

/** Which department answers for what. Departments, not persons: people change, duties stay. */
export const responsible: BlockSeed = {
  kind: 'table',
  id: 'responsible',
  title: both('谁对什么负责', 'Who answers for what'),
  lead: both(
    '写部门，不写人名。接待您的人会报工号。',
    'Departments rather than names. Whoever helps you gives a staff number.',
  ),
  columns: [
    { label: both('事情', 'Matter') },
    { label: both('负责部门', 'Department') },
    { label: both('从哪里找', 'How to reach them') },
  ],
  rows: [
    [
      both('一票货到哪了、坏了、丢了', 'A shipment: where it is, damaged, lost'),
      both('客户服务部', 'Customer service'),
      both('热线，报运单号', 'The hotline, with its number'),
    ],
    [
      both('合同、报价、账单', 'Contracts, quotes, invoices'),
      both('商务部', 'Sales'),
      both('合作咨询，或您的客户经理', 'An inquiry, or your account manager'),
    ],
    [
      both('仓里的盘点和差异', 'Stock counts and differences'),
      both('仓储运营部', 'Warehouse operations'),
      both('仓库现场主管', 'The supervisor on site'),
    ],
    [
      both('车辆、司机、路上的安全', 'Vehicles, drivers, road safety'),
      both('安全与运力部', 'Safety and fleet'),
      both('热线，报车牌', 'The hotline, with the license plate'),
    ],
    [
      both('个人信息和数据', 'Personal data'),
      both('个人信息保护负责人', 'Data protection officer'),
      both('隐私政策里的专用邮箱', 'The mailbox in the privacy policy'),
    ],
    [
      both('环境和社区', 'Environment and neighbors'),
      both('可持续发展组', 'Sustainability team'),
      both('可持续发展页', 'The sustainability page'),
    ],
  ],
}
