import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadPageStyles } from '../apps/site/server/adapter/page-styles.ts'
import { root } from '../tools/steps/steps.ts'

const build = join(root, 'apps/site/dist')

/** Names of all classes that the build has a rule for, each with the files that hold it. */
async function builtClasses(): Promise<Record<string, readonly string[]>> {
  const { lists } = await loadPageStyles(build)
  const files = [...new Set(lists.flat())]
  const found: Record<string, string[]> = {}
  for (const file of files) {
    const css = readFileSync(join(build, 'client', file), 'utf8')
    for (const [, name = ''] of css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)) {
      found[name] ??= []
      if (!found[name].includes(file)) found[name].push(file)
    }
  }
  return found
}

/** Elements of the open page whose class has a rule in a file of the build that the page has not loaded, a line each. */
export async function unstyled(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (built) => {
      const loaded = new Set<string>()
      const read = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          for (const [, name = ''] of rule.cssText.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)) loaded.add(name)
        }
      }
      for (const sheet of document.styleSheets) read(sheet.cssRules)
      const missing = [...document.querySelectorAll('[class]')].flatMap((one) =>
        [...one.classList]
          .filter((name) => built[name] !== undefined && !loaded.has(name))
          .map((name) => `${one.localName}.${name} is styled by ${built[name]?.join(' ')}`),
      )
      return [...new Set(missing)]
    },
    await builtClasses(),
  )
}
