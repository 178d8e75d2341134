import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, openingState } from './opening-hours.ts'
import { type BranchRecord, branchColumns, readBranch } from './read-branch.ts'
import { readSpecialDays, readWeek } from './read-hours.ts'

const good: BranchRecord = {
  code: 'HZ-BJ-01',
  district: '330108',
  'name.zh': '杭州滨江营业部',
  'name.hk': '杭州濱江營業部',
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
        name: { zh: '杭州滨江营业部', hk: '杭州濱江營業部', en: 'Binjiang branch, Hangzhou' },
        address: { zh: good['address.zh'], hk: good['address.zh'], en: good['address.en'] },
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
    [{ phone: '0571' }, 'phone: not a phone number'],
    [{ phone: 'ask us' }, 'phone: not a phone number'],
    [{ phone: '0571-88886666/88886667' }, 'phone: more than one phone number'],
    [{ longitude: '114.17', latitude: '22.3' }, /^longitude, latitude: \d+ km from 330108/],
    [{ services: 'drop-off|cafe' }, 'services: unknown "cafe"'],
    [{ products: '' }, 'products: at least one product'],
    [{ areas: '330109|000000' }, 'areas: unknown district code'],
    [{ code: '../x' }, 'code: letters, digits and hyphens, 3 to 20'],
    [{ kind: 'shop' }, /^kind: /],
  ] as const)('%j is refused with the column first', (change, problem) => {
    const read = readBranch({ ...good, ...change } as BranchRecord)
    expect(read.kind === 'problems' ? read.problems.join('\n') : 'accepted').toMatch(problem)
  })

  it('names what is missing and what it does not know', () => {
    const { code, ...nameless } = good
    expect(code).toBeDefined()
    expect(readBranch(nameless)).toEqual({ kind: 'problems', problems: ['code: missing'] })
    expect(readBranch({ ...good, colour: 'red' } as BranchRecord)).toEqual({
      kind: 'problems',
      problems: ['colour: unknown column'],
    })
  })

  it('names everything that is wrong at once', () => {
    const read = readBranch({
      ...good,
      kind: 'shop',
      hours: '8-22',
      phone: 'x',
      latitude: '91',
    } as BranchRecord)
    expect(read.kind === 'problems' && read.problems.map((problem) => problem.split(':')[0])).toEqual([
      'kind',
      'hours',
      'latitude',
      'phone',
    ])
  })

  it.each([
    ['810101', '114.15', '22.28', '2345 6789', '+85223456789'],
    ['820102', '113.55', '22.20', '+853 2835 1234', '+85328351234'],
    ['710101', '121.52', '25.03', '(02) 2345-6789', '+886223456789'],
    ['SGSIN', '103.85', '1.29', '+65 6123 4567', '+6561234567'],
    ['USLAX', '-118.24', '34.05', '001 213 555 0100', '+12135550100'],
    ['AUSYD', '151.21', '-33.87', '+61 2 5550 0100', '+61255500100'],
    ['330108', '120.21', '30.21', '0571-8888 6666', '057188886666'],
  ])('reads a branch in %s', (district, longitude, latitude, phone, dialled) => {
    const read = readBranch({ ...good, district, longitude, latitude, phone })
    expect(read).toMatchObject({ kind: 'branch', branch: { district, phone: dialled } })
  })

  it.each([
    [
      { district: '810101', longitude: '114.15', latitude: '22.28', phone: '123' },
      'phone: not +852 and 8 digits',
    ],
    [
      { district: 'SGSIN', longitude: '103.85', latitude: '1.29', phone: '61234567' },
      /^phone: not \+ with a country/,
    ],
    [
      { district: 'SGSIN', longitude: '1.29', latitude: '103.85', phone: '+6561234567' },
      /^latitude: not between/,
    ],
    [
      { district: 'SGSIN', longitude: '-103.85', latitude: '1.29', phone: '+6561234567' },
      /^longitude, latitude: \d+ km/,
    ],
    [{ district: 'HKHKG', longitude: '114.15', latitude: '22.28' }, 'district: unknown district code'],
    [{ district: 'XXXXX' }, 'district: unknown district code'],
  ] as const)('%j is refused abroad', (change, problem) => {
    const read = readBranch({ ...good, ...change })
    expect(read.kind === 'problems' ? read.problems[0] : 'accepted').toMatch(problem)
  })

  it('keeps the clocks of the place, and not the holidays of the home', () => {
    const place = { district: 'USLAX', longitude: '-118.24', latitude: '34.05', phone: '+12135550100' }
    const read = readBranch({ ...good, ...place })
    if (read.kind !== 'branch') throw new Error('no branch')
    expect(read.branch).toMatchObject({ zone: 'America/Los_Angeles', holidays: 'usual' })
    // A Monday, 08:00 to 20:00 in Los Angeles.
    const state = (instant: string) => openingState(read.branch, Date.parse(instant)).kind
    expect(state('2026-11-23T07:59:59-08:00')).toBe('closed')
    expect(state('2026-11-23T08:00:00-08:00')).toBe('open')
    expect(state('2026-11-23T20:00:00-08:00')).toBe('closed')
    // The day after clocks were put back there.
    expect(openingState(read.branch, Date.parse('2026-10-31T20:00:00-07:00'))).toEqual({
      kind: 'closed',
      opensAt: Date.parse('2026-11-02T08:00:00-08:00'),
    })
  })

  it('never throws, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...branchColumns), fc.string()), (record) => {
        expect(['branch', 'problems']).toContain(readBranch({ ...good, ...record }).kind)
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

  const days = (...open: [string, number[]][]) =>
    Array.from({ length: 7 }, (_, at) => open.find(([names]) => names.includes(String(at + 1)))?.[1] ?? null)
  const [morning, afternoon] = [[540, 720] as const, [810, 1080] as const]

  it.each<[string, (number[] | null)[]]>([
    ['1-5 09:00-12:00,13:30-18:00', days(['12345', [...morning, ...afternoon]])],
    [
      '1-5 9:00-12:00、13:30-18:00; 6 09:00-12:00',
      days(['12345', [...morning, ...afternoon]], ['6', [...morning]]),
    ],
    ['1-5 13:30-18:00 09:00-12:00', days(['12345', [...morning, ...afternoon]])],
    ['1-5 09:00-12:00; 1-5 13:30-18:00', days(['12345', [...morning, ...afternoon]])],
    [
      '1-5 09:00-12:00 13:30-18:00 6,7 09:00-12:00',
      days(['12345', [...morning, ...afternoon]], ['67', [...morning]]),
    ],
    ['周一至周五 09:00~12:00，13:30~18:00；周六、日 休息', days(['12345', [...morning, ...afternoon]])],
    ['星期一到星期五：9：00－12：00', days(['12345', [...morning]])],
    ['週一至週日 22:00-02:00', days(['1234567', [1320, 1560]])],
    ['周五、周六 22:00-次日02:00', days(['56', [1320, 1560]])],
    ['工作日 09:00-12:00 周末 24小时', days(['12345', [...morning]], ['67', [0, 1440]])],
    ['Mon–Fri 09:00–12:00; Saturday 13:30–18:00', days(['12345', [...morning]], ['6', [...afternoon]])],
    ['daily 24h', days(['1234567', [0, 1440]])],
    ['24小时', days(['1234567', [0, 1440]])],
    ['1-7 00:00-24:00', days(['1234567', [0, 1440]])],
    ['09:00-12:00', days(['1234567', [...morning]])],
    ['6-1 09:00-12:00', days(['167', [...morning]])],
    ['1-7 18:00-00:00', days(['1234567', [1080, 1440]])],
    ['Mon-Fri 9-18', days(['12345', [540, 1080]])],
    ['1-5 9-18', days(['12345', [540, 1080]])],
    ['24/7', days(['1234567', [0, 1440]])],
    ['周一至周五 9:00-18:00', days(['12345', [540, 1080]])],
    ['周一至周五 上午9:00-下午6:00', days(['12345', [540, 1080]])],
    ['週六 9點至17點半', days(['6', [540, 1050]])],
    ['Mon-Fri 9am-6pm; Sat 9:30 a.m. to 1 p.m.', days(['12345', [540, 1080]], ['6', [570, 780]])],
    ['daily 12am-12pm', days(['1234567', [0, 720]])],
    ['Mon-Sun 9.00-18.30', days(['1234567', [540, 1110]])],
    ['周五 下午6点-次日2点', days(['5', [1080, 1560]])],
    ['周五 晚上10点-凌晨2点', days(['5', [1320, 1560]])],
    ['Mon-Fri 9-12, 13-18', days(['12345', [540, 720, 780, 1080]])],
    ['Mon closed; Tue-Sun 9-18', days(['234567', [540, 1080]])],
    ['1-5 09:00-18:00; 6-7 休息', days(['12345', [540, 1080]])],
  ])('%s', (text, week) => {
    expect(readWeek(text)).toEqual(week)
  })

  it('of special days may have several spans too', () => {
    expect(
      readSpecialDays('2027-02-06 closed; 2027-02-07 09:00-12:00,13:30-18:00；2027-02-08 22:00-02:00'),
    ).toEqual({
      '2027-02-06': null,
      '2027-02-07': [...morning, ...afternoon],
      '2027-02-08': [1320, 1560],
    })
  })

  it.each([
    '1-5 09:00-12:00,11:00-18:00',
    '1-5 09:00-18:00; 3 10:00-11:00',
    '1,1 09:00-12:00',
    '1-5 09:00-12:60',
    '1-5 9-6',
    'Mon-Fri 9-18; PH off',
    'Mon-Fri 13pm-18pm',
    '1-5 9-25',
    '1-5 900-1800',
    '9',
    '8-22',
    '节假日 10:00-16:00',
    '1-5 09:00-12:00 or so',
    '1-5 09:00-12:00; 节假日 10:00-16:00',
    '1-5 09:00-12:00; 13:30-18:00 6',
    '',
    ';',
    '1-7',
    '0 08:00-22:00',
    '1-8 08:00-22:00',
    '1 08:00-08:00',
    '1 08:00-25:00',
    '1-3 08:00-09:00; 3 10:00-11:00',
  ])('%s is no week', (text) => {
    expect(readWeek(text)).toBeNull()
  })

  it.each(['2027-02-30 closed', '2027-2-6 closed', '2027-02-06', '2027-02-06 16-10'])(
    '%s is no day',
    (text) => {
      expect(readSpecialDays(text)).toBeNull()
    },
  )
})
