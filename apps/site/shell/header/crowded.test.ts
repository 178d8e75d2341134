import { localeIds, localeOf } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { shownItems } from '../menu/shown-items.ts'
import { shellContent } from '../shell-content.ts'
import { isCrowded } from './crowded.ts'

test.each(localeIds.filter((id) => localeOf(id).complete))(
  'the words of %s have room beside the logo',
  (locale) => {
    const { navigation, hongKongNavigation, airNavigation, shell } = shellContent(locale)
    const ownMenu = localeOf(locale).shell === 'hong-kong' ? hongKongNavigation : navigation
    for (const menu of [ownMenu, airNavigation]) {
      const words = shownItems(menu, locale, true).map(({ label }) => label)
      expect(isCrowded([...words, shell.header.track, shell.header.order]), words.join()).toBe(false)
    }
  },
)

test('longer ones have a line of their own, by how wide their letters are', () => {
  const japanese = [
    'ホーム',
    'サービス',
    '輸送ネットワーク',
    '情報公開',
    '会社案内',
    '採用情報',
    '法人のお客様',
  ]
  expect(isCrowded([...japanese, '荷物追跡', '集荷の申込み'])).toBe(true)
  expect(isCrowded(['x'.repeat(70)])).toBe(false)
  expect(isCrowded(['Sendungsverfolgung', 'Geschäftskunden', 'x'.repeat(45)])).toBe(true)
})
