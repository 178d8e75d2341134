import { expect, test } from 'vitest'
import { hongKongTexts } from './source-texts.ts'

const texts = hongKongTexts()

/** Signs that a converter likes to take for a plainer one, with all the words of our texts that mean them. */
test.each([
  ['髮', /[護染燙理生洗乾假]髮|髮[膠油圈夾箍]/g],
  ['籤', /(?:標|封|價|籠|紅|一次性)籤/g],
  ['隻', /[一兩三四五六七八九十幾每哪這那\d ]隻/g],
  ['錶', /(?:手|電|腕|鐘|機械|電子|石英|名)錶/g],
  ['松', /松節油/g],
  ['后', /皇后/g],
  ['瞭', /瞭望/g],
  ['迴', /迴避/g],
  ['襬', /下襬/g],
  ['幹', /幹(?:線|活|過|滿|壞|細胞)|(?:怎麼|一起|多|月台上|問我)幹/g],
])('%s stands only where it is meant', (sign, words) => {
  const wrong = texts.filter((text) => text.replace(words, '').includes(sign))
  expect(wrong, 'the word belongs into house-terms.ts, or here where it is right').toEqual([])
})
