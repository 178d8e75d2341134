import { type LocaleId, localeOf, sourceId, writtenIds } from '@hongyan/locales'

/** A value in the languages that are always written. Others are derived or fall back unless someone wrote them. */
export type Both<V> = { readonly 'zh-CN': V; readonly 'en-US': V } & {
  readonly [Language in LocaleId]?: V
}

/** A statement resting on facts, by their ids. When one of them has expired, `without` is shown in its place. */
export type Claimed = { readonly claim: readonly string[]; readonly text: unknown; readonly without: unknown }

/** A step from a value to one of its parts. */
export type Step = string | number

/** How one document is chosen of what is written. */
export type Choosing = {
  readonly language: LocaleId
  /** Which side of a statement is shown. */
  readonly shows: (claim: Claimed) => 'text' | 'without'
  /** Makes a value that nobody wrote of the one it falls back on, and the source; without it that one stands. */
  readonly derive?: (written: unknown, source: unknown) => unknown
}

/** Whether a part of what is written is a value in its languages; one of them may not be written yet. */
export function isBoth(value: unknown): value is Both<unknown> {
  return isPart(value) && writtenIds.some((id) => id in value)
}

/** Whether a part of what is written rests on facts. */
export function isClaim(value: unknown): value is Claimed {
  return isPart(value) && 'claim' in value && 'text' in value
}

/** Plain data of one language, which still have to pass their schema. */
export function resolveWritten(written: unknown, choosing: Choosing): unknown {
  if (Array.isArray(written)) return resolveList(written, choosing)
  if (!isPart(written)) return written
  if (isClaim(written)) return resolveWritten(written[choosing.shows(written)], choosing)
  if (isBoth(written)) return pick(written, choosing)
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, resolveWritten(value, choosing)]),
  )
}

/**
 * Where the value at a path of a resolved document is written: the path through languages and sides of statements, in
 * lists that still hold what has expired. It goes as far as something is written, and one step into what is missing.
 */
export function writtenPath(written: unknown, path: readonly Step[], choosing: Choosing): readonly Step[] {
  const steps: Step[] = []
  let part = written
  const enter = (step: Step): void => {
    steps.push(step)
    part = isPart(part) ? Reflect.get(part, step) : undefined
  }
  const unwrap = (): void => {
    while (isClaim(part) || isBoth(part)) {
      enter(isClaim(part) ? choosing.shows(part) : languageOf(part, choosing.language))
    }
  }
  unwrap()
  for (const step of path) {
    if (!isPart(part)) break
    enter(Array.isArray(part) ? writtenIndex(part, Number(step), choosing) : step)
    unwrap()
  }
  return steps
}

/** The index in a written list of an entry of the resolved one, which lacks what rests on expired facts. */
function writtenIndex(list: readonly unknown[], index: number, choosing: Choosing): number {
  let shown = -1
  const found = list.findIndex((item) => {
    if (!isClaim(item) || resolveWritten(item, choosing) !== null) shown += 1
    return shown === index
  })
  return found === -1 ? index : found
}

/** An entry of a list that rests on an expired fact is not in the list. */
function resolveList(list: readonly unknown[], choosing: Choosing): unknown[] {
  return list.flatMap((item) => {
    const value = resolveWritten(item, choosing)
    return value === null && isClaim(item) ? [] : [value]
  })
}

function pick(both: Both<unknown>, { language, derive = (written) => written }: Choosing): unknown {
  const from = languageOf(both, language)
  return from === language ? both[from] : derive(both[from], both[sourceId])
}

/** The language whose text is shown. What is missing where every text is written stays so: it is a fault. */
function languageOf(both: Both<unknown>, language: LocaleId): LocaleId {
  const { complete, fallback } = localeOf(language)
  const stands = complete || fallback === null || (both[language] ?? null) !== null
  return stands ? language : languageOf(both, fallback)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
