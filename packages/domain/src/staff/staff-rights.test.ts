import { expect, test } from 'vitest'
import {
  type StaffRight,
  type StaffRole,
  staffMay,
  staffMaySomewhere,
  staffRights,
  staffRoles,
} from './staff-rights.ts'

const any = { kind: null, language: null, branch: null }
const as = (role: string, limits: Partial<typeof any> | Record<string, string> = {}) =>
  ({ kind: 'person', staffId: 'somebody', grants: [{ ...any, ...limits, role }] }) as const

/** What each role may do, written down once more by hand: a letter for each right, in their order. */
const table: Readonly<Record<StaffRole, string>> = {
  //               documents pict. enq orders claims pers exp rates  msg aud staff
  editor: /*    */ 'swtc.. u .. .. .. . . ... . . .',
  translator: /**/ 's.tc.. . .. .. .. . . ... . . .',
  reviewer: /*  */ 's..cr. . .. .. .. . . ... . . .',
  publisher: /* */ 's..crp . .. .. .. . . ... . . .',
  sales: /*     */ '...... . sw .. .. d e ... . . .',
  branch: /*    */ '...... . .. sa sa d . ... . . .',
  rates: /*     */ '...... . .. .. .. . . swa . . .',
  administrator: /**/ '...... . .. .. .. . . ... m a s',
}

test.each(staffRoles)('%s may do exactly what the table says', (role) => {
  const row = table[role].replaceAll(' ', '')
  expect(row).toHaveLength(staffRights.length)
  expect(staffRights.filter((right) => staffMay(as(role), right))).toEqual(
    staffRights.filter((_right, at) => row[at] !== '.'),
  )
})

const kinds = ['page', 'news', 'notice']
const languages = ['zh-CN', 'zh-HK', 'en-US']

test.each([
  ['translator', 'translate-documents', { language: 'en-US' }],
  ['translator', 'translate-documents', { kind: 'news' }],
  ['translator', 'translate-documents', { kind: 'news', language: 'zh-HK' }],
  ['publisher', 'publish-documents', { kind: 'page', language: 'zh-CN' }],
  ['editor', 'write-documents', { kind: 'notice' }],
] as const)('%s, limited, may %s where the limit says so and nowhere else', (role, right, limits) => {
  for (const kind of kinds)
    for (const language of languages) {
      const scope = { kind, language }
      const expected = Object.entries(limits).every(
        ([limit, value]) => scope[limit as keyof typeof scope] === value,
      )
      expect(staffMay(as(role, limits), right, scope)).toBe(expected)
    }
})

test('a limited grant allows nothing where nothing is named: a whole document is more than its English', () => {
  const person = as('translator', { language: 'en-US' })
  expect(staffMay(person, 'translate-documents')).toBe(false)
  expect(staffMay(person, 'translate-documents', { kind: 'page' })).toBe(false)
  expect(staffMaySomewhere(person, 'translate-documents')).toBe(true)
})

test('grants add up, and what one limits another does not', () => {
  const person = {
    ...as('editor', { kind: 'news' }),
    grants: [...as('editor', { kind: 'news' }).grants, ...as('publisher', { language: 'en-US' }).grants],
  }
  expect(staffMay(person, 'write-documents', { kind: 'news' })).toBe(true)
  expect(staffMay(person, 'write-documents', { kind: 'page' })).toBe(false)
  expect(staffMay(person, 'publish-documents', { kind: 'page', language: 'en-US' })).toBe(true)
  expect(staffMay(person, 'publish-documents', { kind: 'news', language: 'zh-CN' })).toBe(false)
})

test('a branch answers its own orders', () => {
  const person = as('branch', { branch: 'SZX01' })
  expect(staffMay(person, 'answer-orders', { branch: 'SZX01' })).toBe(true)
  expect(staffMay(person, 'answer-orders', { branch: 'PEK01' })).toBe(false)
})

test('a role of another release allows nothing', () => {
  for (const right of staffRights satisfies readonly StaffRight[])
    expect(staffMay(as('owner'), right)).toBe(false)
})
