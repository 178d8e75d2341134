import { stateCodes } from './states.ts'

/** States by their names; a code stands for itself. */
const names: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  guam: 'GU',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'puerto rico': 'PR',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  'virgin islands': 'VI',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
}

/** A state as addresses write it, its longest name first. */
export const statePattern = [...Object.keys(names).sort((a, b) => b.length - a.length), ...stateCodes].join(
  '|',
)

const beside = new RegExp(`,\\s*(${statePattern})\\.?(?:\\s+\\d{5}(?:-\\d{4})?)?$`, 'i')

/** The state that stands behind a comma in `San Francisco, CA 94103`, as its code; null where none does. */
export function stateIn(text: string): string | null {
  const said = beside.exec(text.trim())?.[1]
  return said === undefined ? null : (names[said.toLowerCase()] ?? said.toUpperCase())
}
