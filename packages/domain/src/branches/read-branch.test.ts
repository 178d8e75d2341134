import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime } from './opening-hours.ts'
import { type BranchRecord, branchColumns, readBranch } from './read-branch.ts'
import { readSpecialDays, readWeek } from './read-hours.ts'

const good: BranchRecord = {
  code: 'HZ-BJ-01',
  district: '330108',
  'name.zh': '杭州滨江营业部',
  'name.en': 'Binjiang branch, Hangzhou',
  'address.zh': '浙江省杭州市滨江区鸿雁路 1 号（示例）',
  'address.en': '1 Hongyan Road, Binjiang, Hangzhou (sample)',
  longitude: '120.2100',
  latitude: '30.2100',
  phone: '950616',
  hours: '1-5 08:00-20:00; 6 09:00-18:00',
  specialDays: '2027-02-06 closed; 2027-02-07 10:00-16:00',
  services: 'drop-off| collection ',
  products: 'standard|express',
  areas: '330109',
}

describe('readBranch', () => {
  it('reads a row as it was meant', () => {
    expect(readBranch(good)).toEqual({
      kind: 'branch',
      branch: {
        code: 'HZ-BJ-01',
        kind: 'branch',
        district: '330108',
        name: { zh: '杭州滨江营业部', en: 'Binjiang branch, Hangzhou' },
        address: { zh: good['address.zh'], en: good['address.en'] },
        longitude: 120.21,
        latitude: 30.21,
        phone: '950616',
        extension: null,
        week: [...Array.from({ length: 5 }, () => [480, 1200]), [540, 1080], null],
        holidays: 'short',
        specialDays: { '2027-02-06': null, '2027-02-07': [600, 960] },
        services: ['drop-off', 'collection'],
        products: ['standard', 'express'],
        areas: ['330109'],
      },
    })
  })

  it.each([
    [{ district: '330199' }, 'district: unknown district code'],
    [{ district: '330100' }, 'district: unknown district code'],
    [{ longitude: '30.21', latitude: '120.21' }, 'longitude: not between 73 and 136'],
    [{ longitude: '1e2' }, 'longitude: not a number in degrees'],
    [{ hours: '8-22' }, 'hours: not hours such as "1-7 08:00-22:00"'],
    [{ phone: '0571-8888' }, 'phone: digits only'],
    [{ services: 'drop-off|cafe' }, 'services: unknown "cafe"'],
    [{ products: '' }, 'products: at least one product'],
    [{ areas: '330109|000000' }, 'areas: unknown district code'],
    [{ code: '../x' }, 'code: letters, digits and hyphens, 3 to 20'],
    [{ kind: 'shop' }, /^kind: /],
  ] as const)('%j is refused with the column first', (change, problem) => {
    const read = readBranch({ ...good, ...change } as BranchRecord)
    expect(read.kind === 'problem' ? read.problem : 'accepted').toMatch(problem)
  })

  it('names what is missing and what it does not know', () => {
    const { code, ...nameless } = good
    expect(code).toBeDefined()
    expect(readBranch(nameless)).toEqual({ kind: 'problem', problem: 'code: missing' })
    expect(readBranch({ ...good, colour: 'red' } as BranchRecord)).toEqual({
      kind: 'problem',
      problem: 'colour: unknown column',
    })
  })

  it('never throws, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...branchColumns), fc.string()), (record) => {
        expect(['branch', 'problem']).toContain(readBranch({ ...good, ...record }).kind)
      }),
    )
  })
})

describe('hours as a table writes them', () => {
  it('are read back to the minute', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 7 }), (one, other, day) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other) + 1]
        const week = readWeek(`${day} ${clockTime(from)}-${clockTime(until)}`)
        expect(week?.[day - 1]).toEqual([from, until])
        expect(week?.filter((hours) => hours !== null)).toHaveLength(1)
      }),
    )
  })

  it.each([
    '1-7',
    '0 08:00-22:00',
    '1-8 08:00-22:00',
    '1 22:00-08:00',
    '1 08:00-08:00',
    '1 08:00-25:00',
    '1-3 08:00-09:00; 3 10:00-11:00',
  ])('%s is no week', (text) => {
    expect(readWeek(text)).toBeNull()
  })

  it.each(['2027-02-30 closed', '2027-2-6 closed', '2027-02-06', '2027-02-06 10-16'])(
    '%s is no day',
    (text) => {
      expect(readSpecialDays(text)).toBeNull()
    },
  )
})
