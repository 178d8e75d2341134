import { DomainError } from '@hongyan/kernel/errors'
import { describe, expect, it, test } from 'vitest'
import { companyRoles } from '../accounts/membership.ts'
import { readCompanyName } from './company-name.ts'
import { companyLimits, companyRights, roleMay } from './company-rules.ts'

test('owners decide, members order, viewers look', () => {
  const table = companyRoles.map((role) => companyRights.map((right) => roleMay(role, right)))
  expect(table).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
  ])
})

describe('a name', () => {
  const problemOf = (typed: string) => {
    try {
      return readCompanyName(typed)
    } catch (error) {
      return error instanceof DomainError ? error.fields[0]?.message : error
    }
  }

  it.each([
    ['  样例  茶行 ', '样例 茶行'],
    ['Sample Tea Co., Ltd.', 'Sample Tea Co., Ltd.'],
    ['长'.repeat(companyLimits.longestName), '长'.repeat(companyLimits.longestName)],
    ['茶行', '茶行'],
    ['Ａ１ 物流', 'A1 物流'],
    ['ئۇ\u200cيغۇر تىجارەت', 'ئۇ\u200cيغۇر تىجارەت'],
    ['林 & 陈 (深圳) No. 8', '林 & 陈 (深圳) No. 8'],
  ])('is kept as one line: %s', (typed, kept) => {
    expect(problemOf(typed)).toBe(kept)
  })

  it.each([
    [' ', 'required'],
    ['茶', 'too-short'],
    ['长'.repeat(companyLimits.longestName + 1), 'too-long'],
    ['12 34', 'not-a-name'],
    ['茶行\u0000甲', 'not-a-name'],
    ['Tea\u202Ecod', 'not-a-name'],
    ['<b>Tea</b>', 'not-a-name'],
    ['win at prize.example', 'not-a-name'],
    ['https://prize', 'not-a-name'],
    ['mail me@x', 'not-a-name'],
  ])('is refused: %j', (typed, problem) => {
    expect(problemOf(typed)).toBe(problem)
  })
})
