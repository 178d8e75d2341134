import type { TransportMode, Verdict } from '@hongyan/domain/prohibited'
import { type Both, both } from '../../seed.ts'

type Words = readonly [chinese: string, english: string]

type RuleWords = {
  readonly reason: Words
  readonly ground?: readonly Words[]
  readonly air?: readonly Words[]
  readonly instead?: Words
  readonly un?: readonly string[]
  readonly sources: readonly string[]
}

/** Verdicts in the order in which people ask: express, freight, rail, air, air abroad, cold chain. */
export function verdictsOf(
  express: Verdict,
  freight: Verdict,
  rail: Verdict,
  air: Verdict,
  abroad: Verdict,
  cold: Verdict,
): Readonly<Record<TransportMode, Verdict>> {
  return { express, freight, rail, air, 'air-international': abroad, cold }
}

export const never = verdictsOf('no', 'no', 'no', 'no', 'no', 'no')
export const everywhere = verdictsOf('yes', 'yes', 'yes', 'yes', 'yes', 'yes')

/** A rule of a group. */
export function rule(
  id: string,
  group: string,
  verdicts: Readonly<Record<TransportMode, Verdict>>,
  { reason, ground = [], air = ground, instead, un = [], sources }: RuleWords,
) {
  return {
    id,
    group,
    verdicts,
    reason: both(...reason),
    ground: ground.map((one) => both(...one)),
    air: air.map((one) => both(...one)),
    instead: instead === undefined ? null : both(...instead),
    un: [...un],
    sources: [...sources],
  }
}

/** Other words for a thing, parted by commas: Simplified Chinese, English, and what only Hong Kong says. */
type Also = readonly [chinese: string, english: string, hongKong?: string]

function split(words: string): string[] {
  return words === '' ? [] : words.split(',').map((word) => word.trim())
}

/** A name, with its own form in Hong Kong where that is another word. */
type Name = readonly [chinese: string, english: string, hongKong?: string]

function named([chinese, english, hongKong]: Name): Both<string> {
  const name = both(chinese, english)
  return hongKong === undefined ? name : { ...name, 'zh-HK': hongKong }
}

function called([chinese, english, hongKong]: Also): Both<string[]> {
  const words = { 'zh-CN': split(chinese), 'en-US': split(english) }
  return hongKong === undefined ? words : { ...words, 'zh-HK': split(hongKong) }
}

/** A thing under one rule. */
export function item(id: string, rules: string, name: Name, also: Also = ['', '']) {
  return { id, rules: [rules], measure: null, usual: 0, name: named(name), also: called(also) } as const
}

/** Things under rules that depend on an amount; `usual` is the band most of them are in. */
export function measured<Measure extends 'watt-hours' | 'alcohol' | 'dry-ice' | 'blade'>(
  measure: Measure,
  rules: readonly string[],
) {
  return (id: string, usual: number, name: Name, also: Also = ['', '']) => ({
    id,
    rules: [...rules],
    measure,
    usual,
    name: named(name),
    also: called(also),
  })
}
