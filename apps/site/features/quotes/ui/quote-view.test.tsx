import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { shippedRates } from '@hongyan/domain/quotes/quote-shipment'
import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { feeHead, loadFee, quotePage } from '../load.ts'
import { createQuoting } from '../quoting.ts'
import { QuoteTextsContext } from './parts/quote-texts.ts'
import type { QuoteHandlers } from './quote-model.ts'
import { QuoteToolView } from './quote-view.tsx'

const noon = Date.UTC(2026, 10, 21, 4)
const nothing = () => undefined
const handlers: QuoteHandlers = {
  change: nothing,
  ask: nothing,
  clear: nothing,
  choose: nothing,
  sortBy: nothing,
  copyLink: nothing,
  print: nothing,
}

function load(locale: (typeof localeIds)[number], query: string, now = noon) {
  return loadFee(
    aPageContext(locale, `/fee?${query}`, {
      ...createQuoting(
        () => now,
        sampleNetwork,
        () => shippedRates,
      ),
      now: () => now,
    }),
  )
}

function show(locale: (typeof localeIds)[number], query: string, at = noon): string {
  const { words } = quotePage(locale)
  const { terms, draft, outcome, example, sort, chosen, now } = load(locale, query, at).inquiry
  return renderToStaticMarkup(
    <QuoteTextsContext value={{ locale, words, terms }}>
      <QuoteToolView
        model={{
          ...{ draft, asked: draft, outcome, example, sort, chosen, now },
          ...{ busy: false, trouble: null, ready: false },
        }}
        handlers={handlers}
      />
    </QuoteTextsContext>,
  )
}
const boxes = 'from=440300&to=110100&p=60x40x45x12.5x2&date=2026-11-21&by=express-standard'
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the quote, without a script', () => {
  it('is a form alone before anything is asked', () => {
    const html = show('zh-CN', '')
    expect(html).toContain('action="/fee"')
    expect(html).not.toContain('<table')
    expect(text(html)).toMatch(
      /示例：深圳市寄北京市，8 公斤，今天交寄 43×21×27 cm 的纸箱一件 标准快递 .*?¥[\d.]+/,
    )
    expect(html).toContain('p=43x21x27x8x1')
    expect(show('zh-CN', boxes)).not.toContain('示例：')
    expect(feeHead('zh-CN', load('zh-CN', ''))).not.toHaveProperty('robots')
  })

  it('answers with weight, tip, prices and reasons', () => {
    const said = text(show('en-US', boxes))
    expect(said).toContain('Chargeable weight for Standard express 36 kg')
    expect(said).toContain('Pack each box 31 cm high and Standard express costs CN¥30.25 less')
    expect(said).toMatch(/Freight First 1 kg CN¥12, then 35 kg × CN¥2\.60 CN¥103/)
    expect(said).toContain('Cold chain No temperature control selected.')
    expect(said).toMatch(/6 ways to send it/)
  })

  it('has what was asked in a line before the form, once there is an answer', () => {
    const html = show('en-US', boxes)
    expect(html).toMatch(/<details [^>]*><summary>.*?<\/summary><\/details><form/)
    expect(text(html)).toContain('Shenzhen → Beijing · 2 pieces Change')
    expect(show('en-US', '')).not.toMatch(/<\/details><form/)
    expect(show('en-US', 'from=qqq&to=&kg=1')).not.toMatch(/<\/details><form/)
  })

  it('opens a row, sorts and applies the tip by links', () => {
    const html = show('zh-CN', boxes)
    expect(html).toContain('by=air')
    expect(html).toContain('sort=time')
    expect(html).toContain('p=60x40x31x12.5x2')
    const byTime = show('zh-CN', `${boxes}&sort=time`)
    const placeOf = (name: string) => byTime.indexOf(`>${name}</a>`)
    expect(placeOf('特快')).toBeGreaterThan(0)
    expect(placeOf('特快')).toBeLessThan(placeOf('重货'))
  })

  it('keeps what was typed, and says at each entry what is wrong', () => {
    const html = show('zh-CN', 'from=亚特兰蒂斯&to=&l=abc&w=40&h=45&kg=1&n=1&date=2019-01-01')
    expect(html).toContain('value="亚特兰蒂斯"')
    expect(html).toContain('value="abc"')
    expect(html).toContain('href="#f-sizes.0.length"')
    expect(text(html)).toContain('请填数字')
    expect(html).not.toContain('<table')
  })

  it('says what the gap means when the boxes differ', () => {
    const mixed = 'from=440300&to=110100&p=60x40x45x12.5x2&p=30x20x20x18x1&by=express-standard'
    const html = show('en-US', mixed)
    expect(text(html)).toMatch(/compared as a whole/)
    expect(html.match(/<rect/g)).toHaveLength(2)
    const dense = 'from=440300&to=110100&p=60x40x40x12x1&p=20x20x20x25x1&by=express-standard'
    expect(text(show('en-US', dense))).toContain('no air is billed')
  })

  it('prices the weight alone, says so, and asks for the size', () => {
    const html = show('zh-CN', 'from=440300&to=110100&p=xxx12x1&date=2026-11-21')
    expect(text(html)).toContain('没有填全尺寸，先按实际重量计费')
    expect(html).toContain('name="box.0" checked="" value="unknown"')
    expect(html).toContain('href="#f-sizes.0.box"')
    expect(html).not.toContain('role="img"')
    expect(html).not.toContain('NaN')
  })

  it('folds what is dearer and slower, and opens it where it was asked for', () => {
    const asked = 'from=440300&to=110100&p=xxx12x1&date=2026-11-21'
    const html = show('en-US', asked)
    expect(text(html)).toContain('1 slower, more expensive option')
    expect(html.indexOf('outdone')).toBeLessThan(html.indexOf('Light freight</a>'))
    expect(html.indexOf('Priority express</a>')).toBeLessThan(html.indexOf('more expensive option'))
    expect(html).toMatch(/<details class="[^"]*outdone[^"]*">/)
    expect(show('en-US', `${asked}&by=freight-light`)).toMatch(/<details class="[^"]*outdone[^"]*" open/)
  })

  it('asks which place was meant, with a link for each, and says where there is none', () => {
    const html = show('en-US', 'from=Suzhou&to=qqq&l=&w=&h=&kg=12&n=1&box=own&date=2026-11-21')
    expect(text(html)).toContain('From: Several places fit. Please choose one')
    expect(html).toContain('href="/en/fee?from=320500&amp;to=qqq&amp;p=xxx12x1')
    expect(text(html)).toContain('Suzhou, Anhui')
    expect(text(html)).toContain('To: Place not found.')
    expect(html).toContain('value="Suzhou"')
  })

  it('reads the beginning of a name that leaves no other', () => {
    const html = show('en-US', 'from=shenzhen&to=beij&kg=12&n=1')
    expect(text(html)).toContain('Shenzhen → Beijing')
  })

  it('is filled in by a link with places alone, and blames nobody for what it lacks', () => {
    const html = show('en-US', 'from=440305&to=110105')
    expect(html).not.toContain('quote-problems')
    expect(text(html)).not.toContain('needs attention')
    expect(html).toMatch(/id="f-to"[^>]*value="[^"]*Chaoyang/)
  })

  it('says a reason once, with every product it holds for', () => {
    const said = text(show('en-US', `${boxes}&goods=chilled`))
    expect(said.match(/Not temperature-controlled/g)).toHaveLength(1)
    expect(said).toMatch(/Standard express, Priority express, [^.]*Bulky items[^.]* Not temperature/)
  })

  it('speaks of no flight within one city', () => {
    const html = show('en-US', 'from=440300&to=440305&p=xxx12x1&date=2026-11-21')
    expect(text(html)).not.toMatch(/flight|air cargo/i)
    expect(text(html)).toContain('Picked up at the door, delivered to the door')
  })

  describe('notices', () => {
    const snow = 'notice/north-china-snow'
    const over = Date.parse('2026-11-23T16:00:00Z')

    it('stand above the prices of a journey they touch, and say which ways', () => {
      const html = show('en-US', boxes)
      expect(html).toContain(`href="/en/${snow}"`)
      expect(html.indexOf(snow)).toBeLessThan(html.indexOf('quote-head'))
      expect(text(html)).toMatch(/Concerns [^·]*Standard express[^·]* · Until Mon, Nov 23, 24:00/)
    })

    it('stand at the only way they are about, and not above the others', () => {
      const html = show('en-US', boxes.replace('2026-11-21', '2026-11-24'))
      const [above = '', row = ''] = html.split('id="quote-head"')
      expect(above).not.toContain('winter-deicing')
      expect(row.match(/notice\/winter-deicing/g)).toHaveLength(1)
      expect(row.indexOf('winter-deicing')).toBeGreaterThan(row.indexOf('Air cargo</a>'))
    })

    it('do not stand on one they do not touch', () => {
      expect(show('zh-CN', boxes.replace('110100', '440100'))).not.toContain(snow)
      expect(show('zh-CN', boxes.replace('2026-11-21', '2026-11-25'))).not.toContain(snow)
    })

    it('are over on the second, also for who sends later that day', () => {
      const today = boxes.replace('2026-11-21', '2026-11-23')
      expect(show('zh-CN', today, over - 1)).toContain(snow)
      expect(show('zh-CN', today, over)).not.toContain(snow)
    })
  })

  it('is nobody’s search result, and holds no style attribute', () => {
    expect(feeHead('zh-CN', load('zh-CN', boxes))).toHaveProperty('robots', 'noindex')
    for (const locale of localeIds) expect(show(locale, boxes)).not.toContain('style=')
  })

  it('speaks one language at a time', () => {
    expect(text(show('en-US', boxes))).not.toMatch(/\p{Script=Han}/u)
    whereWritten('zh-HK', (hk) => expect(text(show(hk, boxes))).not.toMatch(/[运费这们计价]/))
  })
})
