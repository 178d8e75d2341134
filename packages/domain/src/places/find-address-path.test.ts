import { toTraditional } from '@hongyan/locales/traditional'
import { anEnquiryForm } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlacedEnquiry } from '../enquiries/read-placed-enquiry.ts'
import { addressTree } from './address-tree.ts'
import { addressRoot, type Division } from './divisions.ts'
import { findAddressPath } from './find-address-path.ts'

const { children } = addressTree()
const below = (code: string): readonly Division[] => children.get(code) ?? []
const wuhan = { province: '湖北省', city: '武汉市', district: '江夏区' }

/** Every way down the tree to where nothing lies further down. */
const paths = below(addressRoot).flatMap((province) =>
  below(province.code).flatMap((city) =>
    below(city.code).length === 0
      ? [[province, city]]
      : below(city.code).map((district) => [province, city, district]),
  ),
)

describe('a place of a form', () => {
  test('every place of the tree is found by its names in each language, and by its codes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.constantFrom(
          ({ name }: Division) => name.zh,
          ({ name }: Division) => toTraditional(name.zh),
          ({ name }: Division) => name.en,
          ({ code }: Division) => code,
        ),
        (path, say) => {
          const [province = null, city = null, district = null] = path.map(say)
          const [zhProvince, zhCity, zhDistrict = null] = path.map(({ name }) => name.zh)
          const found = findAddressPath({ province, city, district })
          // Two counties of one city may share their English name; the Chinese ones never do.
          if (say(path[0] as Division) !== path[0]?.name.en) {
            expect(found).toEqual({ province: zhProvince, city: zhCity, district: zhDistrict, whole: true })
          } else expect(found).toMatchObject({ province: zhProvince, whole: true })
        },
      ),
    )
  })

  test('one that is typed by hand is found by how it begins', () => {
    const typed = { province: '湖北', city: '武汉', district: '江夏' }
    expect(findAddressPath(typed)).toEqual({ ...wuhan, whole: true })
    expect(findAddressPath({ province: ' hubei', city: 'WUHAN ', district: 'jiangxia' })).toEqual({
      ...wuhan,
      whole: true,
    })
    expect(findAddressPath({ ...typed, province: '湖' })).toBeNull()
  })

  test('a name that does not lie in the one before leads nowhere', () => {
    expect(findAddressPath({ ...wuhan, city: '广州市' })).toBeNull()
    expect(findAddressPath({ ...wuhan, province: '亚特兰蒂斯' })).toBeNull()
    expect(findAddressPath({ ...wuhan, district: '天河区' })).toBeNull()
    expect(findAddressPath({ ...wuhan, city: null })).toEqual({
      province: '湖北省',
      city: null,
      district: null,
      whole: false,
    })
  })

  test('whatever is typed, it is found or it is not', () => {
    const name = fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(fc.record({ province: name, city: name, district: name }), (place) => {
        const found = findAddressPath(place)
        if (found?.province) expect(below(addressRoot).map(({ name }) => name.zh)).toContain(found.province)
      }),
    )
  })
})

describe('a form with its place', () => {
  const problems = (changes: Record<string, unknown>, form: 'page' | 'dialog') => {
    const reading = readPlacedEnquiry(anEnquiryForm(changes), form)
    return reading.kind === 'fine' ? [] : reading.problems.map(({ path, problem }) => `${path}: ${problem}`)
  }
  const refused = ['fullAddress: fullAddressRequired']

  test('a page names a place down to its last level, the dialog may stop earlier', () => {
    expect(problems({}, 'page')).toEqual([])
    expect(problems({ district: '' }, 'page')).toEqual(refused)
    expect(problems({ district: '' }, 'dialog')).toEqual([])
    expect(problems({ province: '', city: '', district: '' }, 'dialog')).toEqual([])
  })

  test('a place that is not in the tree is refused in both', () => {
    for (const form of ['page', 'dialog'] as const)
      expect(problems({ city: '广州市' }, form)).toEqual(refused)
  })

  test('a place is stored as the tree has it, whatever language it was chosen in', () => {
    const english = { province: 'Hubei', city: 'Wuhan', district: 'Jiangxia' }
    const reading = readPlacedEnquiry(anEnquiryForm(english), 'page')
    expect(reading.kind === 'fine' && reading.enquiry).toMatchObject(wuhan)
  })
})
