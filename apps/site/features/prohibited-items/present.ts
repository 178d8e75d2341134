import type { PresentedAnswer } from './endpoints.ts'
import type { ItemAnswer } from './item-answer.ts'

/** Public fields of an answer; amounts leave in their usual unit. */
export function presentAnswer(answer: ItemAnswer, edition: string): PresentedAnswer {
  if (answer.kind === 'nothing-asked') return { kind: answer.kind }
  const ordered = answer.ordered.map(({ mode, verdict }) => ({ mode, verdict }))
  if (answer.kind === 'choices') {
    return {
      kind: 'choices',
      ordered,
      choices: answer.choices.map(({ id, name, verdict }) => ({ id, name, verdict })),
    }
  }
  if (answer.kind !== 'item') return { kind: answer.kind, ordered }
  const { measured, also, group, conditions, un, sources, modes, ...item } = answer.item
  return {
    kind: 'item',
    guessed: answer.guessed,
    edition,
    ordered,
    item: {
      ...item,
      group: { id: group.id, name: group.name },
      also: [...also],
      conditions: [...conditions],
      un: [...un],
      sources: sources.map(({ name, by, year, section }) => ({ name, by, year, section })),
      modes: modes.map(({ mode, verdict }) => ({ mode, verdict })),
      measured: measured && {
        ...measured,
        amount: measured.amount === null ? null : measured.amount / 1000,
        bands: measured.bands.map(({ text, verdict }) => ({ text, verdict })),
      },
    },
  }
}
