/** What an island is given: in the browser as JSON, where each value as it is would be wrapped on its own, twice the size. */
export type Given<Value extends object> = string | Value

export function readGiven<Value extends object>(given: Given<Value>): Value {
  return typeof given === 'string' ? (JSON.parse(given) as Value) : given
}
