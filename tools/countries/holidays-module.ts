import Holidays from 'date-holidays'
import library from 'date-holidays/package.json' with { type: 'json' }

/** Years that the packs have days off of; the next one is added here. */
const years = [2026, 2027, 2028] as const

/** The ids of days off, by how the library calls them in English; a day in the place of one has its id. */
export type Ids = Readonly<Record<string, string>>

/** The module of a country's days off, made of date-holidays. @throws RangeError for a day that has no id here */
export function holidaysModule(
  country: string,
  name: string,
  { ids, regions }: { readonly ids: Ids; readonly regions: readonly string[] },
): string {
  const everywhere = common(country, regions, ids)
  const inRegions = new Map<string, string[]>()
  for (const region of regions) {
    for (const line of daysOff(region.split('-'), ids)) {
      if (!everywhere.has(line)) inRegions.set(line, [...(inRegions.get(line) ?? []), region])
    }
  }
  const lines = [...[...everywhere].map((line) => [line, []] as const), ...inRegions]
  return [
    "import type { PublicHoliday } from '../public-holidays.ts'",
    '',
    `/** Made by tools/countries of date-holidays ${library.version}, whose data rely on Wikipedia (CC BY-SA 3.0). */`,
    `export const ${name}: readonly PublicHoliday[] = [`,
    ...lines
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([line, own]) => holidayLine(line, own)),
    ']',
    '',
  ].join('\n')
}

/** Days off that all regions have. */
function common(country: string, regions: readonly string[], ids: Ids): ReadonlySet<string> {
  const all = regions.map((region) => daysOff(region.split('-'), ids))
  return new Set([...daysOff([country], ids)].filter((line) => all.every((days) => days.has(line))))
}

/** `2026-01-01 new-year` of each public holiday of a country, or of a region of it. */
function daysOff(place: readonly string[], ids: Ids): ReadonlySet<string> {
  const [country = '', ...region] = place
  const found = new Holidays(country, ...(region as [string]), { languages: 'en', types: ['public'] })
  return new Set(
    years.flatMap((year) =>
      found.getHolidays(year, 'en').flatMap(({ date, name }) => {
        const id = ids[name.replace(' (substitute day)', '')]
        if (id === undefined) throw new RangeError(`${country}: ${name} of ${date} has no id`)
        const day = date.slice(0, 10)
        return (country === 'US' ? [day, observedOn(day)] : [day]).map((one) => `${one} ${id}`)
      }),
    ),
  )
}

/** The weekday on which a federal holiday is observed (5 U.S.C. 6103(b)); the library leaves out that of Veterans Day. */
function observedOn(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const shift = { 6: -1, 0: 1 }[at.getUTCDay()] ?? 0
  return new Date(at.getTime() + shift * 86_400_000).toISOString().slice(0, 10)
}

function holidayLine(line: string, regions: readonly string[]): string {
  const [day, id] = line.split(' ')
  const own = regions.map((region) => `'${region}'`).join(', ')
  return `  { id: '${id}', day: '${day}'${own && `, regions: [${own}]`} },`
}
