import { describe, expect, it } from 'vitest'
import { inOrder, landsNextDay, rulerStart, stretchesOf, timesBeside } from './day-ruler.ts'

const flight = (departs: string, arrives: string) => ({ departs, arrives })

describe('ruler of a day', () => {
  it('begins at midnight for day flights and at noon for night flights', () => {
    expect(rulerStart([flight('06:00', '09:00'), flight('12:30', '16:25')])).toBe(0)
    expect(rulerStart([flight('21:40', '02:30'), flight('02:10', '04:05')])).toBe(12)
  })

  it('draws a flight over midnight in one piece when the ruler begins at noon, in two otherwise', () => {
    expect(stretchesOf(flight('18:00', '06:00'), 12)).toEqual([{ start: 0.25, end: 0.75 }])
    expect(stretchesOf(flight('18:00', '06:00'), 0)).toEqual([
      { start: 0.75, end: 1 },
      { start: 0, end: 0.25 },
    ])
    expect(stretchesOf(flight('18:00', '00:00'), 0)).toEqual([{ start: 0.75, end: 1 }])
  })

  it('orders flights as the ruler runs', () => {
    const flights = [flight('02:10', '04:05'), flight('21:40', '02:30')]
    expect(inOrder(flights, 12)[0]?.departs).toBe('21:40')
    expect(inOrder(flights, 0)[0]?.departs).toBe('02:10')
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
