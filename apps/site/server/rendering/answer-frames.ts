import { randomUUID } from 'node:crypto'
import { type ContentReads, noteReads, withReads } from '@hongyan/content'
import { withLanguages, withoutMarks } from '@hongyan/locales/with-languages'
import type { AnswerFrame } from '../../shell/answer-frame.ts'
import { cachedByContent } from '../../shell/cached-by-content.ts'
import type { OwnAnswer } from '../../shell/own-answer.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { PageNeeds } from '../../shell/page-needs.ts'
import { attributeText } from './attribute-text.ts'
import type { FinishedDocument } from './finish-document.ts'

/** What the renderer wrote of a page with an `AnswerFrame`. */
type FramedPage = { readonly status: number; readonly html: string; readonly needs: PageNeeds }

/** A document with nothing of an answer, and what goes out with it. */
type FinishedFrame = Pick<FinishedDocument, 'headers' | 'made'> & {
  /** What stands before the island's data, before its markup, and after that. */
  readonly pieces: readonly [Buffer, Buffer, Buffer]
}

type KeptFrame = {
  page: FramedPage | null
  reads: ContentReads
  /** By the styles that the markup of an answer needs in the head: its states are few. */
  readonly finished: Map<string, FinishedFrame>
}

type FramesParts = {
  readonly render: (context: PageContext) => Promise<FramedPage>
  readonly finish: (page: FramedPage, path: string, sheets: readonly number[]) => FinishedDocument
  readonly sheetsIn: (markup: string) => readonly number[]
  /** Keeps again what a document fetches that was made with it. */
  readonly restore: (made: FinishedDocument['made']) => void
  /** False while somebody works on the pages. */
  readonly isKeeping: boolean
}

/** Nothing that anybody may write into a page. */
const marks = { data: `data-${randomUUID()}`, markup: `markup-${randomUUID()}` }

/** Languages, and titles that say how many numbers were asked for. */
const mostFrames = 24

/** Puts answers into the frames of their pages, which are the same for everybody and made once. */
export function answerFrames({ render, finish, sheetsIn, restore, isKeeping }: FramesParts) {
  const kept = cachedByContent<KeptFrame>(mostFrames)
  const empty = (): KeptFrame => ({ page: null, reads: new Set(), finished: new Map() })

  const frameFor = async (context: PageContext, { head }: OwnAnswer): Promise<[KeptFrame, FramedPage]> => {
    const { locale, path, preview } = context
    const key = JSON.stringify([locale.id, path, head, preview])
    const frame = isKeeping ? kept(key, empty) : empty()
    noteReads(frame.reads)
    if (frame.page !== null) return [frame, frame.page]
    const own: AnswerFrame = { head, ...marks }
    const { value, reads } = withReads(() => render({ ...context, frame: own }))
    const page = await value
    noteReads(reads)
    frame.reads = reads
    // One that has failed is tried again.
    if (page.status < 500) frame.page = page
    return [frame, page]
  }

  return async (context: PageContext, answer: OwnAnswer) => {
    const [frame, page] = await frameFor(context, answer)
    if (page.status >= 500) return { status: page.status, ...finish(page, context.path, []) }
    const markup = withLanguages(answer.markup(), context.locale.id)
    const sheets = sheetsIn(markup)
    const key = sheets.join()
    const finished = frame.finished.get(key) ?? inPieces(finish(page, context.path, sheets))
    frame.finished.set(key, finished)
    restore(finished.made)
    const [before, between, after] = finished.pieces
    const data = attributeText(withoutMarks(JSON.stringify(answer.data).slice(1, -1)))
    const html = Buffer.concat([before, Buffer.from(data), between, Buffer.from(markup), after])
    return { status: page.status, html, headers: finished.headers, made: finished.made }
  }
}

function inPieces({ html, headers, made }: FinishedDocument): FinishedFrame {
  const [before, rest = ''] = html.split(marks.data)
  const [between, after] = rest.split(marks.markup)
  if (before === undefined || between === undefined || after === undefined)
    throw new Error('a page with a frame for an answer gave it to none of its islands')
  const pieces = [Buffer.from(before), Buffer.from(between), Buffer.from(after)] as const
  return { pieces, headers, made }
}
