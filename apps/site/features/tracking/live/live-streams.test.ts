import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { LiveStreams } from './live-streams.ts'

/** A response whose client reads, or does not. */
function aResponse(reads: boolean) {
  const written: string[] = []
  const response = Object.assign(new EventEmitter(), {
    written,
    write: (text: string) => written.push(text) > 0 && reads,
    end: () => response.emit('close'),
    destroy: () => response.emit('close'),
  })
  return response
}

const shown = {
  numbers: ['HY1', 'HY1-1-2-', 'HY2', 'HY3'],
  marks: [
    { id: 'a', mark: 1, ended: false },
    { id: 'a', mark: 1, ended: false },
    { id: 'b', mark: 1, ended: true },
    null,
  ],
  wordOf: (marks: readonly ({ readonly mark: number } | null)[]) =>
    marks.map((one) => one?.mark ?? 0).join('-'),
}

const open = (streams: LiveStreams, response: ReturnType<typeof aResponse>) =>
  streams.open(response as unknown as ServerResponse, shown)

it('names every number that leads to what is new, and where all of them stand now', async () => {
  const streams = new LiveStreams()
  const page = aResponse(true)
  open(streams, page)
  await streams.look(async (seen) => {
    // What has arrived is not looked at.
    expect(seen).toEqual([['a', 1]])
    return new Map([['a', 7]])
  })
  expect(page.written.slice(-1)).toEqual(['id:7-7-1-0\ndata:HY1,HY1-1-2-\n\n'])
})

it('lets go of whoever does not read, and of whoever has left', async () => {
  const streams = new LiveStreams()
  const [deaf, left] = [aResponse(false), aResponse(true)]
  open(streams, deaf)
  open(streams, left)
  left.emit('close')
  await streams.look(async () => new Map([['a', 2]]))
  expect([deaf.written.length, left.written.length]).toEqual([1, 0])
  await streams.look(() => Promise.reject(new Error('nobody is left to look for')))
})

it('gives every stream a sign of life in its turn, also while the database is away', async () => {
  const streams = new LiveStreams()
  const pages = Array.from({ length: 90 }, () => aResponse(true))
  for (const page of pages) open(streams, page)
  for (let look = 0; look < 45; look += 1) {
    await streams.look(() => Promise.reject(new Error('away'))).catch(() => {})
    expect(pages.filter(({ written }) => written.length > 0)).toHaveLength(2 * (look + 1))
  }
  expect(pages.map(({ written }) => written)).toEqual(pages.map(() => ['data:\n\n']))
})
