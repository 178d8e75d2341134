import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { writtenRows } from '@hongyan/testing/written-rows'
import { describe, expect, it } from 'vitest'
import { sampleBranches } from '../../../server/testing/sample-answers.ts'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../shell/parts/map/place-labels.ts'
import { placeAll } from './branch-map.tsx'
import { readBranchQuery } from './branch-query.ts'
import { wayBox } from './place-way-names.ts'
import { finderWords } from './words.ts'

const [ratio, size] = [1, 11]
const questions = ['', 'area=420100', 'area=310000', 'area=810000', 'area=330000', 'radius=20', 'area=513332']

type Box = ReturnType<typeof labelBox>
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const readQuestion = (question: string) => ({
  ...readBranchQuery(new URLSearchParams(question)),
  point: null,
})
/** In the desert, far from all branches. */
const emptyQuestion = {
  ...readQuestion(''),
  point: { kind: 'position', longitude: 85, latitude: 40 } as const,
}

function textsOf(locale: (typeof localeIds)[number], question: string) {
  const answer = sampleBranches(readQuestion(question), locale)
  return placeAll(answer, locale, finderWords(locale))
}

describe.each(localeIds)('the words of the drawn map, %s', (locale) => {
  it.each(questions)('for "%s" cover no mark and no other words, at any width', (question) => {
    const { texts, spots } = textsOf(locale, question)
    const shown = texts.flatMap(({ names, rings, ways, widths }) => {
      const [from = 0, until = 0] = [widths[0], widths.at(-1)]
      const all = Array.from({ length: (until - from) / 20 + 1 }, (_, at) => from + at * 20)
      return all.map((width) => ({ names, rings, ways, width }))
    })
    expect(shown.map(({ width }) => width)).toEqual(expect.arrayContaining([320, 520, 840]))
    for (const { names, rings, ways, width } of shown) {
      expect(names.length + rings.length).toBeGreaterThan(1)
      const frame = { width, height: width / ratio }
      const middle = { dx: 0, dy: 0, anchor: 'middle' } as const
      const boxes = [
        ...ways.map((way) => wayBox(way, frame)),
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

  it('name the middle and two distances; where no branch is near, the radius that was asked for', () => {
    for (const { names, rings } of textsOf(locale, '').texts) {
      expect(names.map(({ name }) => name.kind)).toContain('origin')
      expect(rings.map(({ km }) => km)).toEqual([1, 3])
    }
    const none = sampleBranches(emptyQuestion, locale)
    for (const { rings } of placeAll(none, locale, finderWords(locale)).texts)
      expect(rings.map(({ km }) => km)).toEqual([5])
  })

  it('name main roads where the sketch is shown, and give way to all else', () => {
    const { texts } = textsOf(locale, '')
    for (const { ways } of texts) expect(ways.length).toBeGreaterThan(3)
    const answer = sampleBranches(readQuestion(''), locale)
    for (const { ways } of placeAll(answer, locale, finderWords(locale), false).texts)
      expect(ways).toEqual([])
  })
})

it.each(
  writtenRows([
    ['zh-CN', 'area=440300', '福田营业部'],
    ['zh-HK', 'area=440300', '福田營業部'],
    ['en-US', 'area=440300', 'Futian branch'],
    ['zh-CN', 'area=440304', '福田营业部'],
  ]),
)('of a branch it does not repeat the city that is shown, %s %s', (locale, question, name) => {
  const wide = textsOf(locale, question).texts.at(-1)
  expect(wide?.names.map(({ wish }) => wish.text)).toContain(name)
})

it.each(localeIds)('a wide map names most branches of a city, %s', (locale) => {
  const [narrow = 0, wide = 0] = textsOf(locale, 'area=440300').texts.map(
    ({ names }) => names.filter(({ name }) => name.kind === 'branch').length,
  )
  expect(wide).toBeGreaterThanOrEqual(narrow)
  expect(wide).toBeGreaterThan(6)
})

it('points to a neighbour where some of it is on the map, and names no district twice', () => {
  const namesOf = (question: string) =>
    textsOf('zh-CN', question)
      .texts.at(-1)
      ?.names.filter(({ name }) => name.kind === 'area' || name.kind === 'sign')
      .map(({ wish }) => wish.text)
  expect(namesOf('')).toEqual(expect.arrayContaining(['东城区', '西城区']))
  expect(namesOf('')).not.toContain('← 海淀区')
  expect(namesOf('area=440305')).toContain('← 宝安区')
  for (const text of ['南山区', '福田区 →', '元朗区 →']) expect(namesOf('area=440305')).not.toContain(text)
})

it('does not take a part of a district for the city around it', () => {
  whereWritten('zh-HK', (hk) => {
    const names = textsOf(hk, '')
      .texts.at(-1)
      ?.names.map(({ wish }) => wish.text)
    expect(names).toEqual(expect.arrayContaining(['九龍城服務點', '九龍中心']))
  })
})
