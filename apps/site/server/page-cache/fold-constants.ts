import { closingBracket, readBlocks, splitOutside } from './read-styles.ts'

/**
 * Writes the values of constant custom properties where they are used and drops their declarations. A constant is
 * declared once in the whole sheet, on `:root`, under no condition. The sheet must be all the styles of its page:
 * a style sheet that comes by another way does not find the constants any more.
 */
export function foldConstants(css: string): string {
  const constants = resolved(constantsOf(css))
  return shortNegatives(withValues(withoutDeclarations(css, constants), constants))
}

type Constants = ReadonlyMap<string, string>

function constantsOf(css: string): Constants {
  const constants = new Map<string, string>()
  const counts = new Map<string, number>()
  const visit = (sheet: string, constantHere: boolean): void => {
    for (const { prelude, body } of readBlocks(sheet)) {
      if (body === null) continue
      if (isGroup(prelude)) {
        visit(body, constantHere && prelude.startsWith('@layer'))
        continue
      }
      for (const declaration of splitOutside(body, ';')) {
        const [, name, value = ''] = /^\s*(--[\w-]+)\s*:\s*([\s\S]*)$/.exec(declaration) ?? []
        if (name === undefined) continue
        counts.set(name, (counts.get(name) ?? 0) + 1)
        if (constantHere && prelude === ':root') constants.set(name, value.trim())
      }
    }
  }
  visit(css, true)
  return new Map([...constants].filter(([name, value]) => counts.get(name) === 1 && value !== ''))
}

/** Constants whose values mention only constants, with those written out. */
function resolved(constants: Constants): Constants {
  let values = constants
  for (let size = -1; size !== values.size; ) {
    size = values.size
    values = new Map(
      [...values].filter(([, value]) =>
        [...value.matchAll(/var\((--[\w-]+)/g)].every(([, name = '']) => values.has(name)),
      ),
    )
  }
  const full = (value: string): string => (value.includes('var(') ? full(withValues(value, values)) : value)
  return new Map([...values].map(([name, value]) => [name, full(value)]))
}

function withValues(css: string, constants: Constants): string {
  const use = /var\((--[\w-]+)/g
  let written = ''
  let from = 0
  for (let match = use.exec(css); match !== null; match = use.exec(css)) {
    const value = constants.get(match[1] ?? '')
    if (value === undefined) continue
    written += css.slice(from, match.index) + value
    from = closingBracket(css, match.index + match[0].length) + 1
    use.lastIndex = from
  }
  return written + css.slice(from)
}

function withoutDeclarations(css: string, constants: Constants): string {
  let kept = ''
  for (const { prelude, body } of readBlocks(css)) {
    if (body === null) {
      kept += `${prelude};`
    } else if (isGroup(prelude)) {
      kept += `${prelude}{${withoutDeclarations(body, constants)}}`
    } else if (prelude === ':root') {
      const left = splitOutside(body, ';').filter((one) => !constants.has(one.split(':')[0]?.trim() ?? ''))
      if (left.length > 0) kept += `${prelude}{${left.join(';')}}`
    } else {
      kept += `${prelude}{${body}}`
    }
  }
  return kept
}

function isGroup(prelude: string): boolean {
  return /^@(?:layer|media|supports|container|starting-style)\b/.test(prelude)
}

function shortNegatives(css: string): string {
  return css.replace(/calc\(-1 \* ((?:\d*\.)?\d+[a-z]+)\)/g, '-$1')
}
