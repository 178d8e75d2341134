import type { DocumentInput, SceneName } from '@hongyan/documents'
import type { FactId } from '../facts.ts'
import { both, claim, type Seed } from '../seed.ts'
import { industries } from './industries.ts'

type Tab = DocumentInput<'home'>['solutions']['tabs'][number]
type Words = readonly [chinese: string, english: string]
/** Term, statement and the facts the statement rests on. */
type Row = readonly [term: Words, statement: Words, ...facts: FactId[]]

function tab(tabId: string, scene: SceneName, title: Words, lead: Words, rows: readonly Row[]): Seed<Tab> {
  const industry = industries.find(({ id }) => id === tabId)
  if (!industry) throw new Error(`No industry ${tabId}`)
  return {
    id: tabId,
    label: industry.label,
    title: both(...title),
    lead: both(...lead),
    rows: rows.map(([term, statement, ...factIds]) => ({
      term: both(...term),
      text: factIds.length === 0 ? both(...statement) : claim(factIds, ...statement),
    })),
    action: {
      label: both(`看${industry.short['zh-CN']}方案`, `${industry.short['en-US']} solution`),
      href: `/solutions/${tabId}`,
    },
    scene,
  }
}

const late: Row = [
  ['晚到怎么赔', 'If late'],
  [
    '超 1 小时退运费 10%，超 12 小时最高退全部运费',
    '10% of the charge refunded after 1 hour, up to all of it after 12',
  ],
  'late-penalty',
]
const insured: Row = [
  ['保价', 'Insurance'],
  ['每票 500 元以内保价 1 元', '¥1 insures a shipment up to ¥500'],
  'insurance',
]

export const solutionTabs: readonly Seed<Tab>[] = [
  tab(
    'fresh',
    'cold',
    ['本省两天，从枝头到餐桌', 'Orchard to table in two days, within a province'],
    [
      '产地预冷、冷链干线、城市冷仓连成一段，温度一路记着。',
      'Cooled at the orchard, carried cold, stored cold in the city, with the temperature logged throughout.',
    ],
    [
      [['产地', 'Cut-off'], ['预冷后每天 18 点截单', 'Daily cut-off at 18:00'], 'cold-cutoff'],
      [
        ['在途', 'In transit'],
        ['主要城市 2–3 天，省会之间 3–5 天', '2–3 days between main cities, 3–5 between capitals'],
        'cold-main',
        'cold-capitals',
      ],
      [
        ['城市仓', 'City warehouses'],
        ['7 个大区、18 座城市设生鲜仓', '18 cities in 7 regions'],
        'fresh-cities',
      ],
      late,
    ],
  ),
  tab(
    'apparel',
    'wardrobe',
    ['换季铺货，退货重新上架', 'New season in, returns back on sale'],
    [
      '新款先铺到离买家近的仓，退回来的当天质检、重新上架。',
      'New lines wait near the buyers; what comes back is checked and shelved again.',
    ],
    [
      [
        ['铺货', 'Stock'],
        ['2,000 多座合作云仓可选', '2,000+ partner cloud warehouses to choose from'],
        'cloud-warehouses',
      ],
      [['揽收', 'Pickup'], ['1 小时内上门取件', 'Within 1 hour'], 'pickup-time'],
      [
        ['退货', 'Returns'],
        ['质检、熨烫、换吊牌一次做完', 'Checked, pressed and retagged in one go'],
      ],
      [['签单', 'Receipts'], ['电子签单返还，5 元一票', 'Electronic receipt, ¥5 each'], 'receipt-electronic'],
    ],
  ),
  tab(
    'electronics',
    'shipping-label',
    ['一机一码，从出库查到签收', 'One serial number, warehouse to doorstep'],
    [
      '序列号跟着单号走，新品首发、备件换新都对得上。',
      'Serial numbers travel with the shipment, for launches and for spare parts alike.',
    ],
    [
      [
        ['出库', 'Dispatch'],
        ['扫序列号复核，错发拦在仓内', 'Serials scanned, mistakes stopped at the door'],
      ],
      [
        ['备件', 'Parts'],
        ['退件出问题，1 小时内答复', 'Return problems answered in 1 hour'],
        'parts-response',
      ],
      [['签收', 'Signature'], ['可指定签收人，0.5 元一票', 'By a named person, ¥0.50 each'], 'named-signing'],
      insured,
    ],
  ),
  tab(
    'beauty',
    'cosmetics',
    ['按批次和效期管理', 'Every batch and date in order'],
    [
      '先到期的先出，赠品和小样按订单配齐，大促当天照常发。',
      'First to expire goes first, samples match the order, and sale days are ordinary days.',
    ],
    [
      [
        ['入仓', 'Storage'],
        ['按批次、效期分区，恒温存放', 'By batch and date, at a steady temperature'],
      ],
      [
        ['拣配', 'Picking'],
        ['主品、赠品、小样一单配齐', 'Product, gift and sample in one pass'],
      ],
      [['同城', 'Same city'], ['最快 30 分钟送达', 'As fast as 30 minutes'], 'same-city'],
      insured,
    ],
  ),
  tab(
    'pharma',
    'pharma',
    ['温度全程监测，超限报警', 'Temperature watched all the way'],
    [
      '验证过的箱和车，逐程记录温度，交接双人签字。',
      'Qualified boxes and trucks, a temperature record for every leg, two signatures at each handover.',
    ],
    [
      [['起运', 'From'], ['10 公斤起，3 吨以上走整车', '10 kg; full trucks above 3 t'], 'pharma-bands'],
      [
        ['在途', 'In transit'],
        ['温度逐程可查，超限即时报警', 'Logged leg by leg, alarms at once'],
      ],
      [
        ['交接', 'Handover'],
        ['双人签收，逐箱拍照', 'Two signatures, a photo of each box'],
      ],
      [['签单', 'Receipts'], ['纸质签单返还，8 元一票', 'Paper receipt, ¥8 each'], 'receipt-paper'],
    ],
  ),
  tab(
    'home',
    'sofa-swap',
    ['送到屋里，装好再走', 'In the room and fitted'],
    [
      '沙发、床垫、橱柜，同一组人送货、上楼、安装。',
      'Sofas, mattresses, cabinets: the same crew delivers, carries and fits.',
    ],
    [
      [['上楼', 'Upstairs'], ['单件 100 公斤以内免费', 'Free up to 100 kg an item'], 'upstairs'],
      [
        ['包装', 'Packing'],
        ['木质包装，每立方米 200 元', 'Wooden crates, ¥200 per cubic meter'],
        'wooden-packaging',
      ],
      [
        ['安装', 'Fitting'],
        ['预约一次，送装同天', 'One appointment, fitted the same day'],
      ],
      [['赔付', 'Damage'], ['最快 24 小时到账', 'Paid in 24 hours at the fastest'], 'payout'],
    ],
  ),
  tab(
    'automotive',
    'car-parts',
    ['零部件按节拍送到产线', 'Parts on time for the line'],
    [
      '厂边仓备料，按节拍送到工位；门店要的售后件走快线。',
      'Stock beside the plant, delivered to the line’s rhythm; service parts take the fast lane.',
    ],
    [
      [
        ['提货', 'Pickup'],
        ['10 分钟响应，2 小时上门', 'Reply in 10 minutes, pickup in 2 hours'],
        'rapid-response',
        'rapid-pickup',
      ],
      [['零担', 'Part loads'], ['20 公斤到 3 吨以上', '20 kg to over 3 t'], 'freight-bands'],
      [
        ['备件', 'Parts'],
        ['退件出问题，1 小时内答复', 'Return problems answered in 1 hour'],
        'parts-response',
      ],
      [
        ['包装', 'Packing'],
        ['循环箱管理，空箱带回', 'Reusable crates, empties brought back'],
      ],
    ],
  ),
  tab(
    'books',
    'books',
    ['一本书，也按时到', 'A single book, on time'],
    [
      '整包入仓，拆零发货，开学季提前铺到学校所在城市。',
      'In by the pallet, out by the copy, and near the school before term begins.',
    ],
    [
      [['仓储', 'Storage'], ['1,500 多座仓库就近选', '1,500+ warehouses to choose from'], 'warehouses'],
      [['快递', 'Express'], ['覆盖 374 座城市', '374 cities'], 'cities'],
      [
        ['防潮', 'Dry'],
        ['防水袋包装，随单可选', 'Waterproof bags, chosen per order'],
      ],
      [
        ['退书', 'Returns'],
        ['按书号点收，好书重新上架', 'Counted by ISBN, good copies reshelved'],
      ],
    ],
  ),
  tab(
    'baby',
    'city',
    ['母婴用品，同城备货', 'Baby goods in stock nearby'],
    [
      '奶粉、纸尿裤放在同城仓，当天可以补货。',
      'Formula and diapers wait in the same city, so we can top up the same day.',
    ],
    [
      [['同城', 'Same city'], ['最快 30 分钟送达', 'As fast as 30 minutes'], 'same-city'],
      [
        ['追溯', 'Tracing'],
        ['批次跟单，扫码可查', 'Batches follow the order, one scan away'],
      ],
      [['揽收', 'Pickup'], ['1 小时内上门取件', 'Within 1 hour'], 'pickup-time'],
      [['签收', 'Signature'], ['可指定签收人，0.5 元一票', 'By a named person, ¥0.50 each'], 'named-signing'],
    ],
  ),
  tab(
    'drinks',
    'store',
    ['防震包装，按批次出库', 'Shockproof packing, out by batch'],
    [
      '恒温存放，防震装箱，也可以代收货款。',
      'Steady temperature, shockproof boxes, and we can take the payment too.',
    ],
    [
      [
        ['存放', 'Storage'],
        ['恒温分区，按批次出库', 'Steady zones, out by batch'],
      ],
      [
        ['包装', 'Packing'],
        ['防震内衬，破损率按月公布给您', 'Shockproof lining, breakage reported monthly'],
      ],
      [['代收货款', 'Payment'], ['每票最高 30 万元', 'Cash on delivery up to ¥300,000'], 'cash-on-delivery'],
      [['赔付', 'Damage'], ['最快 24 小时到账', 'Paid in 24 hours at the fastest'], 'payout'],
    ],
  ),
  tab(
    'appliances',
    'bulky',
    ['家电送货上楼并安装', 'Appliances carried up and fitted'],
    [
      '中转次数少，直立运输，送到就装，旧机带走。',
      'Fewer hubs, upright all the way, fitted on arrival, the old one taken away.',
    ],
    [
      [['上楼', 'Upstairs'], ['单件 100 公斤以内免费', 'Free up to 100 kg an item'], 'upstairs'],
      [['仓储', 'Storage'], ['前 15 天免仓租', 'First 15 days free'], 'free-storage'],
      [
        ['安装', 'Fitting'],
        ['送装同天，旧机回收', 'Fitted the same day, the old one recycled'],
      ],
      insured,
    ],
  ),
  tab(
    'manufacturing',
    'forklift',
    ['原料准点进，成品准点出', 'Material in on time, goods out on time'],
    ['入厂、厂内、成品三段用同一套系统看。', 'Inbound, in-plant and outbound, seen on one screen.'],
    [
      [['调度', 'Control'], ['28 类设备统一调度', '28 kinds of equipment, one control'], 'equipment'],
      [
        ['自动化', 'Automation'],
        ['1,000 平方米以上的仓就能上', 'Pays off from 1,000 m² of floor'],
        'automation-area',
      ],
      [['整车', 'Full trucks'], ['10 分钟内响应', 'A reply in 10 minutes'], 'rapid-response'],
      [['资金', 'Finance'], ['存货融资，年利率低至 6.5%', 'Inventory finance from 6.5% a year'], 'financing'],
    ],
  ),
]
