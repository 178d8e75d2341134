import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withOurNames } from '@hongyan/locales'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { chinese } from '../../packages/content/src/messages/chinese.ts'
import { collectionSeeds, seeds } from '../../packages/content/src/seeds.ts'
import { root } from '../steps/steps.ts'
import { companyOfText } from './company-file.ts'
import { readEventMapping } from './event-mapping-file.ts'
import { languagesModule, languagesOfText, localesOf, readLanguages } from './languages-file.ts'
import { layOutSite } from './lay-out-site.ts'
import { sourcesOf } from './make-company.ts'
import { WrongCompanyFile } from './read-company-file.ts'

const folder = join(root, 'company/samples/borealis')
const languages = readFileSync(join(folder, 'languages.yaml'), 'utf8')

test('the sample of another company is in order', () => {
  expect(Object.keys(sourcesOf(folder)).length).toBeGreaterThan(8)
  expect(readEventMapping(folder).codes.ZUGESTELLT).toBe('delivered')
})

test('each of its German texts is that of a text of the source, 150 at least', () => {
  const written = parse(readFileSync(join(folder, 'texts/de-DE.yaml'), 'utf8')) as Record<string, string>
  const known = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') known.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect([chinese, seeds, collectionSeeds])
  const texts = Object.keys(written)
  expect(texts.length).toBeGreaterThan(150)
  // Some documents have the names of the company filled in already.
  expect(texts.filter((text) => !known.has(text) && !known.has(withOurNames(text, 'zh-CN')))).toEqual([])
})

test('its texts come from a language of which there are no pages', () => {
  const module = languagesModule(languagesOfText(languages))
  expect(module).toContain("export const localeIds = ['en-US', 'de-DE'] as const")
  expect(module).toContain("export const sourceId = 'zh-CN'")
  // Who the company is need not be said in it: it is what it is at the root.
  const file = companyOfText(
    readFileSync(join(folder, 'company.yaml'), 'utf8'),
    localesOf(readLanguages(folder)),
  )
  expect(file.brand).toEqual({
    'zh-CN': 'Borealis Courier',
    'en-US': 'Borealis Courier',
    'de-DE': 'Borealis Kurier',
  })
})

test.each([
  [/served: false/, 'served: perhaps', 'must be true or false'],
  [/segment: de/, 'segment:', 'only en-US stands at the root'],
  [/ownName: Deutsch/, 'ownName: Deutsch\n  served: false', 'only the source'],
  [/ownName: English\n {2}segment:/, 'ownName: English\n  segment: en', 'stands at the root'],
])('a file with %s as %s is refused', (found, written, told) => {
  const read = () => languagesOfText(languages.replace(found, written))
  expect(read).toThrow(WrongCompanyFile)
  expect(read).toThrow(told)
})

test('its site is laid out beside the sources, which stay as they are', () => {
  const [sources, target] = [temporaryFolder('sources'), join(temporaryFolder('beside'), 'site')]
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(sources, path)), { recursive: true })
    writeFileSync(join(sources, path), text)
  }
  write('company/company.yaml', 'ours')
  write('company/samples/other/company.yaml', 'theirs')
  write('packages/locales/package.json', '{}')
  write('apps/site/dist/built', 'built')
  write('node_modules/left/index.js', 'left')
  mkdirSync(join(sources, 'node_modules/@hongyan'))
  symlinkSync('../../packages/locales', join(sources, 'node_modules/@hongyan/locales'))
  const read = (path: string): string => readFileSync(join(target, path), 'utf8')
  layOutSite(sources, join(sources, 'company/samples/other'), target)
  // Packages that are ours lead to the sources that were laid out.
  write('packages/locales/package.json', 'changed')
  expect([read('company/company.yaml'), read('node_modules/left/index.js')]).toEqual(['theirs', 'left'])
  expect(read('node_modules/@hongyan/locales/package.json')).toBe('{}')
  expect(existsSync(join(target, 'apps/site/dist'))).toBe(false)
  // What was built there stays where it is laid out again, and what is no longer in the sources goes.
  mkdirSync(join(target, 'apps/site/dist'))
  writeFileSync(join(target, 'apps/site/gone.ts'), '')
  layOutSite(sources, join(sources, 'company/samples/other'), target)
  expect([existsSync(join(target, 'apps/site/dist')), existsSync(join(target, 'apps/site/gone.ts'))]).toEqual(
    [true, false],
  )
  expect(read('packages/locales/package.json')).toBe('changed')
  expect(readFileSync(join(sources, 'company/company.yaml'), 'utf8')).toBe('ours')
})
