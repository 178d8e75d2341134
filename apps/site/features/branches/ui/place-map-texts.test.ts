import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { sampleBranches } from '../../../server/testing/sample-answers.ts'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../shell/parts/map/place-labels.ts'
import { boundsAround, shownOnMap } from './branch-map.tsx'
import { readBranchQuery } from './branch-query.ts'
import { localMap, spreadSpots } from './local-map.ts'
import { placeMapTexts } from './place-map-texts.ts'
import { finderWords } from './words.ts'

const [ratio, widths, size] = [6 / 5, [335, 560], 11]
const questions = ['', 'area=420100', 'area=310000', 'area=810000', 'area=330000', 'radius=20', 'area=513332']

type Box = ReturnType<typeof labelBox>
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function textsOf(locale: (typeof localeIds)[number], question: string) {
  const answer = sampleBranches({ ...readBranchQuery(new URLSearchParams(question)), point: null }, locale)
  const map = localMap([...shownOnMap(answer), ...boundsAround(answer)], ratio, 4)
  const places = shownOnMap(answer).map((branch) => ({ branch, ...map.spotOf(branch) }))
  const spots = spreadSpots(places, { width: 335, height: 335 / ratio }, 2 * size + 3)
  const centre = map.spotOf(answer.origin)
  const words = finderWords(locale)
  return { spots, ...placeMapTexts({ answer, map, ratio, widths, centre, spots, size, locale, words }) }
}

describe.each(localeIds)('the words of the drawn map, %s', (locale) => {
  it.each(questions)('for "%s" cover no mark and no other words, at both widths', (question) => {
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
