import { cpuMicros, type Target } from '../load/target.ts'
import { type Asked, ask } from './asked.ts'

export type Measured = {
  readonly name: string
  readonly status: number
  /** Processor ms of the first answer since the start, to the ten milliseconds the system counts in. */
  readonly firstMs: number
  /** Processor ms of each that followed. */
  readonly ms: number
  readonly answers: number
  /** Tokens that one answer takes of each rate of the limits table. */
  readonly takes: Readonly<Record<string, number>>
  /** Renders that one answer waits for in the queue with its deadline. */
  readonly renders: number
}

const fewest = 20
const enoughMicros = 200_000
const most = 400

let turn = 0

/**
 * Asks until at least 200 ms of processor time were used, or 400 times.
 * @param once for what costs a good part of a second: only a second answer is measured after the first
 */
export async function measureAnswer(
  site: Target,
  metricsPort: number,
  asked: Asked,
  once = false,
): Promise<Measured> {
  const micros = () => cpuMicros(site) ?? 0
  const began = micros()
  turn += 1
  const status = await ask(site.port, asked, turn)
  const first = micros()
  const before = await readCounts(metricsPort)
  const start = micros()
  let answers = 0
  while (answers < most && (answers < fewest || micros() - start < enoughMicros)) {
    if (answers > 0 && once) break
    // What costs a second is not asked twenty times.
    if (answers >= 3 && micros() - start > 2_000_000) break
    turn += 1
    answers += 1
    await ask(site.port, asked, turn)
  }
  const spent = micros() - start
  const after = await readCounts(metricsPort)
  const each = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / answers
  const limits = [...after.keys()].filter((name) => name.startsWith('limit ') && each(name) > 0)
  return {
    name: asked.name,
    status,
    firstMs: Math.round((first - began) / 1000),
    ms: Math.round(spent / answers / 10) / 100,
    answers,
    takes: Object.fromEntries(limits.map((name) => [name.slice(6), Math.round(each(name) * 100) / 100])),
    renders: Math.round(each('renders') * 100) / 100,
  }
}

/** What the process has counted so far: tokens taken of each limit, and renders. */
async function readCounts(port: number): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const taken = [...text.matchAll(/^limit_taken_total\{limit="([^"]+)"\} (\S+)$/gm)].map(
    ([, name, value]) => [`limit ${name}`, Number(value)] as const,
  )
  return new Map([...taken, ['renders', Number(/^render_queue_total (\S+)$/m.exec(text)?.[1])]])
}
