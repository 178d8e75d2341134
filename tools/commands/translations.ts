import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDerived, type LocaleId, writtenIds } from '@hongyan/locales'
import { inHongKong } from '../../packages/content/src/in-hong-kong.ts'
import { labelDictionary } from '../../packages/content/src/label-dictionary.ts'
import { presentRecord, translationRows } from '../../packages/content/src/translation-state.ts'
import { root } from '../steps/steps.ts'

const [option = ''] = process.argv.slice(2)

if (option === '--record') {
  writeFileSync(
    join(root, 'packages/content/src/translation-record.gen.json'),
    `${JSON.stringify(presentRecord(), null, 1)}\n`,
  )
  console.log('Recorded: every English text counts as compared with its Chinese.')
} else if (option === '--csv') {
  // The label dictionary for translators: Chinese, English, Hong Kong Traditional.
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  console.log('zh-CN,en-US,zh-HK')
  for (const [chinese, english] of labelDictionary()) {
    console.log([chinese, english, inHongKong(chinese)].map(quoted).join(','))
  }
} else {
  // All documents, or those in one state: `npm run translations -- older`.
  const rows = translationRows().filter(
    ({ states }) => option === '' || Object.values(states).some((one) => one === option),
  )
  console.table(rows.map(({ name, texts, states }) => ({ document: name, texts, ...states })))
  const derived = writtenIds.find(isDerived)
  const count = (locale: LocaleId, one: string): number =>
    rows.filter(({ states }) => states[locale] === one).length
  console.log(
    `${rows.length} documents. English: ${count('en-US', 'older')} older than their Chinese, ` +
      `${count('en-US', 'missing')} missing.${derived === undefined ? '' : ` Traditional Chinese: ${count(derived, 'derived')} derived.`}`,
  )
}
