import { both } from '../seed.ts'

type Words = readonly [chinese: string, english: string]

/** Passages of a news item or a notice, Chinese then English. */
export const passage = {
  paragraph: (chinese: string, english: string) =>
    ({ kind: 'paragraph', text: both(chinese, english) }) as const,
  heading: (chinese: string, english: string) => ({ kind: 'heading', text: both(chinese, english) }) as const,
  list: (...items: readonly Words[]) =>
    ({ kind: 'list', items: items.map((item) => both(...item)) }) as const,
  quote: (said: Words, who: Words) => ({ kind: 'quote', text: both(...said), who: both(...who) }) as const,
}
