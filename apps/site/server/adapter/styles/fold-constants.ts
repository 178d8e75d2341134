import { type CustomAtRules, type Rule, type TokenOrValue, transform, type Visitor } from 'lightningcss'

/** Values by the name of their custom property, none of which mentions another property. */
type Constants = ReadonlyMap<string, TokenOrValue[]>

/**
 * The custom properties of a site that never change: declared once in all its sheets together, in `global` on `:root`
 * and under no condition.
 */
export function constantsOf(global: string, sheets: readonly string[]): Constants {
  const counts = new Map<string, number>()
  for (const css of [global, ...sheets]) {
    read(css, {
      Declaration: (one) => {
        if (one.property !== 'custom' || !one.value.name.startsWith('--')) return
        counts.set(one.value.name, (counts.get(one.value.name) ?? 0) + 1)
      },
    })
  }
  const declared = new Map<string, TokenOrValue[]>()
  let conditions = 0
  read(global, {
    Rule: (rule) => {
      if (isConditional(rule)) conditions += 1
      if (rule.type !== 'style' || !isRoot(rule) || conditions > 0) return
      for (const one of rule.value.declarations?.declarations ?? []) {
        if (one.property !== 'custom' || counts.get(one.value.name) !== 1) continue
        declared.set(one.value.name, one.value.value)
      }
    },
    RuleExit: (rule) => {
      if (isConditional(rule)) conditions -= 1
    },
  })
  return resolved(declared)
}

/** A sheet with the constants written out where they are used, and without their declarations. */
export function foldConstants(css: string, constants: Constants): string {
  return read(css, {
    Declaration: (one) => (one.property === 'custom' && constants.has(one.value.name) ? [] : undefined),
    Variable: ({ name }) => constants.get(name.ident),
  })
}

function read(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'sheet.css', code: Buffer.from(css), visitor }).code.toString()
}

function isConditional({ type }: Rule): boolean {
  return type === 'media' || type === 'supports' || type === 'container'
}

function isRoot({ value }: Extract<Rule, { type: 'style' }>): boolean {
  const [selector = [], ...others] = value.selectors
  const [part, ...more] = selector
  return others.length === 0 && more.length === 0 && part?.type === 'pseudo-class' && part.kind === 'root'
}

/** Constants whose values mention only constants, with those written out. */
function resolved(declared: Map<string, TokenOrValue[]>): Constants {
  const constants = new Map<string, TokenOrValue[]>()
  for (let size = -1; size !== constants.size; ) {
    size = constants.size
    for (const [name, value] of declared) {
      const written = value.flatMap((part) =>
        part.type === 'var' ? (constants.get(part.value.name.ident) ?? [part]) : [part],
      )
      if (!JSON.stringify(written).includes('"type":"var"')) constants.set(name, written)
    }
  }
  return constants
}
