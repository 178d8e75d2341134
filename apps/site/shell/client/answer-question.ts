import type { AnswerRow, BriefAnswer } from '../../client/brief-answer.ts'
import { call } from '../../client/call.ts'
import { answerTextAction } from '../../features/answers/actions.ts'

let asked = 0

/** Asks what the field of the box holds and shows the answer under it; of several questions the newest is answered. */
export async function answerQuestion(form: HTMLFormElement): Promise<void> {
  const box = form.closest('dialog') ?? document.body
  const field = part<HTMLInputElement>(form, '[name=q]')
  const status = part(box, '[data-answer-status]')
  const place = part(box, '[data-answer]')
  const template = part<HTMLTemplateElement>(box, '[data-answer-template]')
  const { empty = '', busy = '', failed = '' } = form.dataset
  const text = field.value.trim()
  place.replaceChildren()
  if (text === '') {
    status.textContent = empty
    field.focus()
    return
  }
  asked += 1
  const turn = asked
  status.textContent = busy
  const reply = await call(answerTextAction, { body: { text } }, { saysWhy: true })
  if (turn !== asked) return
  if (reply.kind !== 'ok') {
    status.textContent = reply.kind === 'refused' && reply.errorMsg !== '' ? reply.errorMsg : failed
    return
  }
  status.textContent = ''
  place.replaceChildren(cardOf(reply.answer.data, template))
  part(box, '[data-answer-examples]').hidden = true
  // What is read next is the answer; from it Tab goes on to its links.
  const heading = part(place, '[data-slot=title]')
  heading.tabIndex = -1
  heading.focus()
}

/** A copy of the card with an answer in it; what the answer has not is taken out. */
function cardOf(
  { engine, title, text, rows, more }: BriefAnswer,
  template: HTMLTemplateElement,
): DocumentFragment {
  const card = document.importNode(template.content, true)
  part(card, 'section').dataset.engine = engine
  fill(card, { title, text, label: more.label })
  part<HTMLAnchorElement>(card, '[data-slot=more]').href = more.path
  const list = part(card, '[data-slot=rows]')
  const line = part(list, 'li')
  if (rows.length === 0) list.remove()
  else list.replaceChildren(...rows.map((row) => lineOf(row, line)))
  return card
}

function lineOf({ text, note, figure, path }: AnswerRow, line: HTMLElement): Node {
  const own = line.cloneNode(true) as HTMLElement
  fill(own, { 'row-text': text, figure, note })
  const link = part<HTMLAnchorElement>(own, 'a')
  if (path === null) link.removeAttribute('href')
  else link.href = path
  return own
}

function fill(within: ParentNode, texts: Readonly<Record<string, string | null>>): void {
  for (const [slot, text] of Object.entries(texts)) {
    const place = part(within, `[data-slot=${slot}]`)
    if (text === null) place.remove()
    else place.textContent = text
  }
}

function part<Part extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Part {
  const found = within.querySelector<Part>(selector)
  if (found === null) throw new Error(`the box has no ${selector}`)
  return found
}
