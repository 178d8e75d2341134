import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'
import { fill } from '@hongyan/locales'
import { numbersPerLookup } from './limits.ts'

/**
 * Gives every tracking box in the page chips and instant format errors, once its texts are there (`bringParts`).
 * Boxes work as plain forms without it.
 */
export function enhanceTrackingBoxes(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) enhance(form)
}

function enhance(form: HTMLFormElement): void {
  const field = form.querySelector('textarea')
  const list = form.querySelector('ul')
  const prototype = form.querySelector('template')?.content.firstElementChild
  const error = form.querySelector('[data-error]')
  const sentences = form.querySelectorAll<HTMLDataElement>('data')
  if (!field || !list || !prototype || !error || sentences.length === 0) return
  const texts: Readonly<Record<string, string>> = Object.fromEntries(
    [...sentences].map(({ value, textContent }) => [value, textContent]),
  )
  form.removeAttribute('data-tracking-box')
  field.required = false
  const numbers = new Set<string>()

  const say = (text: string): void => {
    error.textContent = text
    if (text === '') field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
  }
  const problemOf = (number: string): string => {
    const read = recogniseNumber(number)
    if (read.kind !== 'invalid') return ''
    return `${number}: ${fill(texts[read.problem.kind] ?? '', { found: '', expected: '', meant: '', ...read.problem })}`
  }
  const firstProblem = (): string => [...numbers].map(problemOf).find((text) => text !== '') ?? ''

  const chip = (number: string): Node => {
    const item = prototype.cloneNode(true) as HTMLElement
    const [name, remove] = item.children
    if (name) name.textContent = number
    item.toggleAttribute('data-bad', problemOf(number) !== '')
    remove?.setAttribute('aria-label', fill(texts.remove ?? '', { number }))
    remove?.addEventListener('click', () => {
      numbers.delete(number)
      draw()
      field.focus()
    })
    return item
  }
  const draw = (): void => {
    list.replaceChildren(...[...numbers].map(chip))
    list.hidden = numbers.size === 0
    say(firstProblem())
  }
  const take = (text: string): void => {
    const found = splitNumbers(text, numbersPerLookup).numbers
    for (const number of found) numbers.add(number)
    const tooMany = numbers.size > numbersPerLookup
    for (const number of [...numbers].slice(numbersPerLookup)) numbers.delete(number)
    field.value = ''
    draw()
    if (tooMany) say(texts.tooMany ?? '')
  }

  field.addEventListener('input', (event) => {
    const text = field.value
    const pasted =
      (event as InputEvent).inputType === 'insertFromPaste' && splitNumbers(text).numbers.length > 1
    // A space may stand inside a waybill: it ends a number only once what precedes it is whole.
    const ends = /[,;，；、\n\t]\s*$/.test(text) || (/\s$/.test(text) && problemOf(text) === '')
    if (/\S/.test(text) && (ends || pasted)) take(text)
    else say('')
  })
  field.addEventListener('blur', () => {
    if (/\S/.test(field.value)) say(problemOf(field.value))
  })
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      form.requestSubmit()
    }
    const last = [...numbers].at(-1)
    if (event.key === 'Backspace' && field.value === '' && last) {
      numbers.delete(last)
      draw()
    }
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (/\S/.test(field.value)) take(field.value)
    const problem = firstProblem()
    if (numbers.size === 0) say(texts.empty ?? '')
    // One bad number never fails the rest: the result page says what is wrong with it.
    else if ([...numbers].every((number) => problemOf(number) !== '')) say(problem)
    else return location.assign(`${form.action}?no=${[...numbers].map(encodeURIComponent).join(',')}`)
    field.focus()
  })
}
