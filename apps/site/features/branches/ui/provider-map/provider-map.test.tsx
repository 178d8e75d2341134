import { networkMessages } from '@hongyan/content'
import { type LocaleId, localeIds, localeOf } from '@hongyan/locales'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPageContext } from '../../../../testing/a-page-context.ts'
import { frameAddress } from './frame-address.ts'
import { providerOf } from './provider.ts'
import { ProviderMap } from './provider-map.tsx'

const frame = {
  template: 'https://maps.example.com/{language}/?at={lat},{lng}&again={lat}&z={zoom}',
  origin: 'https://maps.example.com',
  host: 'maps.example.com',
}
const branch = { code: '330108-01', name: 'Binjiang branch', longitude: 120.2043, latitude: 30.223 }

function view(locale: LocaleId, ready: boolean, places = [branch]): string {
  return renderToStaticMarkup(
    <ProviderMap
      frame={frame}
      places={places}
      ready={ready}
      locale={locale}
      words={networkMessages(locale).provider}
    >
      <p>our map</p>
    </ProviderMap>,
  )
}

test('an address has every placeholder filled, to about a metre', () => {
  for (const locale of localeIds)
    expect(frameAddress(frame, branch, locale)).toBe(
      `https://maps.example.com/${localeOf(locale).intl}/?at=30.22300,120.20430&again=30.22300&z=16`,
    )
})

test('no place leaves a placeholder or leads to another origin', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(180), degrees(90), (longitude, latitude) => {
      const address = frameAddress(frame, { ...branch, longitude, latitude }, 'en-US')
      expect(address).not.toMatch(/[{}e]-?\d/)
      expect(new URL(address).origin).toBe(frame.origin)
    }),
  )
})

test.each(localeIds)('nothing of the provider is loaded before a press, in %s', (locale) => {
  for (const ready of [false, true]) {
    const html = view(locale, ready)
    expect(html).not.toContain('<iframe')
    expect(html).toContain('our map')
    expect(html).toContain('maps.example.com')
    expect(html).not.toMatch(/undefined|\{[a-z]\w*\}/)
  }
})

test('without a script it is a link that tells nobody where it was, with one a button', () => {
  expect(view('en-US', false)).toContain('rel="noopener noreferrer"')
  expect(view('en-US', false)).not.toContain('<button')
  expect(view('en-US', true)).toMatch(/<button[^>]*aria-expanded="false"/)
  expect(view('en-US', true)).not.toContain('href=')
})

test('where there is no branch there is only our own map', () => {
  expect(view('en-US', true, [])).toBe('<p>our map</p>')
})

test('a page says nothing of a provider that no setting names', () => {
  const context = aPageContext('en-US', '/network')
  expect(providerOf(context)).toBeNull()
  expect(providerOf({ ...context, mapFrame: frame })).toMatchObject({ frame })
})
