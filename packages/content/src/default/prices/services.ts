import type { DocumentInput } from '@hongyan/documents'
import type { FactId } from '../../facts.ts'
import { both, type Claim, claim, claimOr, type Seed } from '../../seed.ts'
import { coldServicePrices } from './cold-services.ts'

type Row = Seed<DocumentInput<'priceTables'>['services'][number]>

function leastFen(factId: FactId, amount: number): Claim<number | null> {
  return { claim: [factId], text: { 'zh-CN': amount, 'en-US': amount }, without: null }
}

const insurance = both('保价', 'Insurance')
const signing = both('签单与签收', 'Receipts and signing')
const packing = both('包装', 'Packing')
const beforePickup = both('揽收前取消即退', 'On canceling before pickup')

const general: readonly Row[] = [
  {
    id: 'insurance',
    category: insurance,
    name: both('基本保价', 'Basic insurance'),
    price: claimOr(
      ['insurance', 'insurance-middle', 'insurance-rate'],
      [
        '500 元以内 1 元/票；500–1,000 元 2 元/票；1,000 元以上 5‰',
        '¥1 up to ¥500; ¥2 up to ¥1,000; 5‰ above that',
      ],
      ['按声明价值分三档', 'In three steps, by declared value'],
    ),
    refundCycle: beforePickup,
    feeRate: claim(['insurance-rate'], '5‰（1,000 元以上）', '5‰ (above ¥1,000)'),
    minimum: leastFen('insurance', 100),
    billing: both(
      '按寄件人声明的价值每票收一次，按费率算的四舍五入到元',
      'Once a shipment, on the value you declare; amounts by rate are rounded to whole yuan',
    ),
  },
  {
    id: 'full-cover',
    category: insurance,
    name: both('全额保', 'Full coverage'),
    price: claimOr(
      ['full-cover'],
      [
        '500 元以内 2 元/票；500–1,000 元 3 元/票；1,000 元以上 8‰',
        '¥2 up to ¥500; ¥3 up to ¥1,000; 8‰ above that',
      ],
      ['按声明价值分三档，高于基本保价', 'In three steps, above basic insurance'],
    ),
    refundCycle: beforePickup,
    feeRate: claim(['full-cover'], '8‰（1,000 元以上）', '8‰ (above ¥1,000)'),
    minimum: leastFen('full-cover', 200),
    billing: both(
      '和基本保价二选一，计法相同，部分损坏不按比例折算',
      'Instead of basic insurance; partial damage is not scaled down',
    ),
  },
  {
    id: 'cash-on-delivery',
    category: both('代收货款', 'Cash on delivery'),
    name: both('代收货款', 'Cash on delivery'),
    price: both('代收金额 × 合同费率', 'Amount collected × contract rate'),
    refundCycle: both('没收到货款就不收', 'Not charged if nothing was collected'),
    feeRate: both('按合同', 'By contract'),
    billing: claimOr(
      ['cash-on-delivery'],
      [
        '每票代收不超过 30 万元；最低收费写在合同里',
        'At most ¥300,000 a shipment; the minimum charge is in the contract',
      ],
      ['代收上限和最低收费写在合同里', 'Limit and minimum charge are in the contract'],
    ),
  },
  {
    id: 'receipt-paper',
    category: signing,
    name: both('纸质签单返还', 'Paper receipt return'),
    price: claimOr(['receipt-paper'], ['8 元/票', '¥8 a shipment'], ['按票', 'By shipment']),
    refundCycle: both('签单没带回来，全额退', 'In full if the receipt does not come back'),
    billing: both(
      '一票一份签单算一次；多联装订在一起算一份',
      'One receipt a shipment; copies stapled together count as one',
    ),
  },
  {
    id: 'receipt-electronic',
    category: signing,
    name: both('电子签单返还', 'Electronic receipt return'),
    price: claimOr(['receipt-electronic'], ['5 元/票', '¥5 a shipment'], ['按票', 'By shipment']),
    refundCycle: both('影像不合格又补不上，全额退', 'In full if the image is unusable and cannot be redone'),
    billing: both('签收后生成文件才计费', 'Charged once the file exists after signature'),
  },
  {
    id: 'named-signing',
    category: signing,
    name: both('指定签收人', 'Signature by a named person'),
    price: claimOr(['named-signing'], ['0.5 元/票', '¥0.50 a shipment'], ['按票', 'By shipment']),
    refundCycle: both(
      '交给了别人，退费并按合同处理',
      'Refunded if handed to anyone else, and settled by contract',
    ),
    billing: both(
      '下单时写明姓名和手机号，派送途中可改一次',
      'Name and mobile number when ordering; may be changed once on the way',
    ),
  },
  {
    id: 'wooden',
    category: packing,
    name: both('木质包装', 'Wooden packaging'),
    price: claimOr(
      ['wooden-packaging'],
      ['200 元/立方米', '¥200 per cubic meter'],
      ['按立方米', 'By the cubic meter'],
    ),
    refundCycle: both('开工前取消即退', 'On canceling before the work begins'),
    minimum: leastFen('wooden-minimum', 4000),
    billing: claimOr(
      ['wooden-volume'],
      ['按实际体积的 1.4 倍计，木架、木箱同价', 'On 1.4 times the physical volume, frame or crate alike'],
      ['木架、木箱同价', 'Frame or crate alike'],
    ),
  },
  {
    id: 'waterproof',
    category: packing,
    name: both('防水袋', 'Waterproof bag'),
    price: claimOr(['waterproof'], ['0.5 元/票', '¥0.50 a shipment'], ['按票', 'By shipment']),
    refundCycle: beforePickup,
    billing: both('随运费一起收，套在箱外', 'Charged with the freight; goes over the box'),
  },
  {
    id: 'upstairs',
    category: both('派送', 'Delivery'),
    name: both('送货上楼', 'Carrying upstairs'),
    price: claimOr(
      ['upstairs'],
      ['单件 100 公斤以内免费', 'Free up to 100 kg a piece'],
      ['按单件重量', 'By weight of the piece'],
    ),
    billing: both(
      '更重的按重量和楼层报价，您同意了才搬',
      'Heavier pieces are quoted by weight and floor, and moved once you agree',
    ),
  },
  {
    id: 'storage',
    category: both('仓储', 'Warehousing'),
    name: both('仓租', 'Storage'),
    price: claimOr(['free-storage'], ['前 15 天免费', 'First 15 days free'], ['按合同', 'By contract']),
    refundCycle: both('随月结单冲减', 'Taken off the monthly bill'),
    billing: both(
      '免费期后按占用的库位和天数计，单价写在合同里',
      'After that by space and days, at the contract price',
    ),
  },
  {
    id: 'financing',
    category: both('资金', 'Finance'),
    name: both('存货融资', 'Inventory finance'),
    price: both('按批核的额度和期限', 'By the sum and term approved'),
    feeRate: claim(['financing'], '年利率低至 6.5%', 'From 6.5% a year'),
    billing: both(
      '按实际用款天数计息，提前还的部分当天停息',
      'Interest on the days used; what you repay early stops costing that day',
    ),
  },
]

/** Prices of services, in the order of the list. */
export const servicePrices: readonly Row[] = [...general, ...coldServicePrices]
