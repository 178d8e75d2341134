import type { Call } from '../../calls/call.ts'

/** Whether somebody asks for a call, by the address as it was sent: read or not, with whatever stands in its parameters. */
export function callAt(calls: readonly Call[]): (target: string) => Call | null {
  const whole = new Map(calls.map((call) => [call.path, call]))
  const begun = calls.flatMap((call) => {
    const parameter = call.path.indexOf('{')
    return parameter === -1 ? [] : [[call.path.slice(0, parameter), call] as const]
  })
  return (target) => {
    const [path = ''] = target.split('?', 1)
    return whole.get(path) ?? begun.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null
  }
}
