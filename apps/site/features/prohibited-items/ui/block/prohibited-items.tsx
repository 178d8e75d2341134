import { prohibitedMessages } from '@hongyan/content'
import { fill, formatFullDate, homeZone, noonAtHome } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import type { BlockProps } from '../../../../blocks/block-props.ts'
import { paths } from '../../../../paths.ts'
import { Frame } from '../../../../shell/parts/frame/frame.tsx'
import pic from '../../../../shell/parts/picture/picture.module.css'
import { buildItemBook } from '../item-book.ts'
import { ItemForm } from '../item-form.tsx'
import { listItems } from '../list-items.ts'
import { ListedItems } from '../listed-items.tsx'

/** The look-up for one way of travel, and the two strictest levels of its list. */
export function ProhibitedItems({ block, locale }: BlockProps<'prohibited-items'>) {
  const words = prohibitedMessages(locale)
  const list = listItems(buildItemBook(Date.now()), block.mode, locale)
  const date = formatFullDate(locale, noonAtHome(list.edition), homeZone)
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
