import type { TariffInput } from '../tariff.ts'

type Sheet = TariffInput['products'][number]['sheets'][number]

/** Trucks hired whole: payload in grams, hold in litres, money in minor units. Sample prices of the company. */
export const wholeTrucks: Extract<Sheet['bands'][number], { kind: 'truck' }>['trucks'] = [
  { id: '4.2', payload: 1_800_000, litres: 15_000, start: 40_000, kilometre: 360 },
  { id: '6.8', payload: 8_000_000, litres: 38_000, start: 60_000, kilometre: 480 },
  { id: '9.6', payload: 15_000_000, litres: 56_000, start: 90_000, kilometre: 620 },
  { id: '13', payload: 30_000_000, litres: 85_000, start: 120_000, kilometre: 780 },
]

/** Heavy freight in its four bands: sample prices of the company, in minor units. */
export const heavySheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 5000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: { least: 20_000 },
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: 60_000,
        first: 20_000,
        step: 1000,
        byZone: {
          city: { first: 3000, step: 100 },
          province: { first: 3600, step: 120 },
          near: { first: 4200, step: 150 },
          middle: { first: 5000, step: 190 },
          far: { first: 6200, step: 260 },
          remote: { first: 8800, step: 420 },
        },
      },
      {
        kind: 'per-kilogram',
        over: 60_000,
        upTo: 500_000,
        byZone: {
          city: { kilogram: 100, least: 6600 },
          province: { kilogram: 118, least: 7800 },
          near: { kilogram: 140, least: 9300 },
          middle: { kilogram: 186, least: 12_200 },
          far: { kilogram: 252, least: 16_200 },
          remote: { kilogram: 408, least: 25_400 },
        },
      },
      {
        kind: 'tonne-or-cubic',
        over: 500_000,
        upTo: 3_000_000,
        byZone: {
          city: { tonne: 92_000, cubicMetre: 18_400 },
          province: { tonne: 108_000, cubicMetre: 21_600 },
          near: { tonne: 128_000, cubicMetre: 25_600 },
          middle: { tonne: 170_000, cubicMetre: 34_000 },
          far: { tonne: 230_000, cubicMetre: 46_000 },
          remote: { tonne: 372_000, cubicMetre: 74_400 },
        },
      },
      { kind: 'truck', over: 3_000_000, upTo: null, trucks: wholeTrucks },
    ],
  },
]

/** Light freight by the cubic metre: sample prices of the company, in minor units. */
export const lightSheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 5000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: { shipmentWeight: 1_000_000, shipmentVolume: 5000 },
    bands: [
      {
        kind: 'cubic',
        over: 0,
        upTo: null,
        leastLitres: 500,
        kilogramsPerCubicMetre: 200,
        byZone: {
          city: { cubicMetre: 16_000 },
          province: { cubicMetre: 19_000 },
          near: { cubicMetre: 23_000 },
          middle: { cubicMetre: 30_000 },
          far: { cubicMetre: 41_000 },
          remote: { cubicMetre: 68_000 },
        },
      },
    ],
  },
]

/** Bulky goods to the room, each piece on its own: sample prices of the company, in minor units. */
export const bulkySheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 5000,
    step: 1000,
    level: 'piece',
    sides: 'up',
    limits: { heaviestPieceAtLeast: 20_000, pieceWeight: 300_000 },
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: null,
        first: 20_000,
        step: 1000,
        byZone: {
          city: { first: 5500, step: 140 },
          province: { first: 6600, step: 170 },
          near: { first: 7600, step: 200 },
          middle: { first: 9200, step: 260 },
          far: { first: 11_200, step: 340 },
          remote: { first: 15_800, step: 520 },
        },
      },
    ],
  },
]
