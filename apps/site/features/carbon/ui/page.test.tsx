import { carbonMessages } from '@hongyan/content'
import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { askFootprint } from '../ask-footprint.ts'
import { carbonHead, loadCarbon } from '../load.ts'
import { CarbonScreen } from './page.tsx'

const load = (locale: LocaleId, query: string) =>
  loadCarbon(aPageContext(locale, `/carbon?${query}`, { carbon: askFootprint }))

const screen = (locale: LocaleId, query = '') =>
  renderToStaticMarkup(
    <CarbonScreen data={load(locale, query)}>
      <p>batch</p>
    </CarbonScreen>,
  )

const example = 'from=110100&to=310100&w=10&main=1213'

describe.each(localeIds)('the carbon page in %s', (locale) => {
  const words = carbonMessages(locale)

  it('asks with a plain GET form and keeps what was typed', () => {
    const html = screen(locale, 'from=Atlantis&to=310100&w=heavy&mode=air&van=electric')
    expect(html).toContain(`action="${paths.carbon(locale)}#result" method="get"`)
    expect(html).toMatch(/name="from"[^>]*value="Atlantis"|value="Atlantis"[^>]*name="from"/)
    expect(html).toMatch(/value="heavy"/)
    expect(html).toMatch(/type="radio" name="mode" checked="" value="air"|value="air"[^>]*checked/)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(html).toContain('href="#carbon-from"')
    expect(html).toContain('role="alert"')
  })

  it('leads with one number in plain words, and keeps what auditors check closed', () => {
    const html = screen(locale, example)
    const [first] = /<b>[^<]*<\/b> kg CO₂e/.exec(html) ?? []
    expect(first).toBe('<b>1.50</b> kg CO₂e')
    expect(html.match(/<\/b> kg CO₂e/g)).toHaveLength(1)
    expect(html).toContain(words.result.scope.wtw)
    expect(screen(locale, `${example}&van=electric`)).toContain(words.result.scope.open)
    const closed = [...html.matchAll(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs)].map(([all]) => all)
    expect(closed.some((details) => /[0-9a-f]{64}/.test(details))).toBe(true)
    expect(html.replaceAll(/<details.*?<\/details>/gs, '')).not.toMatch(/[0-9a-f]{64}/)
  })

  it('shows both sums under their boundaries, every step with its arithmetic, and the link to keep', () => {
    const html = screen(locale, example)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<b>1.50</b>')
    expect(html).toContain('<b>1.08</b>')
    expect(html).toContain(words.result.boundaries.wtw)
    expect(html).toContain(words.result.boundaries.mixed)
    expect(html.match(/<details[^>]*data-step/g)).toHaveLength(5)
    expect(html).toContain('<span>1,213 km</span><span>0.078 kg/tkm</span><b>= 0.94614 kg</b>')
    expect(html).toContain(words.modes.caution)
    const link = `${paths.carbon(locale)}?from=110100&amp;to=310100&amp;w=10&amp;mode=road&amp;main=1213&amp;set=2026-10`
    expect(html).toContain(`https://www.hongyan.example${link}`)
    expect(html).toMatch(/[0-9a-f]{64}/)
    expect(html).not.toContain('style=')
  })

  it('says what newer factors give, and that nothing changes where nothing does', () => {
    const changed = screen(locale, `${example}&van=electric&set=2025-11`)
    expect(changed).toContain('id="newer"')
    expect(changed).toContain(words.newer.action)
    const same = screen(locale, `${example}&set=2025-11`)
    expect(same).toContain(words.newer.same)
    expect(screen(locale, example)).not.toContain('id="newer"')
  })

  it('keeps what flying does beyond CO2 out of the sums', () => {
    const html = screen(locale, 'from=420100&to=DEFRA&w=10&mode=air')
    expect(html).toContain(words.beyondCo2.title)
    expect(screen(locale, example)).not.toContain(words.beyondCo2.title)
  })

  it('has a way on where there is no result', () => {
    const sea = screen(locale, 'from=310100&to=JPTYO&w=10&mode=road')
    expect(sea).toContain(words.none['no-road'])
    expect(sea).toMatch(/mode=air[^"]*&amp;set=/)
    expect(screen(locale, `${example}&set=1999-01`)).toContain(words.unknownSet.action)
    expect(screen(locale)).toContain(words.start.lead)
    for (const mode of transportModes)
      expect(screen(locale)).toMatch(new RegExp(`from=310100&amp;to=440100[^"]*mode=${mode}`))
  })
})

it('a result is nobody’s search result, and says what it is', () => {
  expect(carbonHead(load('en-US', '')).robots).toBeUndefined()
  const head = carbonHead(load('en-US', example))
  expect([head.title, head.robots]).toEqual(['10 kg from Beijing to Shanghai by road', 'noindex'])
})
