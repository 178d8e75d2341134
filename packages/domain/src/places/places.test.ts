import { expect, test } from 'vitest'
import { findCity, listCities } from './find-city.ts'
import { greatCircleKm } from './great-circle.ts'

test('codes are unique, coordinates rounded to 0.01° and where they claim to be', () => {
  const cities = listCities()
  expect(new Set(cities.map((city) => city.cityCode)).size).toBe(cities.length)
  for (const city of cities) {
    expect(Math.round(city.longitude * 100) / 100).toBe(city.longitude)
    expect(Math.round(city.latitude * 100) / 100).toBe(city.latitude)
    if (!/^\d{6}$/.test(city.cityCode)) continue
    expect(city.zone).toBe('Asia/Shanghai')
    expect(city.longitude).toBeGreaterThan(73)
    expect(city.longitude).toBeLessThan(135)
    expect(city.latitude).toBeGreaterThan(18)
    expect(city.latitude).toBeLessThan(54)
  }
})

test.each([
  ['110100', '310100', 1067],
  ['440300', '110100', 1944],
  ['HKHKG', 'GBLON', 9632],
  ['JPTYO', 'USLAX', 8816],
])('%s to %s is about %i km', (from, to, km) => {
  const [a, b] = [findCity(from), findCity(to)]
  expect(a && b && Math.abs(greatCircleKm(a, b) - km) < 12).toBe(true)
})
