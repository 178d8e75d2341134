import { expect, test } from 'vitest'
import { ClientLeft, RenderQueue, TooBusy } from './render-queue.ts'

function held(): { work: () => Promise<string>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, release: () => resolve('done') }
}

test('only so many run at once; the rest follow in order', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 10, waitMs: 5000 })
  const first = held()
  const order: string[] = []
  const running = queue.run(async () => {
    await first.work()
    order.push('first')
  })
  const second = queue.run(async () => order.push('second'))
  const third = queue.run(async () => order.push('third'))
  expect(queue.depth).toBe(3)
  first.release()
  await Promise.all([running, second, third])
  expect(order).toEqual(['first', 'second', 'third'])
  expect(queue.depth).toBe(0)
})

test('a full line refuses at once', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 1, waitMs: 5000 })
  const first = held()
  const running = queue.run(first.work)
  const waiting = queue.run(async () => 'second')
  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(TooBusy)
  first.release()
  expect(await running).toBe('done')
  expect(await waiting).toBe('second')
})

test('nobody waits longer than the limit, and leaving early frees the place', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 1, waitMs: 5 })
  const first = held()
  const running = queue.run(first.work)
  await expect(queue.run(async () => 'late')).rejects.toBeInstanceOf(TooBusy)
  expect(queue.depth).toBe(1)
  first.release()
  await running
})

test('work that fails gives its place back', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 1, waitMs: 50 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('a render that waits outside lets others run, then goes on at once', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 2, waitMs: 60_000 })
  const [database, drawing] = [held(), held()]
  const slow = queue.run(() => queue.outsideSlot(database.work))
  expect(await queue.run(async () => 'needs no database')).toBe('needs no database')
  const other = queue.run(drawing.work)
  const order: string[] = []
  const third = queue.run(async () => order.push('third'))
  database.release()
  expect(await slow).toBe('done')
  expect(order).toEqual([])
  drawing.release()
  await Promise.all([other, third])
  expect(queue.depth).toBe(0)
})

test('what was begun is counted, what was refused is not', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 0, waitMs: 5000 })
  const first = held()
  const running = queue.run(first.work)
  await expect(queue.run(async () => 'second')).rejects.toThrow('too many renders')
  first.release()
  await running
  await queue.run(async () => 'third')
  expect([queue.begun, queue.depth]).toEqual([2, 0])
})

test('renders that come back from outside together let nobody new in until they are through', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 2, waitMs: 60_000 })
  const [outside, after, other] = [held(), held(), held()]
  const back = queue.run(async () => {
    await queue.outsideSlot(outside.work)
    await after.work()
  })
  const second = queue.run(other.work)
  outside.release()
  await expect.poll(() => queue.depth).toBe(2)
  const order: string[] = []
  const third = queue.run(async () => order.push('third'))
  other.release()
  await second
  expect(order).toEqual([])
  after.release()
  await Promise.all([back, third])
  expect(order).toEqual(['third'])
})

test('an error has its own name', () => expect(new TooBusy().name).toBe('TooBusy'))

test('whoever leaves while waiting is not rendered for, and the next one comes sooner', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 2, waitMs: 5000 })
  const first = held()
  const running = queue.run(first.work)
  const left = new AbortController()
  let rendered = 0
  const abandoned = queue.run(async () => {
    rendered += 1
  }, left.signal)
  const next = queue.run(async () => 'next')
  left.abort()
  await expect(abandoned).rejects.toBeInstanceOf(ClientLeft)
  expect(queue.depth).toBe(2)
  first.release()
  expect(await running).toBe('done')
  expect(await next).toBe('next')
  await expect(queue.run(async () => 'late', left.signal)).rejects.toBeInstanceOf(ClientLeft)
  expect(rendered).toBe(0)
  expect(queue.depth).toBe(0)
})

test('whoever asks for something else is heard between two renders', async () => {
  const queue = new RenderQueue({ parallel: 1, waiting: 10, waitMs: 5000 })
  const order: string[] = []
  const renders = Array.from({ length: 5 }, (_, at) =>
    queue.run(async () => {
      order.push('render')
      if (at === 1) setImmediate(() => order.push('something else'))
    }),
  )
  await Promise.all(renders)
  expect(order.slice(0, 4)).toEqual(['render', 'render', 'something else', 'render'])
})
