import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@hongyan/locales'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { readTexts } from './texts-files.ts'

const japanese = { complete: false, fallback: 'en-US', derivation: null }
const languages = { ...locales, 'ja-JP': japanese }

function folderWith(file: string, text: string): string {
  const folder = temporaryFolder('texts')
  mkdirSync(join(folder, 'texts'))
  writeFileSync(join(folder, 'texts', file), text)
  return folder
}

test('a folder without texts has none', () => {
  expect(readTexts(join(root, 'docs'), languages)).toEqual({})
})

test('texts stand by those of the source', () => {
  const folder = folderWith('ja-JP.yaml', '登录: ログイン\n"展开{name}": "{name}を開く"\n')
  expect(readTexts(folder, languages)).toEqual({
    'ja-JP': { 登录: 'ログイン', '展开{name}': '{name}を開く' },
  })
})

test('what counts has the forms that its language needs', () => {
  const forms = { one: '{count} Paket', other: '{count} Pakete' }
  const folder = folderWith('ja-JP.yaml', `"{count} 件": ${JSON.stringify(forms)}\n`)
  expect(readTexts(folder, languages)).toEqual({ 'ja-JP': { '{count} 件': forms } })
})

test.each([
  ['ja-JP.yaml', '"{count} 件": { one: ein Paket, other: "{count} Pakete" }', 'must have the places {count}'],
  ['ja-JP.yaml', '"{count} 件": { one: "{count} Paket" }', 'must be a text, or have'],
  ['ko-KR.yaml', '登录: 로그인', 'company/languages.yaml has no language ko-KR'],
  ['en-US.yaml', '登录: Sign in', 'texts of en-US stand beside those of the source'],
  ['ja-JP.yaml', '登录:', 'company/texts/ja-JP.yaml'],
  [
    'ja-JP.yaml',
    '关于我们: x\n"展开{name}": 開く',
    'company/texts/ja-JP.yaml:2 展开{name}: must have the places {name}',
  ],
  ['ja-JP.yaml', '"{our.brand}首页": ホーム', 'must have the places {our.brand}'],
])('%s with %j is refused', (file, text, message) => {
  expect(() => readTexts(folderWith(file, text), languages)).toThrow(message)
})
