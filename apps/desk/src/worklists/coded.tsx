import { useTime } from '../texts/time.ts'
import { type Column, useLocalised } from './declarations.ts'

export type Pair = { readonly name: string; readonly value: string }
type Names = Column['names']

/** A code in its words, with the code itself for whoever points at it; one that has none stands as it is. */
export function Coded({ column, value }: { readonly column: Column; readonly value: string }) {
  const said = useSaid(column.names)
  return <span title={value}>{said(value)}</span>
}

/** Names with their values, in words: an instant by China's clock, a list of codes one after another. */
export function Pairs({ column, pairs }: { readonly column: Column; readonly pairs: readonly Pair[] }) {
  const said = useSaid(column.names)
  const time = useTime()
  const shownOf = ({ name, value }: Pair) => {
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return time(value)
    const inWords = (code: string) => {
      const words = said(`${name}=${code}`)
      return words === `${name}=${code}` ? code : words
    }
    return value.replace(/[^\s,:]+/g, inWords)
  }
  return (
    <span title={pairs.map(({ name, value }) => `${name}: ${value}`).join(', ')}>
      {pairs.map((pair) => `${said(pair.name)} ${shownOf(pair)}`).join(' · ')}
    </span>
  )
}

/** Says a code; of one with something behind a colon, the kind that stands before it. */
function useSaid(names: Names): (code: string) => string {
  const localised = useLocalised()
  return (code) => {
    const [kind = '', ...rest] = code.split(':')
    const [exact, before] = [names?.[code], names?.[kind]]
    if (exact !== undefined) return localised(exact)
    return before === undefined ? code : `${localised(before)} ${rest.join(':')}`.trim()
  }
}
