import { Fragment, type ReactNode } from 'react'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Single characters that belong to what stands before them: 门口的, 用得上, 三天内. */
const clings =
  /^[的地得了着过们吗呢吧嘛啊里裏上下中内內外后後前时時间間起来來去到成完好个個件票天次元年月日号號点點座张張条條份种種者性化率员員]$/u
/** Words that name a place together with what it is for: 转运中心. */
const ends = /^(?:中心|枢[纽紐])$/u
/** Single characters that belong to what follows them: 把退货, 不收, 三座. */
const reaches =
  /^[一二两兩三四五六七八九十几幾每各哪这這那某第不没沒未别別很更最太再也都就才又还還先只把给給和与與及或在从從到对對为為被让讓跟向比按以用由将將要会會能可想请請是有无無找查看寄送收发發算问問]$/u
/** Of the same, those that may begin a line. */
const begins =
  /^[每各哪这這那某第不没沒未别別很更最太再也都就才又还還先只把给給和与與及或在从從对對为為被让讓跟向比按以用由将將要会會能可想请請是有无無]$/u

const endsInWord = /[\p{L}\p{N}]$/u
const startsWord = /^[\p{L}\p{N}]/u

/**
 * A Chinese heading that may break between its words and nowhere inside one, once its styles keep all else together
 * (`word-break: keep-all`). Breaks after marks need no help.
 */
export function WordBreaks({ text }: { readonly text: string }) {
  return breakBetween(unbreakable(text))
}

/** A text whose lines may end between its pieces. */
export function breakBetween(pieces: readonly string[]): ReactNode {
  if (pieces.length < 2) return pieces[0] ?? ''
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces may repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** Texts whose words are known; there are some 2,000 on all pages. */
const known = new Map<string, readonly string[]>()
const mostKnown = 4000

/** The pieces of a text between which a line may end, in order. Together they are the text. */
export function unbreakable(text: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(text)) return [text]
  const pieces = known.get(text) ?? piecesOf(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, pieces)
  return pieces
}

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let before: Intl.SegmentData | null = null
  for (const one of segmenter.segment(text)) {
    if (before && mayEnd(before.segment, one.segment)) pieces.push(one.segment)
    else pieces.push(`${pieces.pop() ?? ''}${one.segment}`)
    before = one
  }
  return withoutSingles(pieces).flatMap(fromAndTo)
}

/** 从冷库到冷箱: where something begins, and where it ends. */
function fromAndTo(piece: string): readonly string[] {
  const [, from, to] = /^([从從].{2,}?)(到.{2,})$/u.exec(piece) ?? []
  return from === undefined || to === undefined ? [piece] : [from, to]
}

function mayEnd(before: string, after: string): boolean {
  if (!endsInWord.test(before) || !startsWord.test(after)) return false
  if (reaches.test(before) || clings.test(after) || ends.test(after)) return false
  // 进不进, 得了: a question and a complement are said in one breath.
  if (/(.)不\1$/u.test(before + after) || /^[得不][了上下到起]/u.test(after)) return false
  return before.length > 1 || after.length > 1 || begins.test(after)
}

/** A character alone goes with the piece before it, or after it where a mark stands between. */
function withoutSingles(pieces: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const piece of pieces) {
    const last = kept.at(-1)
    const alone = piece.length === 1 || last?.length === 1
    if (last !== undefined && alone && endsInWord.test(last)) kept[kept.length - 1] = last + piece
    else kept.push(piece)
  }
  return kept
}
