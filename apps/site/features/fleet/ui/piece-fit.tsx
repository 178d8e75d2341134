import { type AircraftType, loadingMessages, siteContent } from '@hongyan/content'
import { type AircraftFit, fitAircraft, type HoldFit } from '@hongyan/domain/loading/fit-piece'
import type { Piece } from '@hongyan/domain/loading/shapes'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { kilograms } from '../../../blocks/compartments/measure-words.ts'
import { paths } from '../../../paths.ts'
import { Frame } from '../../../shell/parts/frame/frame.tsx'
import { FitDrawings } from './fit-drawings.tsx'
import { holdOutcome, type Outcome, outcomeIcons } from './fit-outcome.ts'
import { fitSentences, grams, pieceSentence, shortfallSentence } from './fit-words.ts'
import { MeasureDrawing } from './measure-drawing.tsx'
import styles from './piece-fit.module.css'
import { PieceForm } from './piece-form.tsx'
import type { AskedPiece } from './read-piece.ts'

/** Tries a piece on every aircraft of the fleet: each hold with what takes it, or the limit that fails. */
export function PieceFit({ asked, locale }: { readonly asked: AskedPiece; readonly locale: LocaleId }) {
  const words = loadingMessages(locale)
  const { aircraft } = siteContent(locale).fleet
  return (
    <Frame block={{ id: 'try', title: words.title, lead: words.lead }} locale={locale}>
      <div className={styles.tool}>
        <PieceForm asked={asked} locale={locale} />
        {asked.piece === null ? (
          <MeasureDrawing locale={locale} />
        ) : (
          <div className={stack(24, styles.results)}>
            <p role="status" className={styles.asked}>
              {pieceSentence(locale, asked.piece)}
            </p>
            {aircraft.map((type) => (
              <Aircraft key={type.id} type={type} piece={asked.piece as Piece} locale={locale} />
            ))}
            <p className={styles.note}>
              {words.drawn} {words.honest}
            </p>
            <ArrowLink href={paths.consultation(locale)}>{words.ask}</ArrowLink>
          </div>
        )}
      </div>
    </Frame>
  )
}

function Aircraft({
  type,
  piece,
  locale,
}: {
  readonly type: AircraftType
  readonly piece: Piece
  readonly locale: LocaleId
}) {
  const words = loadingMessages(locale)
  const fit = fitAircraft(piece, type)
  const outcome = outcomeOf(fit)
  const Icon = outcomeIcons[outcome]
  const shown = fit.holds.find((hold) => holdOutcome(hold) === outcome)
  return (
    <article className={styles.aircraft} aria-labelledby={`fit-${type.id}`}>
      <h3 id={`fit-${type.id}`}>
        {type.name}
        <span data-outcome={outcome}>
          <Icon size={20} />
          {words[outcome]}
        </span>
      </h3>
      {!fit.withinPayload && (
        <p className={styles.payload}>
          {fill(words.payload, {
            total: grams(locale, piece.weight * piece.count),
            allowed: kilograms(locale, type.payload),
          })}
        </p>
      )}
      <div className={stack(16, styles.columns)}>
        <ul>
          {fit.holds.map((hold, at) => (
            <Hold
              key={hold.deck.id}
              hold={hold}
              name={type.decks[at]?.name ?? ''}
              piece={piece}
              locale={locale}
            />
          ))}
        </ul>
        {shown && <FitDrawings hold={shown} locale={locale} />}
      </div>
    </article>
  )
}

function Hold({
  hold,
  name,
  piece,
  locale,
}: {
  readonly hold: HoldFit
  readonly name: string
  readonly piece: Piece
  readonly locale: LocaleId
}) {
  const outcome = holdOutcome(hold)
  const Icon = outcomeIcons[outcome]
  const sentences =
    hold.kind === 'fits'
      ? fitSentences(
          locale,
          hold.fit,
          piece,
          hold.deck.positions.map((place) => place.name),
        )
      : [shortfallSentence(locale, hold.shortfall)]
  return (
    <li data-outcome={outcome}>
      <Icon size={18} />
      <div>
        <strong>
          {name}
          <span className="visually-hidden"> {loadingMessages(locale)[outcome]}</span>
        </strong>
        {sentences.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  )
}

/** The best of its holds. */
function outcomeOf({ holds }: AircraftFit): Outcome {
  const all = holds.map(holdOutcome)
  return (['fits', 'spread'] as const).find((outcome) => all.includes(outcome)) ?? 'no'
}
