import type { HomeAreas } from '../address-scheme.ts'
import { townBeforePostcode } from '../places-in-text.ts'
import { postcodeAreas } from '../postcode-areas.ts'
import { areaWritten, typedArea } from './addresses.browser.ts'
import { stateIn, statePattern } from './state-names.ts'
import { stateOf } from './states.ts'
import tables from './zip-regions.json' with { type: 'json' }

export * from './addresses.browser.ts'

export const postcode = /^\d{5}(?:-\d{4})?$/

/** Number and street, then town, state and ZIP code, which the area says in this order. */
export const addressLines = (area: string, street: string): readonly string[] =>
  [street, area].filter(Boolean)

/** Lines of regions leave the state to the ranges of ZIP codes. */
const regions = tables.regions.map((line) => {
  const [digits = '', town, ...rest] = line.split('|')
  return [digits, town, stateOf(digits), ...rest].join('|')
})

/** Clocks of a state, in most of it, where they are not those of the East. */
const zones: Readonly<Record<string, string>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU',
}
const zoneOf = (state: string): string =>
  Object.entries(zones).find(([, states]) => states.split(' ').includes(state.slice(3)))?.[0] ??
  'America/New_York'

export const areas: HomeAreas = postcodeAreas(
  { ...tables, regions },
  {
    country: 'US',
    zoneOf,
    postcode,
    typedArea,
    areaWritten,
    stateIn,
    nameOf: (town, state) => `${town}, ${state}`,
    overseas: ['HI', 'PR', 'VI', 'GU'],
    nearKm: 500,
    middleKm: 1600,
    reachKm: 250,
    signs: {
      places: townBeforePostcode(statePattern),
      country: /(?<![\p{L}\d])(?:United States(?: of America)?|U\.S\.A\.|USA)(?![\p{L}\d])/giu,
      labels:
        /(?<!\p{L})(?:recipient|sender|ship to|full name|name|attn|attention|street(?: address)?|address(?: line)?(?: ?[12])?|city|town|state|zip(?: ?code)?|post(?:al )?code|country|telephone|tel\.?|phone(?: number)?|mobile|cell) ?:/giu,
      nameLabel: /^(?:recipient|sender|ship to|full name|name|att)/i,
      streetLead: /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/i,
      streetKind:
        /^(?:ave|avenue|st|street|rd|road|blvd|boulevard|dr|drive|ln|lane|ct|court|pl|place|way|pkwy|parkway|hwy|highway|ter|terrace|cir|circle|sq|square|pike|trl|trail|loop|broadway)\.?$/i,
      isNumberFirst: true,
      isPlaceFirst: true,
      partOfHouse: /^(?:apt|apartment|suite|ste|unit|floor|fl|bldg|building|room|rm|lobby|rear)\.?(?:\s|$)/i,
    },
    sampleLanes: [
      ['10001', '10016'],
      ['94103', '90012'],
      ['10001', '02108'],
      ['10001', '60601'],
      ['60601', '75201'],
      ['98101', '60601'],
      ['10001', '90012'],
      ['33130', '98101'],
      ['90012', '99501'],
    ],
  },
)
