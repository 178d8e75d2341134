import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { sampleBranches } from '../../../server/testing/sample-answers.ts'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../shell/parts/map/place-labels.ts'
import { placeAll } from './branch-map.tsx'
import { readBranchQuery } from './branch-query.ts'
import { finderWords } from './words.ts'

const [ratio, size] = [6 / 5, 11]
const widths = Array.from({ length: 27 }, (_, at) => 320 + at * 20)
const questions = ['', 'area=420100', 'area=310000', 'area=810000', 'area=330000', 'radius=20', 'area=513332']

type Box = ReturnType<typeof labelBox>
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function textsOf(locale: (typeof localeIds)[number], question: string) {
  const answer = sampleBranches({ ...readBranchQuery(new URLSearchParams(question)), point: null }, locale)
  return placeAll(answer, locale, finderWords(locale))
}

describe.each(localeIds)('the words of the drawn map, %s', (locale) => {
  it.each(questions)('for "%s" cover no mark and no other words, at any width', (question) => {
    const { names, rings, spots } = textsOf(locale, question)
    expect(names.length + rings.length).toBeGreaterThan(2)
    for (const width of widths) {
      const frame = { width, height: width / ratio }
      const middle = { dx: 0, dy: 0, anchor: 'middle' } as const
      const boxes = [
        ...names.map(({ wish, place }) => labelBox(wish, place, frame, nameSize)),
        ...rings.flatMap(({ text, spot }) =>
          spot ? [labelBox({ ...spot, text, radius: 0 }, middle, frame, nameSize)] : [],
        ),
      ]
      const marks = spots.map(({ x, y }) => {
        const [left, top] = [x * frame.width, y * frame.height]
        return { left: left - size, right: left + size, top: top - size, bottom: top + size }
      })
      for (const [index, box] of boxes.entries()) {
        expect(boxes.slice(index + 1).some((other) => touches(box, other))).toBe(false)
        expect(marks.some((mark) => touches(box, mark))).toBe(false)
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0)
        expect(box.right).toBeLessThan(frame.width)
      }
    }
  })

  it('name the middle, and the radius that was asked for', () => {
    const { names, rings } = textsOf(locale, '')
    expect(names.map(({ name }) => name.kind)).toContain('origin')
    expect(rings.map(({ km }) => km)).toEqual([1, 3, 5])
  })
})
