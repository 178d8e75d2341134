import { prohibitedMessages } from '@hongyan/content'
import { fill, formatFullDate, homeZone } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { buildItemBook } from '../../features/prohibited-items/ui/item-book.ts'
import { ItemForm } from '../../features/prohibited-items/ui/item-form.tsx'
import { listItems } from '../../features/prohibited-items/ui/list-items.ts'
import { ListedItems } from '../../features/prohibited-items/ui/listed-items.tsx'
import { paths } from '../../paths.ts'
import type { BlockProps } from '../block-props.ts'
import { Frame } from '../frame/frame.tsx'
import pic from '../picture/picture.module.css'

/** The look-up for one way of travel, and the two strictest levels of its list. */
export function ProhibitedItems({ block, locale }: BlockProps<'prohibited-items'>) {
  const words = prohibitedMessages(locale)
  const list = listItems(buildItemBook(Date.now()), block.mode, locale)
  const date = formatFullDate(locale, `${list.edition}T12:00:00+08:00`, homeZone)
  const strict = {
    ...list,
    groups: list.groups
      .map((group) => ({
        ...group,
        official: null,
        levels: group.levels.filter(({ verdict }) => verdict !== 'conditions'),
      }))
      .filter(({ levels }) => levels.length > 0),
  }
  return (
    <Frame block={block} locale={locale}>
      <ItemForm locale={locale} query="" mode={block.mode} fixed />
      <ListedItems list={strict} mode={block.mode} locale={locale} />
      <ArrowLink href={paths.itemList(locale, block.mode)} data-no-prefetch="">
        {words.air.all}
      </ArrowLink>
      <p className={pic.source}>
        {fill(words.edition, { date, count: list.count })} {words.guidance}
      </p>
    </Frame>
  )
}
