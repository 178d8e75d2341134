import type { ServerResponse } from 'node:http'
import type { MarkedShipment } from '@hongyan/domain/tracking/shipment-marks'
import { eventText, retryMs } from './event-text.ts'
import { FollowedShipments, type Listener } from './followed-shipments.ts'

/** Looks between two signs of life on one stream: proxies end what is silent for a minute, as pages do. */
const looksPerBeat = 45

/** What a page watches: a shipment, or none, for each number. */
export type ShownNumbers = {
  readonly numbers: readonly string[]
  readonly marks: readonly (MarkedShipment | null)[]
  /** The word that a page with these marks gives back. */
  readonly wordOf: (marks: readonly (MarkedShipment | null)[]) => string
}

/** The streams of this process, and what they show. */
export class LiveStreams {
  readonly #followed = new FollowedShipments()
  readonly #beats = Array.from({ length: looksPerBeat }, () => new Set<ServerResponse>())
  #opened = 0
  #turn = 0

  /** Keeps a stream open, whose head is out, until either side ends it. */
  open(response: ServerResponse, shown: ShownNumbers): void {
    const { numbers, wordOf } = shown
    let { marks } = shown
    const moving = marks.flatMap((shipment) => (shipment === null || shipment.ended ? [] : [shipment]))
    const listener: Listener = {
      tell: (news) => {
        marks = marks.map(
          (shipment) => shipment && { ...shipment, mark: news.get(shipment.id) ?? shipment.mark },
        )
        const changed = numbers.filter((_, at) => news.has(marks[at]?.id ?? ''))
        write(response, eventText(changed, wordOf(marks)))
      },
    }
    this.#opened = (this.#opened + 1) % looksPerBeat
    const beat = this.#beats[this.#opened]
    beat?.add(response)
    const missed = this.#followed.add(listener, moving)
    response.once('close', () => {
      beat?.delete(response)
      this.#followed.remove(listener, moving)
    })
    if (missed.size > 0) listener.tell(missed)
  }

  /** Tells what is new, and a part of the others that they are connected; a database that is away ends no stream. */
  async look(read: Parameters<FollowedShipments['look']>[0]): Promise<void> {
    this.#turn = (this.#turn + 1) % looksPerBeat
    for (const response of this.#beats[this.#turn] ?? []) write(response, alive)
    await this.#followed.look(read)
  }

  /** Ends every stream; pages come back one after the other, to whoever answers then. */
  end(): void {
    for (const beat of this.#beats)
      for (const response of beat) {
        write(response, `retry:${retryMs(1000, 16_000)}\n\n`)
        response.end()
      }
  }
}

const alive = eventText([])

/** Whoever reads nothing gets no memory for it: what a page has missed it learns when it comes back. */
function write(response: ServerResponse, text: string): void {
  if (!response.write(text)) response.destroy()
}
