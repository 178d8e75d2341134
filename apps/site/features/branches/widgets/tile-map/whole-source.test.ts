import { afterEach, expect, test, vi } from 'vitest'
import { WholeSource } from './whole-source.ts'

afterEach(() => vi.unstubAllGlobals())

function answers(...lengths: readonly number[]) {
  const left = [...lengths]
  const asked = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(new Uint8Array(left.shift() ?? 0), { status: 206 }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a part that came short is asked for once more, past what the browser keeps', async () => {
  const asked = answers(20, 90)
  const { data } = await new WholeSource('https://tiles.example/a').getBytes(500, 90)
  expect(data.byteLength).toBe(90)
  expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload'])
})

test('one that stays short is an error, and an archive shorter than the first part is none', async () => {
  answers(20, 20)
  await expect(new WholeSource('https://tiles.example/a').getBytes(500, 90)).rejects.toThrow('short')
  answers(20)
  expect((await new WholeSource('https://tiles.example/a').getBytes(0, 90)).data.byteLength).toBe(20)
})
