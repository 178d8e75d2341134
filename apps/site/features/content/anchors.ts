import { contentMessages } from '@hongyan/content'
import { type LocaleId, locales } from '@hongyan/locales'
import type { ShownBlock } from './shown-blocks.ts'

export type Anchor = {
  readonly id: string
  readonly title: string
  /** What the bar of anchors says: the title, or a shorter name where the titles would crowd it. */
  readonly short: string
}

/** Characters that fit into the bar of anchors, and those that the gap between two names takes. */
const room = { han: { line: 56, gap: 2 }, latin: { line: 116, gap: 4 } }

/** Anchors of the headed blocks of a page, in order. */
export function anchorsOf(blocks: readonly ShownBlock[], locale: LocaleId): readonly Anchor[] {
  const words: Readonly<Record<string, string>> = contentMessages(locale).anchors
  const alone = (kind: string): boolean => blocks.filter(({ block }) => block.kind === kind).length === 1
  const headed = blocks.flatMap(({ block }) => {
    if (!('id' in block)) return []
    const { id, title, kind } = block
    return [{ id, title, word: subjectOf(title) ?? (alone(kind) ? words[kind] : undefined) ?? title }]
  })
  const { line, gap } = locales[locale].chinese ? room.han : room.latin
  const long = new Set(headed.map(({ id }) => id))
  const shorten = headed
    .filter(({ title, word }) => word.length < title.length)
    .toSorted((one, other) => saved(other) - saved(one))
  for (const { id } of shorten) {
    const length = headed.reduce(
      (sum, one) => sum + gap + (long.has(one.id) ? one.title : one.word).length,
      0,
    )
    if (length <= line) break
    long.delete(id)
  }
  return headed.map(({ id, title, word }) => ({ id, title, short: long.has(id) ? title : word }))
}

/** What a heading is about, where it says so before a colon: 退货与备件 of 退货与备件：回来的也有去处. */
function subjectOf(title: string): string | undefined {
  return /^(.+?)(?:：|: )/u.exec(title)?.[1]
}

function saved({ title, word }: { readonly title: string; readonly word: string }): number {
  return title.length - word.length
}
