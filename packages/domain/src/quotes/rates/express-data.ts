import type { TariffInput } from '../tariff.ts'

type Sheets = TariffInput['products'][number]['sheets']

const parcel = { pieceWeight: 30_000, longestSide: 1500, sumOfSides: 3000 }

/** Standard express: sample prices of the company, in minor units. */
export const standardSheets: Sheets = [
  {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: parcel,
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: null,
        first: 1000,
        step: 1000,
        byZone: {
          city: { first: 900, step: 130 },
          province: { first: 1100, step: 170 },
          near: { first: 1100, step: 210 },
          middle: { first: 1200, step: 250 },
          far: { first: 1400, step: 410 },
          remote: { first: 2000, step: 950 },
          'hong-kong-macau': { first: 3000, step: 980 },
          taiwan: { first: 3800, step: 1550 },
        },
      },
    ],
  },
  {
    validFrom: '2026-10-01',
    divisor: 6000,
    step: 1000,
    level: 'shipment',
    sides: 'measured',
    limits: parcel,
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: null,
        first: 1000,
        step: 1000,
        byZone: {
          city: { first: 1000, step: 150 },
          province: { first: 1200, step: 180 },
          near: { first: 1200, step: 220 },
          middle: { first: 1200, step: 260 },
          far: { first: 1400, step: 420 },
          remote: { first: 2000, step: 980 },
          'hong-kong-macau': { first: 3200, step: 1000 },
          taiwan: { first: 4000, step: 1600 },
        },
      },
    ],
  },
]

/** Priority express: sample prices of the company, in minor units. */
export const prioritySheets: Sheets = [
  {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 500,
    level: 'shipment',
    sides: 'measured',
    limits: parcel,
    bands: [
      {
        kind: 'first-then-steps',
        over: 0,
        upTo: null,
        first: 1000,
        step: 500,
        byZone: {
          city: { first: 1600, step: 100 },
          province: { first: 1800, step: 200 },
          near: { first: 2000, step: 350 },
          middle: { first: 2300, step: 480 },
          far: { first: 2600, step: 600 },
          remote: { first: 3200, step: 900 },
          'hong-kong-macau': { first: 4500, step: 800 },
        },
      },
    ],
  },
]
