/** Texts that answers gave under a name, so that later requests ask for what is there. */
export type KnownValues = {
  readonly learn: (family: string, answer: unknown) => void
  /** One of them, for a field of this name in a call of this family; null where none fits. */
  readonly valueFor: (family: string, field: { name: string; value: unknown }, pick: number) => string | null
}

/** Names that stand for the same thing in different calls. */
const kinds: Readonly<Record<string, string>> = {
  number: 'number',
  numbers: 'number',
  waybillCode: 'number',
  billCode: 'number',
  waybillNo: 'number',
  packageCode: 'number',
  id: 'id',
  ids: 'id',
  file: 'id',
  undo: 'undo',
  token: 'token',
  unlockToken: 'token',
  link: 'link',
}

const most = 40

export function createKnownValues(): KnownValues {
  const known = new Map<string, string[]>()
  const keep = (family: string, kind: string, value: string): void => {
    const list = known.get(`${family} ${kind}`) ?? []
    if (list.includes(value)) return
    known.set(`${family} ${kind}`, [...list, value].slice(-most))
  }
  const learn: KnownValues['learn'] = (family, answer) => {
    if (typeof answer !== 'object' || answer === null) return
    for (const [name, value] of Object.entries(answer)) {
      const kind = kinds[name]
      for (const one of Array.isArray(value) ? value : [value]) {
        const picture = typeof one === 'string' ? /^\/v1\/proof\/(.+)$/.exec(one)?.[1] : undefined
        if (picture !== undefined) keep(family, 'link', decodeURIComponent(picture))
        else if (typeof one === 'string' && kind !== undefined && one.length > 5) keep(family, kind, one)
        else learn(family, one)
      }
    }
  }
  return {
    learn,
    valueFor: (family, { name, value }, pick) => {
      const kind = kinds[name]
      const list = kind === undefined ? [] : (known.get(`${family} ${kind}`) ?? [])
      // Numbers say by how they begin what they are of.
      const alike = list.filter((one) => typeof value === 'string' && one.startsWith(value.slice(0, 2)))
      const fitting = alike.length > 0 ? alike : list
      return fitting[pick % Math.max(1, fitting.length)] ?? null
    },
  }
}
