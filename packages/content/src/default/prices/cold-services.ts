import type { DocumentInput } from '@hongyan/documents'
import { both, claimOr, type Seed } from '../../seed.ts'

type Row = Seed<DocumentInput<'priceTables'>['services'][number]>

const cold = both('冷链', 'Cold chain')
const notDone = both('没做的部分不收', 'Nothing for work not done')

/** Prices of the extra work in cold stores. */
export const coldServicePrices: readonly Row[] = [
  {
    id: 'cold-unloading',
    category: cold,
    name: both('卸货', 'Unloading'),
    price: claimOr(
      ['cold-unloading'],
      ['18 元/立方米或 35 元/吨', '¥18 per cubic meter or ¥35 per tonne'],
      ['按立方米或按吨', 'By cubic meter or tonne'],
    ),
    refundCycle: notDone,
    billing: both(
      '下单时选体积或重量，按实际卸货量结算',
      'Choose volume or weight when ordering; settled on what was unloaded',
    ),
  },
  {
    id: 'cold-labelling',
    category: cold,
    name: both('贴标', 'Labeling'),
    price: claimOr(['cold-labelling'], ['0.5 元/件', '¥0.50 a piece'], ['按件', 'By the piece']),
    refundCycle: both('贴错的重贴，不另收', 'Wrong labels are redone free'),
    billing: both('标签文件由您提供，我们打印', 'You send the artwork, we print it'),
  },
  {
    id: 'cold-inventory',
    category: cold,
    name: both('随入库盘点', 'Count on entry'),
    price: claimOr(['cold-inventory'], ['40 元/人时', '¥40 per person-hour'], ['按人时', 'By person-hour']),
    refundCycle: notDone,
    billing: both('和入库同时做，按实际人数和时长', 'Done with the unloading; actual people and hours'),
  },
  {
    id: 'cold-count',
    category: cold,
    name: both('单独盘点', 'Separate count'),
    price: claimOr(
      ['cold-count'],
      ['200 个 SKU 以内 200 元', '¥200 up to 200 SKUs'],
      ['按 SKU 数', 'By number of SKUs'],
    ),
    refundCycle: notDone,
    billing: claimOr(
      ['cold-count'],
      ['超出部分每 1–20 个 SKU 加 200 元', '¥200 more for every further 1–20 SKUs'],
      ['另约时间，不和入库一起做', 'Booked apart from any delivery'],
    ),
  },
  {
    id: 'cold-returns',
    category: cold,
    name: both('退货暂存', 'Storage of returns'),
    price: claimOr(['returns-storage'], ['7 天内免费', 'Free for 7 days'], ['按合同', 'By contract']),
    billing: both(
      '从退货入库那天起算，到期前提醒您取走、转售或销毁',
      'From the day the goods come in; we ask in time whether to return, resell or destroy',
    ),
  },
]
