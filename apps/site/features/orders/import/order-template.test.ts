import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { orderImportMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { columnOf, orderColumnNames } from './order-columns.ts'
import { rowsOfText } from './read-order-list.ts'

it.each(localeIds)(
  'the template in %s has every column under a heading that is read as what it is',
  (locale) => {
    const { columns } = orderImportMessages(locale)
    const file = new URL(`../../../public${paths.orderTemplate(locale)}`, import.meta.url)
    const [heading = []] = rowsOfText(readFileSync(fileURLToPath(file), 'utf8'))
    expect(heading).toEqual(orderColumnNames.map((name) => columns[name]))
    expect(heading.map(columnOf)).toEqual(orderColumnNames)
  },
)
