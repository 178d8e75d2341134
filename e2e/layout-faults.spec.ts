import { expect, test } from '@playwright/test'
import { fieldFaults } from '../tools/browser/field-faults.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'

const input = 'style="display: block; box-sizing: border-box; inline-size: 300px; block-size: 44px"'

/** What each check is there to find, and the same as it should be. */
const fixtures = [
  {
    fault: 'a placeholder that is cut',
    wrong: `<form><input name="no" placeholder="Please enter the order No. or package No." ${input.replace('300', '120')}></form>`,
    right: `<form><input name="no" placeholder="Number" ${input}></form>`,
    says: 'cuts "Please enter',
  },
  {
    fault: 'a placeholder that takes a second line',
    wrong: `<form><textarea name="no" rows="1" placeholder="Please enter the order No. or package No." ${input.replace('300', '120')}></textarea></form>`,
    right: `<form><textarea name="no" rows="2" placeholder="Please enter the order No. or package No." ${input.replace('300', '120')}></textarea></form>`,
    says: 'cuts "Please enter',
  },
  {
    fault: 'a field outside its form',
    wrong: `<form style="inline-size: 200px"><input name="no" ${input}></form>`,
    right: `<form style="inline-size: 320px"><input name="no" ${input}></form>`,
    says: 'stands outside its form',
  },
  {
    fault: 'fields that touch',
    wrong: `<form><input name="one" ${input}><input name="two" ${input}></form>`,
    right: `<form style="display: grid; gap: 12px"><input name="one" ${input}><input name="two" ${input}></form>`,
    says: 'touches',
  },
  {
    fault: 'a form whose stylesheet did not come',
    wrong: '<form><label>Name <input name="who"></label></form>',
    right: `<form><label>Name <input name="who" ${input}></label></form>`,
    says: 'px high',
  },
] as const

for (const { fault, wrong, right, says } of fixtures) {
  test(`the check of fields finds ${fault}`, async ({ page }) => {
    await page.setContent(`<main>${wrong}</main>`)
    expect((await page.evaluate(fieldFaults)).join()).toContain(says)
    await page.setContent(`<main>${right}</main>`)
    expect(await page.evaluate(fieldFaults)).toEqual([])
  })
}

test('the check of layouts finds a name that takes two lines of its bar', async ({ page }) => {
  const bar = (style: string) =>
    page.setContent(
      `<main><ul data-one-line style="inline-size: 90px; ${style}"><li><a href="#a">Choose by weight</a></li></ul></main>`,
    )
  await bar('')
  expect((await page.evaluate(layoutFaults)).join()).toContain('takes two lines of its bar')
  await bar('white-space: nowrap')
  expect((await page.evaluate(layoutFaults)).join()).not.toContain('two lines')
})

test('the check of layouts finds a weekday that is torn in two', async ({ page }) => {
  const day = (breaks: string) =>
    page.setContent(
      `<main lang="zh"><p style="inline-size: 2.5em; word-break: ${breaks}">（周五） 18:00 前到</p></main>`,
    )
  await day('normal')
  expect((await page.evaluate(layoutFaults)).join()).toContain('breaks within "（周五）"')
  await day('keep-all')
  expect((await page.evaluate(layoutFaults)).join()).not.toContain('breaks within')
})
