import type { DeskLanguage } from '../texts/desk-languages.ts'

/** The parts of a time on a clock on the wall, as they are typed. */
const clockParts = ['year', 'month', 'day', 'hour', 'minute'] as const
export type ClockPart = (typeof clockParts)[number]
type Typed = Readonly<Record<ClockPart, string>>

/** In which order a language says them. */
export const clockOrder: Readonly<Record<DeskLanguage, readonly ClockPart[]>> = {
  'zh-CN': clockParts,
  'en-US': ['month', 'day', 'year', 'hour', 'minute'],
}

/** How many digits each has. */
export const digitsOf: Readonly<Record<ClockPart, number>> = { year: 4, month: 2, day: 2, hour: 2, minute: 2 }

/** `2026-11-29T08:00` as its parts. */
export function typedOf(local: string): Typed {
  const [year = '', month = '', day = '', hour = '', minute = ''] = local.split(/\D/)
  return { year, month, day, hour, minute }
}

/** The parts as one again; what is no time stays none, for whoever refuses it. */
export function localOf(typed: Typed): string {
  const [year, month, day, hour, minute] = clockParts.map((part) =>
    typed[part] === '' ? '' : typed[part].padStart(digitsOf[part], '0'),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}
