import { both } from '../../seed.ts'
import { type AircraftSeed, box, type Place, pairs, row } from './contours.ts'
import { singlePieces } from './single-pieces.ts'

const pmc: Place = {
  unit: 'PMC',
  length: 3_175,
  width: 2_438,
  height: 2_740,
  topWidth: 1_600,
  shoulder: 2_180,
  base: 'pallet',
  tare: 120,
}
/** Behind the nose and before the tail the roof comes lower. */
const nosePag: Place = {
  ...pmc,
  unit: 'PAG',
  width: 2_235,
  height: 2_440,
  topWidth: 1_700,
  shoulder: 2_000,
  tare: 110,
}
const tailPag: Place = { ...nosePag, height: 2_280 }
/** Turned by a quarter, on the centre line. */
const lastPag: Place = {
  unit: 'PAG',
  length: 2_235,
  width: 3_175,
  height: 2_280,
  topWidth: 2_300,
  shoulder: 1_700,
  base: 'pallet',
  tare: 110,
}
const lowerPmc = box('PMC', 2_438, 3_175, 1_626, 'pallet', 120)
const ake = box('AKE', 1_534, 1_562, 1_626, 'container', 85)
const bulk = box(both('散货', 'Bulk'), 4_200, 2_000, 1_400, 'floor', 0)

/** Thirteen rows of two pallets and one behind them, units below: the long sectors. */
export const wideFreighter: AircraftSeed = {
  id: 'wide-freighter',
  name: both('宽体货机', 'Wide-body freighter'),
  code: '77F',
  role: 'wide-freighter',
  length: 63_700,
  diameter: 5_870,
  payload: 101_000,
  decks: [
    {
      id: 'main',
      name: both('主货舱', 'Main deck'),
      kind: 'main',
      loading: 'unit',
      ...singlePieces.wideMain,
      doors: [
        {
          id: 'main-door',
          name: both('主货舱门', 'Main deck door'),
          at: 8_000,
          width: 3_720,
          height: 3_050,
          side: 'left',
        },
      ],
      positions: [
        ...pairs(8_150, 60, [
          ['1', nosePag, 4_600],
          ['2', pmc, 5_800],
          ['3', pmc, 5_800],
          ['4', pmc, 5_800],
          ['5', pmc, 5_800],
          ['6', pmc, 6_800],
          ['7', pmc, 6_800],
          ['8', pmc, 6_800],
          ['9', pmc, 5_800],
          ['10', pmc, 5_800],
          ['11', pmc, 5_800],
          ['12', pmc, 5_000],
          ['13', tailPag, 4_000],
        ]),
        ...row(50_205, 60, [['14', lastPag, 3_000]]),
      ],
    },
    {
      id: 'forward-hold',
      name: both('前下货舱', 'Forward hold'),
      kind: 'lower',
      loading: 'unit',
      ...singlePieces.wideLower,
      doors: [
        {
          id: 'forward-hold-door',
          name: both('前下货舱门', 'Forward hold door'),
          at: 11_900,
          width: 2_700,
          height: 1_700,
          side: 'right',
        },
      ],
      positions: row(12_000, 50, [
        ['11P', lowerPmc, 5_000],
        ['12P', lowerPmc, 5_000],
        ['13P', lowerPmc, 5_000],
        ['14P', lowerPmc, 5_000],
        ['15P', lowerPmc, 5_000],
        ['16P', lowerPmc, 5_000],
      ]),
    },
    {
      id: 'aft-hold',
      name: both('后下货舱', 'Aft hold'),
      kind: 'lower',
      loading: 'unit',
      ...singlePieces.wideContainers,
      doors: [
        {
          id: 'aft-hold-door',
          name: both('后下货舱门', 'Aft hold door'),
          at: 36_400,
          width: 2_700,
          height: 1_700,
          side: 'right',
        },
      ],
      positions: pairs(36_500, 30, [
        ['31', ake, 1_580],
        ['32', ake, 1_580],
        ['33', ake, 1_580],
        ['34', ake, 1_580],
        ['35', ake, 1_580],
        ['36', ake, 1_580],
        ['37', ake, 1_580],
      ]),
    },
    {
      id: 'bulk-hold',
      name: both('散货舱', 'Bulk hold'),
      kind: 'lower',
      loading: 'bulk',
      ...singlePieces.wideBulk,
      doors: [
        {
          id: 'bulk-hold-door',
          name: both('散货舱门', 'Bulk hold door'),
          at: 48_300,
          width: 910,
          height: 1_140,
          side: 'right',
        },
      ],
      positions: row(47_800, 0, [['51', bulk, 4_000]]),
    },
  ],
  note: both(
    '左右两个板位尺寸相同，L 在机头方向的左手边。温控集装器只放在接得上电的位置。',
    'Left and right places are alike, L being on the left looking forward. Cooled units stand where there is a socket.',
  ),
}
