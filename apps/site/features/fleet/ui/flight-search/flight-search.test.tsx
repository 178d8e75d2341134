import { loadingMessages } from '@hongyan/content'
import { fill, formatWeekdayDate, homeZone, localeIds, noonAtHome } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FlightSearch } from './flight-search.tsx'
import { readFlightQuery } from './read-flight-query.ts'

/** A Monday, on which not every freighter leaves. */
const monday = Date.parse('2026-11-30T02:00:00Z')

describe.each(localeIds)('flights in %s', (locale) => {
  const words = loadingMessages(locale).flights
  const read = (asked: Readonly<Record<string, string>>) => {
    const query = readFlightQuery(new URLSearchParams(asked), locale, monday)
    if (query === null) throw new Error('no flights')
    return query
  }
  const show = (asked: Readonly<Record<string, string>>) =>
    renderToStaticMarkup(<FlightSearch query={read(asked)} locale={locale} />)
  const { places, flights } = read({})
  const [hub = ''] = places
  const day = (date: string) => formatWeekdayDate(locale, noonAtHome(date), homeZone)
  const notToday = flights.find(({ from, days }) => from === hub && !days.includes(1))

  it('asks from the hub to anywhere, today, and answers nothing before it is asked', () => {
    const html = show({})
    expect(html).toContain(`<option selected="">${hub}</option>`)
    expect(html).toContain(`<option value="" selected="">${words.any}</option>`)
    expect(html).not.toContain('role="status"')
  })

  it('shows what leaves that day', () => {
    const html = show({ from: hub, day: '2026-12-01' })
    expect(html).toContain(day('2026-12-01'))
    const leaving = flights.filter(({ from, days }) => from === hub && days.includes(2))
    for (const { number } of leaving) expect(html).toContain(number)
  })

  it('names the next day where nothing leaves on the one that was asked for', () => {
    const { to = '', days = [] } = notToday ?? {}
    expect(days).toContain(2)
    const html = show({ from: hub, to, day: '2026-11-30' })
    expect(html).toContain(fill(words.none, { from: hub, to, day: day('2026-11-30') }))
    expect(html).toContain('day=2026-12-01#flights')
  })

  it('takes what it does not know for nothing asked', () => {
    const { from, to, day: today } = read({ from: 'Atlantis', to: hub, day: '2020-01-01' })
    expect([from, to, today]).toEqual([hub, null, '2026-11-30'])
  })
})
