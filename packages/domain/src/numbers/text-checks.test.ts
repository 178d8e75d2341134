import { describe, expect, test } from 'vitest'
import { isLetterDigitCode, isMobile, isOneTwoThree, isPackageCode, isUrl } from './text-checks.ts'

describe('text checks', () => {
  test.each([
    ['13800001357', true],
    ['12800001357', false],
    ['1380000135', false],
    ['138000013570', false],
    ['13800001357\n', false],
  ])('isMobile %j', (text, expected) => expect(isMobile(text)).toBe(expected))

  test.each([
    ['https://www.example.com/a?b=c', true],
    ['HTTP://example.com', true],
    ['ftp://example.com', false],
    ['https://', false],
    ['javascript:alert(1)', false],
    ['https://exa mple.com', false],
  ])('isUrl %j', (text, expected) => expect(isUrl(text)).toBe(expected))

  test.each([
    ['ABCDEFGHI1', true],
    ['ABCDEFGH1', false],
    [`A${'1'.repeat(24)}`, true],
    [`A${'1'.repeat(25)}`, false],
    ['ABCDEFGHIJ', false],
    ['1234567890', false],
    ['ABCDEFGHI1-', false],
  ])('isLetterDigitCode %j', (text, expected) => expect(isLetterDigitCode(text)).toBe(expected))

  test.each([
    ['ABCDEFGHI1-1-3-', true],
    ['ABCDEFGHI1-12-34-', true],
    ['ABCDEFGHI1-1-3', false],
    ['ABCDEFGHI1-1-345-', false],
    ['ABCDEFGHIJ-1-3-', false],
  ])('isPackageCode %j', (text, expected) => expect(isPackageCode(text)).toBe(expected))

  test.each([
    ['1', true],
    ['3', true],
    ['4', false],
    ['12', false],
    ['', false],
  ])('isOneTwoThree %j', (text, expected) => expect(isOneTwoThree(text)).toBe(expected))
})
