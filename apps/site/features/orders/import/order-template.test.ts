import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { orderImportMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { readTable } from '@hongyan/tables'
import { expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { limitsWith } from '../../../server/limits.ts'
import { tableBoundsOf } from '../../../server/tables/table-bounds.ts'
import { columnOf, orderColumnNames } from './order-columns.ts'

it.each(localeIds)(
  'the template in %s has every column under a heading that is read as what it is',
  async (locale) => {
    const { columns } = orderImportMessages(locale)
    const file = new URL(`../../../public${paths.orderTemplate(locale)}`, import.meta.url)
    const table = await readTable(readFileSync(fileURLToPath(file)), tableBoundsOf(limitsWith({})))
    const [heading = []] = table.kind === 'table' ? table.rows : []
    expect(heading).toEqual(orderColumnNames.map((name) => columns[name]))
    expect(heading.map(columnOf)).toEqual(orderColumnNames)
  },
)
