import { toTraditional } from '@hongyan/locales/traditional'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { listDivisions } from './divisions.ts'
import { listCities } from './find-city.ts'
import { findPlace, listPlaces } from './find-place.ts'
import { nameCity, namesakes } from './name-city.ts'

test('every city of the mainland is a place, once, with names, and a point in China', () => {
  const places = listPlaces()
  expect(new Set(places.map(({ cityCode }) => cityCode)).size).toBe(places.length)
  const cities = listDivisions('city').filter(({ code }) => Number(code) < 700_000)
  expect(cities.filter(({ code }) => findPlace(code) === null)).toEqual([])
  for (const { cityCode, name, longitude, latitude } of places.slice(listCities().length)) {
    expect(name['zh-CN'], cityCode).toMatch(/^\p{Script=Han}{2,}$/u)
    whereWritten('zh-HK', (hk) => expect(name[hk], cityCode).toBe(toTraditional(name['zh-CN'])))
    expect(name['en-US'], cityCode).toMatch(/^[A-Z][\p{Letter}' -]+/u)
    expect(longitude > 73 && longitude < 135.1 && latitude > 16 && latitude < 54, cityCode).toBe(true)
  }
  expect(findPlace('110105')).toBeNull()
  expect(findPlace('nowhere')).toBeNull()
})

test('the network’s own cities keep their names and points', () => {
  for (const city of listCities()) expect(findPlace(city.cityCode)).toBe(city)
})

test.each([
  ['宜春', '360900'],
  ['宜春市', '360900'],
  ['黔東南苗族侗族自治州', '522600'],
  ['仙桃', '429004'],
  ['Suzhou', '320500'],
  ['宿州', '341300'],
  ['Luliang', '141100'],
])('%s is %s', (name, code) => {
  expect(nameCity(name)?.cityCode).toBe(code)
})

test('a name of several cities outside the network is nobody’s until its code is given', () => {
  const several = namesakes('Yichun')
  expect(several.map(({ cityCode }) => cityCode).sort()).toEqual(['230700', '360900'])
  expect(nameCity('Yichun')).toBeNull()
  expect(nameCity('230700')?.name['zh-CN']).toBe('伊春')
  expect(namesakes('Suzhou')).toEqual([])
})
