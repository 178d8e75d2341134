import { both } from '../../seed.ts'
import { type AircraftSeed, box, type Place, row } from './contours.ts'
import { singlePieces } from './single-pieces.ts'

const pag: Place = {
  unit: 'PAG',
  length: 2_235,
  width: 3_175,
  height: 2_060,
  topWidth: 1_960,
  shoulder: 1_300,
  base: 'pallet',
  tare: 110,
}
const pmc: Place = { ...pag, unit: 'PMC', length: 2_438, tare: 120 }
/** Where the tail begins to narrow. */
const tailPag: Place = { ...pag, height: 1_930, topWidth: 1_900 }
const half: Place = {
  unit: both('半板', 'Half'),
  length: 1_534,
  width: 2_438,
  height: 1_620,
  topWidth: 1_500,
  shoulder: 1_050,
  base: 'pallet',
  tare: 60,
}
const bulk = both('散货', 'Bulk')

/** One row of pallets, two holds loaded by hand: the short sectors of the night. */
export const narrowFreighter: AircraftSeed = {
  id: 'narrow-freighter',
  name: both('窄体货机', 'Narrow-body freighter'),
  code: '73F',
  role: 'narrow-freighter',
  length: 39_500,
  diameter: 3_700,
  payload: 22_500,
  decks: [
    {
      id: 'main',
      name: both('主货舱', 'Main deck'),
      kind: 'main',
      loading: 'unit',
      ...singlePieces.narrowMain,
      doors: [
        {
          id: 'main-door',
          name: both('主货舱门', 'Main deck door'),
          at: 6_000,
          width: 3_560,
          height: 2_130,
          side: 'left',
        },
      ],
      positions: row(6_150, 60, [
        ['1', pag, 2_100],
        ['2', pag, 2_700],
        ['3', pag, 2_700],
        ['4', pag, 2_700],
        ['5', pmc, 3_100],
        ['6', pag, 2_700],
        ['7', pag, 2_700],
        ['8', pag, 2_700],
        ['9', pag, 2_700],
        ['10', pag, 2_700],
        ['11', tailPag, 2_100],
        ['12', half, 900],
      ]),
    },
    {
      id: 'forward-hold',
      name: both('前下货舱，散装', 'Forward hold, bulk'),
      kind: 'lower',
      loading: 'bulk',
      ...singlePieces.narrowLower,
      doors: [
        {
          id: 'forward-hold-door',
          name: both('前下货舱门', 'Forward hold door'),
          at: 10_700,
          width: 1_220,
          height: 890,
          side: 'right',
        },
      ],
      positions: row(7_700, 0, [['H1', box(bulk, 9_200, 1_400, 1_000, 'floor', 0), 3_200]]),
    },
    {
      id: 'aft-hold',
      name: both('后下货舱，散装', 'Aft hold, bulk'),
      kind: 'lower',
      loading: 'bulk',
      ...singlePieces.narrowLower,
      doors: [
        {
          id: 'aft-hold-door',
          name: both('后下货舱门', 'Aft hold door'),
          at: 26_600,
          width: 1_220,
          height: 840,
          side: 'right',
        },
      ],
      positions: row(22_100, 0, [['H2', box(bulk, 10_700, 1_400, 1_000, 'floor', 0), 4_300]]),
    },
  ],
  note: both(
    '各板位限重相加高于整机业载，当班能装多少由载重平衡表定。',
    'The limits of the positions add up to more than the aircraft may carry: the load sheet sets the total.',
  ),
}
