import { zones } from '@hongyan/domain/quotes/vocabulary'

export type Path = readonly (string | number)[]

/** What stands at a path; undefined where there is nothing. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    root,
  )
}

/**
 * The same with a value at a path, shared with the one before where nothing changes. Undefined takes a field away, and a
 * zone with its last field: without prices it is not served.
 */
export function withValue<T>(root: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (Array.isArray(root))
    return root.map((one, at) => (at === step ? withValue(one, rest, value) : one)) as T
  const { [step]: before, ...others } = (root ?? {}) as Record<string, unknown>
  const next = withValue(before, rest, value)
  const isGone = next === undefined || (value === undefined && isZone(step) && isEmpty(next))
  return (isGone ? others : { ...(root as object), [step]: next }) as T
}

const isZone = (step: string | number): boolean => zones.some((zone) => zone === step)

function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  )
}
