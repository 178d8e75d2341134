import { expect, it } from 'vitest'
import { type Flight, findFlights, placesOf } from './find-flights.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const flight = (number: string, from: string, to: string, times: string, days = everyDay): Flight => {
  const [departs = '', arrives = ''] = times.split('–')
  return { number, from, to, departs, arrives, days, aircraft: 'narrow-freighter' }
}
const flights = [
  flight('HY1', 'Wuhan', 'Shenzhen', '04:25–06:20'),
  flight('HY2', 'Shenzhen', 'Wuhan', '22:05–23:55'),
  flight('HY3', 'Wuhan', 'Harbin', '04:50–08:00', [2, 3, 4, 5, 6, 7]),
  flight('HY4', 'Harbin', 'Wuhan', '21:00–00:10', [1, 2, 3, 4, 5, 6]),
]
const found = (from: string, to: string | null, weekday: number) =>
  findFlights(flights, { from, to, weekday }).map(({ number }) => number)

it('finds what leaves on the day, to one place or to any', () => {
  expect(found('Wuhan', 'Harbin', 2)).toEqual(['HY3'])
  expect(found('Wuhan', 'Harbin', 1)).toEqual([])
  expect(found('Wuhan', null, 1)).toEqual(['HY1'])
})

it('goes through a third place, by what leaves there after the first has come in, on the day it comes in', () => {
  expect(found('Harbin', 'Shenzhen', 6)).toEqual(['HY4', 'HY1'])
  expect(found('Harbin', 'Shenzhen', 7)).toEqual([])
  // It comes in before midnight, and nothing leaves that day any more.
  expect(found('Shenzhen', 'Harbin', 3)).toEqual([])
})

it('takes of two ways the one that is there first, and leads nobody in a circle', () => {
  const ways = [
    flight('HY5', 'Harbin', 'Beijing', '05:00–07:00'),
    flight('HY6', 'Beijing', 'Shenzhen', '19:00–22:00'),
    flight('HY7', 'Harbin', 'Wuhan', '06:00–09:00'),
    flight('HY8', 'Wuhan', 'Shenzhen', '10:00–12:00'),
    flight('HY9', 'Beijing', 'Harbin', '12:00–14:00'),
  ]
  const numbers = (to: string) =>
    findFlights(ways, { from: 'Harbin', to, weekday: 3 }).map(({ number }) => number)
  expect(numbers('Shenzhen')).toEqual(['HY7', 'HY8'])
  expect(numbers('Harbin')).toEqual([])
})

it('names the place that most flights have to do with first', () => {
  expect(placesOf(flights)).toEqual(['Wuhan', 'Shenzhen', 'Harbin'])
})
