import { type LocaleId, localeOf } from '@hongyan/locales'

/** A value in both written languages. The Hong Kong one is derived unless someone wrote it. */
export type Both<V> = { readonly 'zh-CN': V; readonly 'en-US': V; readonly 'zh-HK'?: V }

/** A statement resting on facts, by their ids. When one of them has expired, `without` is shown in its place. */
export type Claimed = { readonly claim: readonly string[]; readonly text: unknown; readonly without: unknown }

/** A step from a value to one of its parts. */
export type Step = string | number

/** How one document is chosen of what is written. */
export type Choosing = {
  readonly language: LocaleId
  /** Which side of a statement is shown. */
  readonly shows: (claim: Claimed) => 'text' | 'without'
  /** Makes the Hong Kong form of a Chinese value that nobody wrote; without it the Chinese one stands. */
  readonly derive?: (chinese: unknown) => unknown
}

/** Whether a part of what is written is a value in its languages; one of them may not be written yet. */
export function isBoth(value: unknown): value is Both<unknown> {
  return isPart(value) && ('zh-CN' in value || 'en-US' in value)
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

function pick(both: Both<unknown>, { language, derive = (chinese) => chinese }: Choosing): unknown {
  const from = languageOf(both, language)
  return from === language ? both[from] : derive(both['zh-CN'])
}

/** The language whose text is shown: one that is derived follows the other until somebody writes it. */
function languageOf(both: Both<unknown>, language: LocaleId): LocaleId {
  const { derivation, fallback } = localeOf(language)
  return derivation !== null && fallback !== null && (both[language] ?? null) === null ? fallback : language
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
