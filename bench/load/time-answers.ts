/** One request of many that are timed. */
type Timed = { readonly body: string; readonly headers?: Readonly<Record<string, string>> }

const answers = 1000

/** Time of one posted answer after another, in ms: the middle one and the slow one in a hundred. */
export async function timeAnswers(
  port: number,
  path: string,
  bodyOf: (turn: number) => string,
): Promise<{ readonly p50: number; readonly p99: number }> {
  const [times = []] = await timeInTurn([{ port, path, next: (turn) => ({ body: bodyOf(turn) }) }], answers)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** A server whose answers are timed. */
type TimedServer = {
  readonly port: number
  readonly path: string
  readonly next: (turn: number) => Timed
}

/**
 * Times of `count` posted answers of each server, in ms. The servers are asked in turn, one answer each, so that
 * whatever slows the machine slows them alike. Throws where one does not succeed.
 */
export async function timeInTurn(
  servers: readonly TimedServer[],
  count: number,
): Promise<readonly (readonly number[])[]> {
  const times = servers.map(() => [] as number[])
  for (let turn = 0; turn < count; turn += 1) {
    for (const [index, { port, path, next }] of servers.entries()) {
      const { body, headers } = next(turn)
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}`, ...headers },
        body,
      })
      const said = await answer.text()
      times[index]?.push(performance.now() - began)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${said.slice(0, 300)}`)
    }
  }
  return times
}

/** The value below which a share of some times lies, in ms. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
}
