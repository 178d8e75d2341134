import type { Carrier, Factor } from './factor-contract.ts'

const source = 'glec-3.2'

/**
 * GLEC Framework v3.2 (Smart Freight Centre, October 2025), module 2, defaults in mg of CO2e.
 * Air, aircraft unknown: 234 + 1,129 g per tonne-kilometre on short hauls, 135 + 653 on long ones; distances are great
 * circle plus 95 km. Sea, container, lane unknown: 12.7 + 59 g per TEU-kilometre at 10 t per TEU, which includes 15 %
 * for the way and 70 % load, so nothing is added again. Hubs: 1.2 kg per tonne, ambient, well-to-wheel, not split.
 * Transcribed from public copies in which two agree; the framework itself carries its own copyright. 2026-11.
 */
export const glecTransport = {
  'short-flight': {
    kind: 'split',
    id: 'glec-air-short',
    source,
    place: '1 (p. 94)',
    wtt: 234_000,
    ttw: 1_129_000,
  },
  'long-flight': {
    kind: 'split',
    id: 'glec-air-long',
    source,
    place: '1 (p. 94)',
    wtt: 135_000,
    ttw: 653_000,
  },
  'container-ship': {
    kind: 'split',
    id: 'glec-container',
    source,
    place: '18 (p. 111)',
    wtt: 1_270,
    ttw: 5_900,
  },
  handling: {
    kind: 'whole',
    id: 'glec-transshipment',
    source,
    place: '3',
    boundary: 'wtw',
    per: 'tonne',
    value: 1_200_000,
  },
} as const satisfies Partial<Record<Carrier, Factor>>

/**
 * Energy of a battery-electric truck of 3 to 5 t: 0.44 kWh per tonne-kilometre, GLEC v3.2, table 11 (a European value;
 * none is published for China). What a kilowatt-hour emits comes from the grid of the province.
 */
export const electricVan = {
  kind: 'grid',
  id: 'glec-electric-3-5',
  source,
  place: '11',
  wattHours: 440,
} as const satisfies Factor
