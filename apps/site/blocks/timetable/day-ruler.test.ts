import { describe, expect, it } from 'vitest'
import { inOrder, landsNextDay, marksOfRuler, rulerOf, stretchesOf, timesBeside } from './day-ruler.ts'

const flight = (departs: string, arrives: string) => ({ departs, arrives })

describe('ruler of a day', () => {
  const day = (start: number) => ({ start, span: 24, step: 3 })

  it('has the hours of the flights and no others', () => {
    expect(rulerOf([flight('04:00', '06:25'), flight('04:50', '08:00')])).toEqual({
      start: 3,
      span: 6,
      step: 1,
    })
    expect(rulerOf([flight('20:35', '00:45'), flight('04:30', '08:50')])).toEqual({
      start: 20,
      span: 14,
      step: 2,
    })
    expect(marksOfRuler({ start: 20, span: 14, step: 2 })).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
  })

  it('is a whole day where flights leave and land all day, or none leaves every flight whole', () => {
    expect(rulerOf([flight('00:10', '03:00'), flight('20:00', '23:40')])).toEqual(day(0))
    expect(rulerOf([flight('22:00', '13:00'), flight('10:00', '23:00')]).span).toBe(24)
  })

  it('draws a flight over midnight in one piece when the ruler begins at noon, in two otherwise', () => {
    expect(stretchesOf(flight('18:00', '06:00'), day(12))).toEqual([{ start: 0.25, end: 0.75 }])
    expect(stretchesOf(flight('18:00', '06:00'), day(0))).toEqual([
      { start: 0.75, end: 1 },
      { start: 0, end: 0.25 },
    ])
    expect(stretchesOf(flight('18:00', '00:00'), day(0))).toEqual([{ start: 0.75, end: 1 }])
  })

  it('orders flights as the ruler runs', () => {
    const flights = [flight('02:10', '04:05'), flight('21:40', '02:30')]
    expect(inOrder(flights, day(12))[0]?.departs).toBe('21:40')
    expect(inOrder(flights, day(0))[0]?.departs).toBe('02:10')
  })

  it('knows which flights land on the next day', () => {
    expect(landsNextDay(flight('22:15', '01:50'))).toBe(true)
    expect(landsNextDay(flight('01:50', '22:15'))).toBe(false)
  })

  it('writes both times at one end where the other has no room', () => {
    expect(timesBeside({ start: 0.4, end: 0.6 }, 0.14)).toBe('both-ends')
    expect(timesBeside({ start: 0.02, end: 0.2 }, 0.14)).toBe('after')
    expect(timesBeside({ start: 0.7, end: 0.95 }, 0.14)).toBe('before')
  })
})
