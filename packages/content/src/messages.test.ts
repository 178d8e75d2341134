import { eventCodes, holdReasons, milestones, shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { type LocaleId, localeIds, placesOf } from '@hongyan/locales'
import { describe, expect, test } from 'vitest'
import { hasHan } from './has-han.ts'
import { errorMessages, messages, shellMessages, trackingMessages, wordMessages } from './messages.ts'

/** Every text with the path to it. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, item]) => textsOf(item, `${path}.${key}`))
}

describe.each(localeIds)('%s', (locale: LocaleId) => {
  const texts = textsOf(messages(locale))

  test('no text is empty or begins or ends with a space', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  test('texts are in their own script', () => {
    const foreign = locale === 'en-US' ? hasHan : (text: string) => /[鸿货运单号签说]/.test(text)
    if (locale !== 'zh-CN') expect(texts.filter(([, text]) => foreign(text))).toEqual([])
  })

  test('every status, scan, reason and step has words', () => {
    const tracking = trackingMessages(locale)
    for (const status of shipmentStatuses) {
      expect(tracking.statuses[status].headline).toHaveLength(status === 'delivered' ? 1 : 2)
      expect(Object.keys(tracking.statuses[status]).sort()).toEqual([
        'action',
        'headline',
        'meaning',
        'name',
        'usually',
      ])
    }
    expect(Object.keys(tracking.events).sort()).toEqual([...eventCodes, 'unmapped'].sort())
    expect(Object.keys(tracking.holds).sort()).toEqual([...holdReasons].sort())
    expect(Object.keys(tracking.milestones)).toEqual([...milestones])
  })
})

test('a text names the same values in every language', () => {
  const source = new Map(textsOf(messages('zh-CN')))
  const differing = textsOf(messages('en-US')).filter(([path, text]) => {
    const chinese = source.get(path) ?? source.get(path.replace(/\.(one|other)$/, '.other')) ?? ''
    return placesOf(text).join() !== placesOf(chinese).join()
  })
  expect(differing).toEqual([])
})

test('texts that the requirements fix are exact', () => {
  expect(trackingMessages('en-US').box.placeholder).toBe('Please enter the order No. or package No.')
  expect(trackingMessages('zh-CN').box.placeholder).toBe('请输入订单号或包裹号')
  expect(errorMessages('en-US').notFound.title).toBe('This page could not be found')
  expect(errorMessages('en-US').notFound.back).toBe('Back to the home page')
  expect(errorMessages('en-US').server.title).toBe('Error')
  expect(errorMessages('en-US').broken.back).toBe('Go back to home')
  expect(errorMessages('en-US').broken.title).toBe('An error occurred while showing the error page')
  expect(errorMessages('zh-CN').refusals['too-many']).toContain('频繁')
  expect(wordMessages('en-US').copied).toBe('Copied!')
  expect(wordMessages('en-US').noMoreData).toBe('No More Data')
  expect(shellMessages('en-US').consultation.title).toBe('Cooperation consultation')
})
