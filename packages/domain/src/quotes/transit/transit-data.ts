import type { ProductKind } from '../product-kinds.ts'
import type { ColdDays, Days, TransitRule } from './transit-book.ts'

const sameDay = [{ upTo: null, days: 0 }]
const exactly = (days: number): Days => [days, days]

/** One night's drive: within a province, and between neighbours whose cities need no second wave. */
const nearby: Pick<ColdDays['node'], 'city' | 'province' | 'near'> = {
  city: [1, 1],
  province: [2, 3],
  near: [2, 3],
}

/**
 * Days of the cold chain by its ends. Three spans are the company's own: main nodes 2–3, capitals 3–5, counties 4–6.
 * A lane nearer than others is never slower than they are at the same level, nor at a level that is served worse.
 */
export const coldDays: ColdDays = {
  node: { ...nearby, middle: [2, 3], far: [2, 3] },
  capital: { ...nearby, middle: [3, 5], far: [3, 5] },
  city: { ...nearby, middle: [4, 6], far: [4, 6] },
  county: { ...nearby, near: [4, 6], middle: [4, 6], far: [4, 6] },
}

/** How long each kind of product takes; the cold chain takes as long as its worst served end, by `coldDays`. */
export const transitRules: Readonly<Partial<Record<ProductKind, TransitRule>>> = {
  'express-standard': {
    cutOff: '18:00',
    by: '18:00',
    bookAhead: sameDay,
    days: {
      city: exactly(1),
      province: exactly(1),
      near: exactly(1),
      middle: exactly(2),
      far: exactly(3),
      remote: exactly(5),
      'hong-kong-macau': exactly(3),
      taiwan: exactly(5),
    },
  },
  'express-priority': {
    cutOff: '17:00',
    by: '12:00',
    bookAhead: sameDay,
    days: {
      city: exactly(1),
      province: exactly(1),
      near: exactly(1),
      middle: exactly(1),
      far: exactly(1),
      remote: exactly(2),
      'hong-kong-macau': exactly(2),
    },
  },
  'freight-light': {
    cutOff: '16:00',
    by: '18:00',
    bookAhead: sameDay,
    days: {
      city: exactly(1),
      province: exactly(2),
      near: exactly(3),
      middle: exactly(4),
      far: exactly(5),
      remote: exactly(6),
    },
  },
  'freight-heavy': {
    cutOff: '16:00',
    by: '18:00',
    bookAhead: sameDay,
    days: {
      city: exactly(1),
      province: exactly(2),
      near: exactly(3),
      middle: exactly(4),
      far: exactly(5),
      remote: exactly(6),
    },
  },
  bulky: {
    cutOff: '16:00',
    by: '20:00',
    bookAhead: sameDay,
    days: {
      city: exactly(2),
      province: exactly(3),
      near: exactly(3),
      middle: exactly(4),
      far: exactly(5),
      remote: exactly(6),
    },
  },
  'cold-chain': { cutOff: '18:00', by: '18:00', bookAhead: sameDay, days: coldDays.county },
  pharma: {
    cutOff: '16:00',
    by: '18:00',
    bookAhead: [
      { upTo: 200_000, days: 1 },
      { upTo: 3_000_000, days: 2 },
      { upTo: null, days: 3 },
    ],
    days: {
      city: exactly(1),
      province: exactly(2),
      near: exactly(2),
      middle: exactly(3),
      far: exactly(4),
      remote: exactly(6),
    },
  },
  air: {
    cutOff: '16:00',
    by: '18:00',
    bookAhead: sameDay,
    days: { near: exactly(1), middle: exactly(1), far: exactly(2), remote: exactly(2) },
  },
}

/** Cities with a fresh-food store, seven regions and eighteen of them: the `city` of a place. */
export const mainNodes: ReadonlySet<string> = new Set([
  '11',
  '140100',
  '210100',
  '230100',
  '31',
  '350100',
  '370100',
  '370200',
  '420100',
  '430100',
  '440100',
  '450100',
  '460100',
  '510100',
  '520100',
  '530100',
  '610100',
  '620100',
])

/** Trucks of one's own run this far in a day, in road kilometres. */
export const truckKilometresADay = 700
