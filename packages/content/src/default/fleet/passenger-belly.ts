import { both } from '../../seed.ts'
import { type AircraftSeed, box, pairs, row } from './contours.ts'
import { singlePieces } from './single-pieces.ts'

const pmc = box('PMC', 2_438, 3_175, 1_626, 'pallet', 120)
const ake = box('AKE', 1_534, 1_562, 1_626, 'container', 85)
const bulk = box(both('散货', 'Bulk'), 3_400, 1_700, 1_250, 'floor', 0)

/** What lies under the cabin of a passenger aircraft: no main deck, and bags go first. */
export const passengerBelly: AircraftSeed = {
  id: 'passenger-belly',
  name: both('客机腹舱', 'Belly hold'),
  code: '333',
  role: 'belly',
  length: 63_600,
  diameter: 5_440,
  payload: 15_000,
  decks: [
    {
      id: 'forward-hold',
      name: both('前货舱', 'Forward hold'),
      kind: 'lower',
      loading: 'unit',
      ...singlePieces.belly,
      doors: [
        {
          id: 'forward-hold-door',
          name: both('前货舱门', 'Forward hold door'),
          at: 13_300,
          width: 2_700,
          height: 1_690,
          side: 'right',
        },
      ],
      positions: row(13_400, 50, [
        ['11P', pmc, 4_600],
        ['12P', pmc, 4_600],
        ['13P', pmc, 4_600],
        ['14P', pmc, 4_600],
        ['15P', pmc, 4_600],
      ]),
    },
    {
      id: 'aft-hold',
      name: both('后货舱', 'Aft hold'),
      kind: 'lower',
      loading: 'unit',
      ...singlePieces.bellyContainers,
      doors: [
        {
          id: 'aft-hold-door',
          name: both('后货舱门', 'Aft hold door'),
          at: 36_900,
          width: 2_700,
          height: 1_690,
          side: 'right',
        },
      ],
      positions: pairs(37_000, 30, [
        ['31', ake, 1_580],
        ['32', ake, 1_580],
        ['33', ake, 1_580],
        ['34', ake, 1_580],
        ['35', ake, 1_580],
        ['36', ake, 1_580],
      ]),
    },
    {
      id: 'bulk-hold',
      name: both('散货舱', 'Bulk hold'),
      kind: 'lower',
      loading: 'bulk',
      ...singlePieces.bellyBulk,
      doors: [
        {
          id: 'bulk-hold-door',
          name: both('散货舱门', 'Bulk hold door'),
          at: 48_200,
          width: 950,
          height: 1_060,
          side: 'left',
        },
      ],
      positions: row(47_400, 0, [['51', bulk, 2_700]]),
    },
  ],
  note: both(
    '旅客行李先装，剩下的位置当天才知道；贴“仅限货机”标签的货不上客机。',
    'Bags are loaded first, so what is left is known on the day; cargo labeled for freighters only never flies here.',
  ),
}
