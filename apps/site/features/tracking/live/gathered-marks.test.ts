import { expect, it } from 'vitest'
import { gatherMarks } from './gathered-marks.ts'

const marked = (id: string) => ({ id, mark: 1, ended: false })

it('reads at once for all who come while it reads, and gives each their own', async () => {
  const read: (readonly string[])[] = []
  const marks = gatherMarks(async (numbers) => {
    read.push(numbers)
    return numbers.map((number) => (number === 'none' ? null : marked(number)))
  })
  const answers = await Promise.all([marks(['a']), marks(['b', 'none']), marks(['c'])])
  expect(answers).toEqual([[marked('a')], [marked('b'), null], [marked('c')]])
  expect(read).toEqual([['a'], ['b', 'none', 'c']])
})

it('reads no more at once than a statement should hold, and everybody in the end', async () => {
  const sizes: number[] = []
  const marks = gatherMarks(async (numbers) => {
    sizes.push(numbers.length)
    return numbers.map(marked)
  })
  const numbers = Array.from({ length: 50 }, (_, at) => `n${at}`)
  await Promise.all(Array.from({ length: 30 }, () => marks(numbers)))
  expect(Math.max(...sizes)).toBe(500)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1500)
})

it('a reading that fails fails for those who waited for it alone', async () => {
  let reads = 0
  const marks = gatherMarks(async (numbers) => {
    reads += 1
    if (reads === 2) throw new Error('away')
    return numbers.map(marked)
  })
  const [first, second] = [marks(['a']), marks(['b'])]
  await expect(second).rejects.toThrow('away')
  expect(await first).toEqual([marked('a')])
  expect(await marks(['c'])).toEqual([marked('c')])
})
