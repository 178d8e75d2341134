import { type CountryCode, countryPacks } from './country-packs.ts'
import { writtenValue } from './written-value.ts'

const made = '// Made of company/company.yaml by `npm run company`.'

type Home = { readonly country: CountryCode; readonly region: string | null }

/** The modules that what is of a country is taken from, by their paths beside the packs. */
export function countryModules(home: Home): Readonly<Record<string, string>> {
  const { country } = home
  const of = (file: string) => `${made}\n\nexport * from './${country}/${file}'\n`
  const inBrowsers = country === 'CN' || country === 'HK' ? 'phones.ts' : 'phones.browser.ts'
  return {
    'home-addresses.gen.ts': of('addresses.ts'),
    'home-addresses.browser.gen.ts': of('addresses.browser.ts'),
    'home-phones.gen.ts': of('phones.ts'),
    'home-phones.browser.gen.ts': of(inBrowsers),
    'home-calendar.gen.ts': calendarModule(home),
  }
}

/** Days off of the home by value: those of one region alone, and browsers take what they need of them. */
function calendarModule({ country, region }: Home): string {
  const { calendar } = countryPacks[country]
  const { network, service } = calendar.daysIn(region)
  return [
    "import type { NetworkHolidays, ServiceDays } from './calendar.ts'",
    '',
    made,
    '',
    `export const holidayIds: readonly string[] = ${writtenValue(Object.keys(calendar.names))}`,
    '',
    `export const network: NetworkHolidays = ${writtenValue(network)}`,
    '',
    `export const service: ServiceDays = ${writtenValue(service)}`,
    '',
    `export const districts = ${calendar.districts}`,
    '',
  ].join('\n')
}
