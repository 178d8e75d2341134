import { both, claimOr } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** The eight services, each with what decides for it. */
export const productServices: BlockSeed = {
  kind: 'cards',
  id: 'services',
  title: both('八类服务', 'Eight services'),
  lead: both(
    '分得细，是因为每一类的车、人和规矩都不同。',
    'Eight, because each has its own vehicles, people and rules.',
  ),
  items: [
    {
      title: both('仓储与配送', 'Warehousing'),
      text: claimOr(
        ['free-storage'],
        [
          '东西放我们仓里，卖一件发一件，退回来的也由我们收。头 15 天不收仓租。',
          'We hold it, ship each piece as it sells and take the returns. The first 15 days are free.',
        ],
        [
          '东西放我们仓里，卖一件发一件，退回来的也由我们收。',
          'We hold it, ship each piece as it sells and take the returns.',
        ],
      ),
      path: '/products/warehousing',
      scene: 'warehousing',
    },
    {
      title: both('快递', 'Express'),
      text: claimOr(
        ['parcel-band'],
        ['30 公斤以内的信件和包裹，上门取，送到手。', 'Letters and parcels up to 30 kg, from door to hand.'],
        ['信件和包裹，上门取，送到手。', 'Letters and parcels, from door to hand.'],
      ),
      path: '/products/express',
      scene: 'express',
    },
    {
      title: both('货运', 'Freight'),
      text: claimOr(
        ['freight-bands'],
        [
          '从 20 公斤的一箱到 3 吨以上的一车，按档计价。',
          'From one 20 kg box to over 3 tonnes, priced by band.',
        ],
        ['从一箱到一车，按重量档计价。', 'From one box to a full truck, priced by band.'],
      ),
      path: '/products/freight',
      scene: 'freight',
    },
    {
      title: both('大件', 'Bulky items'),
      text: both(
        '家具、家电、健身器材：预约、上楼、安装，同一组人做完。',
        'Furniture, appliances, gym machines: booked, carried up and fitted by one crew.',
      ),
      path: '/products/bulky',
      scene: 'bulky',
    },
    {
      title: both('冷链', 'Cold chain'),
      text: both(
        '冷藏、冷冻、恒温三种车厢，温度曲线随运单给您。',
        'Chilled, frozen or constant, and the temperature curve comes with the waybill.',
      ),
      path: '/products/cold-chain',
      scene: 'cold-chain',
    },
    {
      title: both('医药', 'Pharma'),
      text: claimOr(
        ['pharma-bands'],
        [
          '药品和器械 10 公斤起运，验证过的箱和车，交接双方签字。',
          'Medicines and devices from 10 kg, in qualified boxes and trucks, signed for on both sides.',
        ],
        [
          '药品和器械走验证过的箱和车，交接双方签字。',
          'Medicines and devices in qualified boxes and trucks, signed for on both sides.',
        ],
      ),
      path: '/products/pharma',
      scene: 'pharma',
    },
    {
      title: both('跨境', 'Cross-border'),
      text: both(
        '报关、干线和海外派送合成一份合同，出了事只找一家。',
        'Customs, line-haul and delivery abroad in one contract, with one party to call.',
      ),
      path: '/products/cross-border',
      scene: 'cross-border',
    },
    {
      title: both('航空', 'Air cargo'),
      text: both(
        '整板、散货都能订，机型和舱门尺寸先查好再来。',
        'Whole pallets or loose cargo. Check the aircraft and its door before you come.',
      ),
      path: '/products/air',
      scene: 'air',
    },
  ],
}
