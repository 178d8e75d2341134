import * as content from '@hongyan/content/messages'
import { locateText } from '@hongyan/domain/addresses/locate-text'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { readAmount } from '@hongyan/domain/prohibited/amounts'
import { readFigure } from '@hongyan/domain/typed/read-figure'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleNumbers } from './calls/sample-numbers.ts'
import { readRows } from './features/carbon/ui/batch/read-rows.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from './server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(() => api.close())

const ask = async (url: string, body: unknown, locale: LocaleId) => {
  const headers = { origin: ownOrigin, 'accept-language': locale }
  const answer = body === null ? await api.send({ url, headers }) : await api.post(url, body, headers)
  expect(answer.statusCode, `${url} ${JSON.stringify(body)}`).toBe(200)
  return answer.json().data
}

/** The examples inside a text, without what introduces them and how they are joined. */
const examplesIn = (text: string) =>
  text
    .replace(/^.*?(?:例如|比如|such as|e\.g\.|for example|example:)[:：]?\s*/isu, '')
    .replace(/^.*?如[:：]?\s*/u, '')
    .replace(/[。…”“.]+$/u, '')
    .split(/[、]|\n|, (?=[a-z])/u)
    .map((one) => one.trim())
    .filter(Boolean)

type Follow = (text: string, locale: LocaleId) => Promise<void> | void

const ordered = async (name: string, locale: LocaleId) => {
  const { ordered: verdicts } = await ask(`/v1/prohibited?q=${encodeURIComponent(name)}`, null, locale)
  return verdicts.find(({ mode }: { mode: string }) => mode === 'express').verdict
}
const answeredBy =
  (engine: string): Follow =>
  async (text, locale) =>
    expect(await ask('/v1/answers', { text }, locale), text).toMatchObject({
      engine,
      more: { path: expect.stringContaining('?') },
    })
const isPlace = (text: string) => expect(locateText(text), text).toHaveProperty('division')
const served: Follow = async (text, locale) => {
  const addresses = text.replace(/^如[:：]/u, '').split('\n')
  const answers = await ask('/v1/coverage/batch', { addresses, lang: locale }, locale)
  for (const { kind } of answers) expect(['district', 'wider'], text).toContain(kind)
}
/** Figures that read one way. */
const figures: Follow = (text) => {
  const given = [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([figure]) => figure)
  for (const one of given) expect(readFigure(one, { places: 3, decimals: 3 }).kind, one).toBe('figure')
  expect(given.length).toBeGreaterThan(1)
}
/** Whatever is typed there is taken as it is. */
const free: Follow = (text) => expect(text.length).toBeGreaterThan(0)

/** Every text that gives an example of what to type, and what becomes of whoever types that. */
const followed: Readonly<Record<string, Follow>> = {
  'orderMessages goods.placeholder': async (text, locale) => {
    for (const name of examplesIn(text)) expect(await ordered(name, locale), name).toBe('yes')
  },
  'orderMessages goods.unlisted.vague': async (text, locale) => {
    const [, name = ''] = /[“「]([^“”「」{}]+)[”」][^“「]*$/u.exec(text) ?? []
    expect(await ordered(name, locale), name).toBe('unlisted')
  },
  'prohibitedMessages unknown.vague': async (text, locale) => {
    const [, name = ''] = /[“「]([^“”「」{}]+)[”」][^“「]*$/u.exec(text) ?? []
    expect(await ordered(name, locale), name).toBe('unlisted')
  },
  'prohibitedMessages placeholder': async (text, locale) => {
    for (const name of examplesIn(text)) {
      const found = await ask(`/v1/prohibited?q=${encodeURIComponent(name)}&lang=${locale}`, null, locale)
      expect(found, name).toMatchObject({ kind: 'item', guessed: false })
    }
  },
  'prohibitedMessages unknown.steps.0': free,
  'prohibitedMessages measured.problems.unclear': figures,
  'quoteMessages problems.unclear': figures,
  'loadingMessages problems.unclear': figures,
  'carbonMessages faults.unclear-number': figures,
  'prohibitedMessages measured.problems.not-a-number': (text) =>
    expect(readAmount(/[\d.]+\d/u.exec(text)?.[0] ?? '', 'v')).toBe(3700),
  'searchMessages placeholder': async (text, locale) => {
    for (const word of examplesIn(text)) {
      const found = await ask(`/v1/search?q=${encodeURIComponent(word)}&lang=${locale}`, null, locale)
      expect(found.items.length, word).toBeGreaterThan(0)
    }
  },
  'searchMessages questions.placeholder': free,
  'addressMessages paste.placeholder': (text, locale) => {
    // The English one names the parts alone.
    if (locale === 'en-US') return
    const read = parseAddress(text.replace(/^如[:：]/u, ''))
    for (const part of [read.name, read.phone, read.district, read.detail]) expect(part, text).toBeTruthy()
  },
  'addressMessages area.placeholder': async (text, locale) => {
    const [typed = ''] = /[A-Z]{3}|(?<=如 )[A-Z].+/u.exec(text) ?? []
    expect((await ask('/address/addressSuggestion', { address: typed }, locale)).length).toBeGreaterThan(0)
  },
  'addressMessages fields.detailPlaceholder': free,
  'addressMessages picker.placeholder': free,
  'addressBookMessages screen.search.placeholder': free,
  'addressBookMessages editor.areaHint': (text) => isPlace(text.replace(/^.*?(?:如[:：]|such as )/u, '')),
  'networkMessages coverage.one.placeholder': served,
  'networkMessages coverage.many.placeholder': served,
  'networkMessages search.placeholder': free,
  'networkMessages search.unknown': (text) => isPlace(/[“「](.+?)[”」]/u.exec(text)?.[1] ?? ''),
  'answerMessages placeholder': answeredBy('price'),
  'answerMessages examples.label': free,
  'answerMessages examples.items.0': answeredBy('tracking'),
  'answerMessages examples.items.1': answeredBy('place'),
  'answerMessages examples.items.2': answeredBy('item'),
  'answerMessages examples.items.3': answeredBy('price'),
  'answerMessages price.from': free,
  'answerMessages place.add': (text) => isPlace(/[“「](.+?)[”」]/u.exec(text)?.[1] ?? ''),
  'answerMessages place.where': (text) => isPlace(/[“「](.+?)[”」]/u.exec(text)?.[1] ?? ''),
  'quoteMessages result.empty.example': free,
  'carbonMessages form.cityHint': async (text, locale) => {
    const cities = text.replace(/^.*?(?:如|such as )/u, '').split('、')
    const rows = cities.map((from) => ({ from, to: '成都', weight: '10' }))
    for (const row of (await ask('/v1/carbon/batch', { rows }, locale)).rows)
      expect(row, text).toMatchObject({ problem: null })
  },
  'carbonMessages batch.example': async (text, locale) => {
    const { rows } = await ask('/v1/carbon/batch', { rows: readRows(text).rows }, locale)
    expect(rows, text).toMatchObject([{ problem: null }])
  },
  'carbonMessages start.examples': free,
  'loadingMessages desk.awbHint': (text) =>
    expect(recogniseNumber(/\d{3}-\d{8}/u.exec(text)?.[0] ?? '').kind).toBe('air-waybill'),
  'loadingMessages joined': free,
  'merchantMessages keys.nameHint': free,
  'myShipmentMessages delivery.atHint': free,
  'orderImportMessages guide.columns.conditions_met': free,
  'quoteMessages problems.unknown-day': (text) =>
    expect(Date.parse(/\d{4}-\d\d-\d\d/u.exec(text)?.[0] ?? '')).toBeGreaterThan(0),
  'subscriptionMessages ask.example': free,
  'subscriptionMessages problems.mailWrong': (text) => expect(text).toMatch(/name@example\.com/u),
  'trackingMessages box.placeholder': free,
  'overviewMessages first.example': (text) => {
    const shipments: readonly { readonly number: string }[] = Object.values(sampleNumbers)
    expect(shipments.map(({ number }) => number)).toContain(/[A-Z]+\d+/.exec(text)?.[0])
  },
  'enquiryMessages noScript.notice': free,
}

const marks = /例如|比如|如[:：]|for example|such as|e\.g\./iu
/** Whether a text shows what can be typed. */
function givesExample(path: string, text: string): boolean {
  return /placeholder|example/iu.test(path) || marks.test(text) || (/hint/iu.test(path) && /如/u.test(text))
}

/** The texts of a language that give examples, by the name of their messages and their path in them. */
function examplesOf(locale: LocaleId): readonly (readonly [key: string, text: string])[] {
  const found: (readonly [string, string])[] = []
  const walk = (value: unknown, name: string, path: string) => {
    if (typeof value === 'string') {
      if (givesExample(path, value))
        found.push([`${name} ${path.replace(/\.example\.\d+$/u, '.example')}`, value])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(inner, name, path === '' ? key : `${path}.${key}`)
    }
  }
  for (const [name, of] of Object.entries(content)) {
    if (name.endsWith('Messages') && typeof of === 'function')
      walk((of as (locale: LocaleId) => unknown)(locale), name, '')
  }
  return found
}

describe.each(localeIds)('what a field shows as an example in %s', (locale) => {
  const examples = examplesOf(locale)

  it('is known here, so that it is followed', () => {
    expect(examples.map(([key]) => key).filter((key) => !(key in followed))).toEqual([])
    expect(examples.length).toBeGreaterThan(10)
  })

  it.each(examples)('%s can be typed: %s', async (key, text) => {
    await followed[key]?.(text, locale)
  })
})
