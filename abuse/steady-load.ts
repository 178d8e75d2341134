import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What came of requests: how often each status or failure, by its name. */
type Outcomes = ReadonlyMap<string, number>

type SteadyLoad = {
  /** What has come so far. */
  readonly outcomes: () => Outcomes
  /** Sends no more; resolves when the last answer is in. */
  readonly stop: () => Promise<Outcomes>
}

/**
 * Sends `perSecond` requests at fixed times whatever becomes of those before: a server that slows down meets the
 * same load. `send` gives the name of its outcome; what it throws is an outcome too.
 */
export function startLoad(perSecond: number, send: (index: number) => Promise<string>): SteadyLoad {
  const outcomes = new Map<string, number>()
  const open = new Set<Promise<void>>()
  const began = performance.now()
  let stopped = false
  let sent = 0

  const one = async (index: number): Promise<void> => {
    const name = await send(index).catch((error: Error) => String(error.cause ?? error))
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
  }
  const running = (async () => {
    while (!stopped) {
      const due = ((performance.now() - began) / 1000) * perSecond
      for (; sent < due; sent += 1) {
        const answer = one(sent).finally(() => open.delete(answer))
        open.add(answer)
      }
      await delay(5)
    }
  })()
  return {
    outcomes: () => outcomes,
    stop: async () => {
      stopped = true
      await running
      await Promise.all(open)
      return outcomes
    },
  }
}

// Only with a time of its own does Node's agent honour what a server promises by `Keep-Alive: timeout`.
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 30_000 })

/** A request of a page whose body is read to its end, still packed; its outcome is its status. */
export function readPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(String(answer.statusCode)))
      answer.resume()
    })
    asking.on('error', reject)
  })
}
