import { answerMessages, prohibitedMessages } from '@hongyan/content'
import type { TransportMode } from '@hongyan/domain/prohibited/vocabulary'
import { fill, type LocaleId } from '@hongyan/locales'
import type { AnswerRow, BriefAnswer } from '../../client/brief-answer.ts'
import { paths } from '../../paths.ts'
import { type ItemChoice, type ItemService, type ItemView, longestName } from './item-answer.ts'
import { flownSentence, verdictSentence } from './verdict-sentence.ts'
import { wayIn } from './way-in-words.ts'

/** Whether a thing may be sent, with the verdict for every way of travel; or which thing has to be chosen first. */
export async function briefItem(
  items: Pick<ItemService, 'answer'>,
  asked: string,
  locale: LocaleId,
): Promise<BriefAnswer> {
  const name = [...asked].slice(0, longestName).join('')
  const mode = wayIn(name) ?? 'express'
  const answer = await items.answer({ name, mode, measured: {} }, locale)
  const words = answerMessages(locale).item
  const list = `${paths.prohibited(locale)}?${new URLSearchParams({ q: name })}`
  if (answer.kind === 'item') return briefOf(answer.item, mode, locale)
  const look = { label: words.look, path: list }
  if (answer.kind === 'choices')
    return {
      engine: 'item',
      title: words.choices,
      text: null,
      rows: answer.choices.map((choice) => rowOf(choice, locale)),
      more: look,
    }
  const { unknown } = prohibitedMessages(locale)
  const isVague = answer.kind === 'vague' || answer.kind === 'nothing-asked'
  return {
    engine: 'item',
    title: isVague ? words.vague : fill(words.unknown, { name }),
    text: isVague ? unknown.vague : unknown.text,
    rows: [],
    more: look,
  }
}

function briefOf(item: ItemView, mode: TransportMode, locale: LocaleId): BriefAnswer {
  const words = prohibitedMessages(locale)
  const own = answerMessages(locale).item
  const verdict = verdictSentence(item.said, mode, locale)
  const flown = flownSentence(item, mode, locale)
  return {
    engine: 'item',
    title: fill(own.title, { name: item.name, verdict }),
    text: flown === null ? item.reason : fill(own.flown, { flown, reason: item.reason }),
    rows: item.modes.map(({ mode: way, said }) => ({
      text: words.modes[way],
      note: null,
      figure: words.short[said],
      path: paths.mayBeSent(locale, { item: item.id, mode: way }),
    })),
    more: { label: own.more, path: paths.mayBeSent(locale, { item: item.id, mode }) },
  }
}

function rowOf({ id, name, said }: ItemChoice, locale: LocaleId): AnswerRow {
  const { short } = prohibitedMessages(locale)
  return {
    text: name,
    note: null,
    figure: short[said],
    path: paths.mayBeSent(locale, { item: id, mode: 'express' }),
  }
}
