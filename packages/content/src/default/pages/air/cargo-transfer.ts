import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { zone } from '../builders.ts'

/** The terminal in Wuhan as a sketch: who goes where between midnight and four. */
export const transferPlan: BlockSeed = {
  kind: 'floor-plan',
  id: 'transfer',
  title: both('零点到四点，货在武汉怎么走', 'Midnight to four: where cargo goes'),
  lead: both(
    '示意图，不按比例。整板不进楼，拆板的进楼转一圈，两股货不交叉。',
    'A sketch, not to scale. Whole pallets never enter the hall; mixed ones go around inside, and the two do not cross.',
  ),
  columns: 12,
  rows: 8,
  zones: [
    zone(
      'road',
      [0, 0, 12, 2],
      ['机位', 'Stands'],
      ['到的停近端，走的停远端，拖车不掉头', 'Arrivals near, departures far, so tugs never turn around'],
    ),
    zone(
      'road',
      [0, 2, 12, 1],
      ['整板通道', 'Through lane'],
      ['从一架直接拖到另一架，中途只读封签', 'Straight from one aircraft to another; only seals are read'],
    ),
    zone(
      'work',
      [0, 3, 4, 3],
      ['拆板区', 'Break-down'],
      ['一块板三个人，十二分钟拆完', 'Three people to a pallet, twelve minutes'],
    ),
    zone(
      'work',
      [4, 3, 3, 3],
      ['分拣线', 'Sorter'],
      ['小件走环线，按目的航班落格', 'Small pieces circle and drop by onward flight'],
    ),
    zone(
      'cold',
      [7, 3, 3, 2],
      ['控温区', 'Cold area'],
      ['三个温区，门与门隔开', 'Three ranges, with a lock between the doors'],
    ),
    zone(
      'storage',
      [10, 3, 2, 2],
      ['危险品间', 'Dangerous goods'],
      ['按类别分格，专人拿钥匙', 'A bay for each class, one keeper of the key'],
    ),
    zone(
      'storage',
      [7, 5, 5, 1],
      ['候机板架', 'Waiting racks'],
      ['打好的板在这里等拖车', 'Built pallets wait here for a tug'],
    ),
    zone(
      'work',
      [0, 6, 4, 1],
      ['安检', 'Screening'],
      ['武汉本地新收的货才过这里', 'Only cargo that begins in Wuhan passes here'],
    ),
    zone('office', [4, 6, 3, 1], ['收运窗口', 'Acceptance'], ['扫码、复磅、出运单', 'Scan, weigh, waybill']),
    zone(
      'office',
      [7, 6, 5, 1],
      ['提货厅', 'Collection'],
      ['凭证件和运单号，叫号提', 'Papers, waybill number and a ticket'],
    ),
    zone(
      'road',
      [0, 7, 12, 1],
      ['卡车月台', 'Truck docks'],
      ['送货走西头，提货走东头', 'Deliveries to the west, collections to the east'],
    ),
  ],
}
