/**
 * Works out a line of arithmetic as the papers write it: × ÷ + − with brackets, thousands with commas, √( ), exp( ),
 * ln( ). Throws where it is none.
 */
export function worked(sum: string): number {
  const signs = [...sum.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|exp|ln|[×÷+−()√]|\S/g)].map(
    ([sign]) => sign,
  )
  let at = 0
  const take = (wanted: string): void => {
    if (signs[at] !== wanted) throw new SyntaxError(`${sum}: ${wanted} expected`)
    at += 1
  }
  const functions: Readonly<Record<string, (value: number) => number>> = {
    '√': Math.sqrt,
    exp: Math.exp,
    ln: Math.log,
  }

  function value(): number {
    const sign = signs[at] ?? ''
    const change = functions[sign]
    if (change !== undefined || sign === '(') {
      if (change !== undefined) at += 1
      take('(')
      const inner = terms()
      take(')')
      return change === undefined ? inner : change(inner)
    }
    if (!/^\d/.test(sign)) throw new SyntaxError(`${sum}: a number expected`)
    at += 1
    return Number(sign)
  }

  function factors(): number {
    let result = value()
    while (signs[at] === '×' || signs[at] === '÷') {
      const times = signs[at] === '×'
      at += 1
      result = times ? result * value() : result / value()
    }
    return result
  }

  function terms(): number {
    let result = factors()
    while (signs[at] === '+' || signs[at] === '−') {
      const plus = signs[at] === '+'
      at += 1
      result = plus ? result + factors() : result - factors()
    }
    return result
  }

  const result = terms()
  if (at !== signs.length) throw new SyntaxError(`${sum}: something is left over`)
  return result
}
