import type { TariffInput } from '../tariff.ts'
import { wholeTrucks } from './freight-data.ts'

type Sheet = TariffInput['products'][number]['sheets'][number]

/** A truck that cools costs 1.35 times as much to run. */
const reefers = wholeTrucks.map((truck) => ({ ...truck, kilometre: Math.round(truck.kilometre * 1.35) }))

/** Cold chain in its bands; between 300 kg and 1 t a person quotes by the load. Sample prices, in minor units. */
export const coldSheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: {},
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: 30_000,
        first: 1000,
        step: 1000,
        byZone: {
          city: { first: 2200, step: 300 },
          province: { first: 2600, step: 360 },
          near: { first: 3000, step: 450 },
          middle: { first: 3800, step: 620 },
          far: { first: 4800, step: 880 },
        },
      },
      {
        kind: 'per-kilogram',
        over: 30_000,
        upTo: 300_000,
        byZone: {
          city: { kilogram: 290, least: 9200 },
          province: { kilogram: 350, least: 11_000 },
          near: { kilogram: 440, least: 13_700 },
          middle: { kilogram: 610, least: 18_900 },
          far: { kilogram: 860, least: 26_600 },
        },
      },
      { kind: 'asked', over: 300_000, upTo: 1_000_000 },
      {
        kind: 'tonne-or-cubic',
        over: 1_000_000,
        upTo: 3_000_000,
        byZone: {
          city: { tonne: 168_000, cubicMetre: 50_400 },
          province: { tonne: 205_000, cubicMetre: 61_500 },
          near: { tonne: 262_000, cubicMetre: 78_600 },
          middle: { tonne: 368_000, cubicMetre: 110_400 },
          far: { tonne: 520_000, cubicMetre: 156_000 },
        },
      },
      { kind: 'truck', over: 3_000_000, upTo: null, trucks: reefers },
    ],
  },
]

/** Medicines in their three bands. Sample prices of the company, in minor units. */
export const pharmaSheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: { least: 10_000 },
    extras: [
      {
        kind: 'cool-box',
        goods: ['medicine-chilled'],
        upTo: 200_000,
        litresPerBox: 60,
        box: 3800,
        mostBasisPoints: 2500,
      },
      { kind: 'temperature', goods: ['medicine-chilled'], over: 200_000, basisPoints: 2500 },
    ],
    bands: [
      {
        kind: 'per-kilogram',
        over: 0,
        upTo: 200_000,
        byZone: {
          city: { kilogram: 320, least: 8000 },
          province: { kilogram: 380, least: 9000 },
          near: { kilogram: 470, least: 10_000 },
          middle: { kilogram: 640, least: 12_000 },
          far: { kilogram: 880, least: 15_000 },
          remote: { kilogram: 1360, least: 22_000 },
        },
      },
      {
        kind: 'tonne-or-cubic',
        over: 200_000,
        upTo: 3_000_000,
        byZone: {
          city: { tonne: 270_000, cubicMetre: 62_000 },
          province: { tonne: 325_000, cubicMetre: 75_000 },
          near: { tonne: 400_000, cubicMetre: 92_000 },
          middle: { tonne: 545_000, cubicMetre: 125_000 },
          far: { tonne: 750_000, cubicMetre: 172_000 },
          remote: { tonne: 1_160_000, cubicMetre: 266_000 },
        },
      },
      { kind: 'truck', over: 3_000_000, upTo: null, trucks: reefers },
    ],
  },
]

/** Air freight door to door, by the usual breaks of 45, 100 and 300 kg. Sample prices of the company, in minor units. */
export const airSheets: readonly Sheet[] = [
  {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 500,
    level: 'shipment',
    sides: 'nearest',
    limits: { leastDistance: 500, shipmentWeight: 3_000_000 },
    bands: [
      {
        kind: 'per-kilogram',
        over: 0,
        upTo: 45_000,
        byZone: {
          province: { kilogram: 620, least: 9000 },
          near: { kilogram: 620, least: 9000 },
          middle: { kilogram: 780, least: 9000 },
          far: { kilogram: 960, least: 11_000 },
          remote: { kilogram: 1180, least: 13_000 },
        },
      },
      {
        kind: 'per-kilogram',
        over: 45_000,
        upTo: 100_000,
        byZone: {
          province: { kilogram: 540, least: 0 },
          near: { kilogram: 540, least: 0 },
          middle: { kilogram: 680, least: 0 },
          far: { kilogram: 840, least: 0 },
          remote: { kilogram: 1040, least: 0 },
        },
      },
      {
        kind: 'per-kilogram',
        over: 100_000,
        upTo: 300_000,
        byZone: {
          province: { kilogram: 480, least: 0 },
          near: { kilogram: 480, least: 0 },
          middle: { kilogram: 610, least: 0 },
          far: { kilogram: 750, least: 0 },
          remote: { kilogram: 930, least: 0 },
        },
      },
      {
        kind: 'per-kilogram',
        over: 300_000,
        upTo: null,
        byZone: {
          province: { kilogram: 430, least: 0 },
          near: { kilogram: 430, least: 0 },
          middle: { kilogram: 550, least: 0 },
          far: { kilogram: 680, least: 0 },
          remote: { kilogram: 850, least: 0 },
        },
      },
    ],
  },
]
