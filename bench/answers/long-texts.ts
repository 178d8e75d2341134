import { listDivisions } from '@hongyan/domain/places/divisions'

const districts = listDivisions('district')

/** Name of the n-th district, another each time. */
export function districtName(at: number): string {
  return districts[(at * 37) % districts.length]?.name.zh ?? ''
}

const cities = listDivisions('city')

/** Name of the n-th city. */
export function cityName(at: number): string {
  return cities[(at * 37) % cities.length]?.name.zh ?? ''
}

/** An address of so many characters with the names of many places in it, which costs most to read. */
export function addressText(length: number): string {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += districtName(at)
  return text.slice(0, length)
}

/** A list of so many made things. */
export function fill<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}
