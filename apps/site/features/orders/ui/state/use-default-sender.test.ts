import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import { emptyForm } from '../form/order-form.ts'
import { isOnlyDefault, takesSender } from './use-default-sender.ts'

const sender = { name: '季舒文', phone: '13900005527', area: '110105', detail: '雁书街8号' }

describe('a default sender', () => {
  test.each([
    ['an empty one', emptyDraft, true],
    ['the place of a quote that is theirs', { ...emptyDraft, area: '110105' }, true],
    ['another place of a quote', { ...emptyDraft, area: '440305' }, false],
    ['one that has been begun', { ...emptyDraft, name: '林' }, false],
  ])('comes in place of %s: %o, %s', (_, now, takes) => {
    expect(takesSender(now, sender)).toBe(takes)
  })

  test('is nothing that was typed, until something is', () => {
    const form = emptyForm('express')
    expect(isOnlyDefault(form, null)).toBe(true)
    expect(isOnlyDefault({ ...form, sender }, sender)).toBe(true)
    expect(isOnlyDefault({ ...form, sender }, null)).toBe(false)
    expect(isOnlyDefault({ ...form, sender: { ...sender, name: '林' } }, sender)).toBe(false)
    expect(isOnlyDefault({ ...form, sender, note: '轻放' }, sender)).toBe(false)
  })
})
