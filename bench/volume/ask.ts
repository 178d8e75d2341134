import { randomInt } from 'node:crypto'
import { waybillNoAt } from '../../tools/volume/number-of.ts'

/** The shipments of the database that is compared with. */
export const few = 1000

/** A site over a database of so many shipments. */
export type VolumeSite = { readonly port: number; readonly database: string; readonly shipments: number }

/** What a visitor is answered about a number, as bytes; fails for one that nothing is known of. */
type Ask = (port: number, number: string) => Promise<void>

export const asks: Readonly<Record<'look-up by the API' | 'tracking page', Ask>> = {
  'look-up by the API': async (port, number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/shipments/lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
      body: JSON.stringify({ numbers: [number] }),
    })
    const text = await answer.text()
    if (!answer.ok || !text.includes('"kind":"found"')) throw new Error(`${number}: ${answer.status} ${text}`)
  },
  'tracking page': async (port, number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/en/track?no=${number}`)
    const text = await answer.text()
    if (!answer.ok || !text.includes(number)) throw new Error(`${number}: ${answer.status}`)
  },
}

/** Numbers of shipments by chance out of all there are, each once as long as there are enough. */
export function numbersByChance(shipments: number, count: number): readonly string[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, shipments)) places.add(randomInt(shipments))
  return [...places].map(waybillNoAt)
}

/** Ms that each answer took, of two sites in turn, so that whatever else is at work meets both alike. */
export async function askInTurn(
  ask: Ask,
  [one, other]: readonly [VolumeSite, VolumeSite],
  numbers: readonly (readonly string[])[],
): Promise<readonly [readonly number[], readonly number[]]> {
  const took: [number[], number[]] = [[], []]
  const [ofOne = [], ofOther = []] = numbers
  for (const [at, number] of ofOther.entries()) {
    took[0].push(await timed(() => ask(one.port, ofOne[at % ofOne.length] ?? '')))
    took[1].push(await timed(() => ask(other.port, number)))
  }
  return took
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
