import { type BlockOf, loadingMessages, picturesMessages, siteContent } from '@hongyan/content'
import { fitAircraft, type HoldFit } from '@hongyan/domain/loading/fit-piece'
import type { Deck } from '@hongyan/domain/loading/shapes'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { inMetres, kilograms } from '../../../../blocks/compartments/measure-words.ts'
import { Frame } from '../../../../shell/parts/frame/frame.tsx'
import { holdOutcome, outcomeIcons } from '../fit-outcome.ts'
import { fitSentences, shortfallSentence } from '../fit-words.ts'
import styles from './door-check.module.css'
import { DoorDrawing } from './door-drawing.tsx'

/** Pieces before the same door, each drawn in it at one scale, with what the hold says to it. */
export function DoorCheck({
  block,
  locale,
}: {
  readonly block: BlockOf<'door-check'>
  readonly locale: LocaleId
}) {
  const aircraft = siteContent(locale).fleet.aircraft.find(({ id }) => id === block.aircraft)
  const deck = aircraft?.decks.find(({ id }) => id === block.deck)
  const [door] = deck?.doors ?? []
  if (aircraft === undefined || deck === undefined || door === undefined) return null
  const words = picturesMessages(locale).doorCheck
  return (
    <Frame block={block} locale={locale}>
      <ol className={styles.pieces}>
        {block.pieces.map((piece) => (
          <Piece key={piece.title} piece={piece} deck={deck} locale={locale} />
        ))}
      </ol>
      <p className={styles.note}>
        {fill(words.door, {
          aircraft: aircraft.name,
          door: door.name,
          width: inMetres(locale, door.width),
          height: inMetres(locale, door.height),
          highest: inMetres(locale, deck.piece.height),
        })}
      </p>
    </Frame>
  )
}

function Piece({
  piece,
  deck,
  locale,
}: {
  readonly piece: BlockOf<'door-check'>['pieces'][number]
  readonly deck: Deck
  readonly locale: LocaleId
}) {
  const { title, length, width, height, weight, packing } = piece
  const hold = holdFor(piece, deck)
  const outcome = holdOutcome(hold)
  const Icon = outcomeIcons[outcome]
  const words = loadingMessages(locale)
  const size = [length, width, height].map((side) => formatNumber(locale, side / 10)).join(' × ')
  const [sentence] =
    hold.kind === 'no'
      ? [shortfallSentence(locale, hold.shortfall)]
      : fitSentences(
          locale,
          hold.fit,
          asked(piece),
          deck.positions.map(({ name }) => name),
        )
  return (
    <li>
      <DoorDrawing hold={hold} locale={locale} />
      <h3>{title}</h3>
      <p>
        {size} {words.units.l}
        <br />
        {kilograms(locale, weight)} · {packing}
      </p>
      <p className={styles.outcome} data-outcome={outcome}>
        <Icon size={18} />
        <span>
          <strong>{words[outcome]}</strong>
          {sentence}
        </span>
      </p>
    </li>
  )
}

function asked({ length, width, height, weight }: BlockOf<'door-check'>['pieces'][number]) {
  return { length, width, height, weight: weight * 1000, count: 1, tiltable: false }
}

function holdFor(piece: BlockOf<'door-check'>['pieces'][number], deck: Deck): HoldFit {
  const [hold] = fitAircraft(asked(piece), { payload: Number.POSITIVE_INFINITY, decks: [deck] }).holds
  if (hold === undefined) throw new Error('a deck was asked about')
  return hold
}
