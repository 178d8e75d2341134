import type { Formula, PriceLine } from '@hongyan/domain/quotes/price-line'
import { fill, formatNumber } from '@hongyan/locales'
import type { Speaker } from './amounts.ts'

/** How an amount comes about, as a reader can check it. */
export function formulaWords(line: PriceLine, speaker: Speaker): string {
  const text = plainWords(line.formula, line, speaker)
  if (line.billedAs === undefined) return text
  return `${text}${fill(speaker.words.formulas.billedAs, { weight: speaker.weight(line.billedAs) })}`
}

function plainWords(formula: Formula, line: PriceLine, speaker: Speaker): string {
  const { money, weight, volume } = speaker
  const words = speaker.words.formulas
  switch (formula.kind) {
    case 'first-then-steps':
      return firstThenSteps(formula, line, speaker)
    case 'per-kilogram': {
      const text = fill(words.perKilogram, {
        charged: weight(formula.charged),
        kilogram: money(formula.kilogram),
      })
      return formula.least === null ? text : `${text}${fill(words.least, { least: money(formula.least) })}`
    }
    case 'by-tonne':
      return fill(words.byTonne, { charged: speaker.tonnes(formula.charged), tonne: money(formula.tonne) })
    case 'by-cubic-metre': {
      const text = fill(words.byCubicMetre, {
        volume: volume(formula.volume),
        cubicMetre: money(formula.cubicMetre),
      })
      const noted = { volume: '{text}', weight: words.countedWeight, least: words.countedLeast }
      return fill(noted[formula.counted], { text })
    }
    case 'truck':
      return fill(formula.count === 1 ? words.truck : words.trucks, {
        count: formula.count,
        length: formula.truck,
        start: money(formula.start),
        km: speaker.kilometres(formula.km),
        kilometre: money(formula.kilometre),
      })
    case 'share':
      return fill(words.share, { of: money(formula.of), rate: speaker.percent(formula.basisPoints) })
    case 'value-step':
      return fill(words.valueStep, { value: money(formula.value), upTo: money(formula.upTo) })
    case 'value-rate':
      return fill(words.valueRate, {
        value: money(formula.value),
        rate: speaker.perMille(formula.basisPoints),
      })
    case 'each':
      return fill(words.each, { count: formula.count, fee: money(formula.fee) })
    case 'a-shipment':
      return words.aShipment
    case 'wooden': {
      const { cubicMetre, percent, least } = formula
      const factor = formatNumber(speaker.locale, percent / 100)
      const parts = { volume: volume(formula.volume), factor, cubicMetre: money(cubicMetre) }
      return `${fill(words.wooden, parts)}${least === null ? '' : fill(words.least, { least: money(least) })}`
    }
    case 'unloading':
      return formula.by === 'volume'
        ? fill(words.unloadingVolume, { amount: volume(formula.amount), fee: money(formula.fee) })
        : fill(words.unloadingWeight, { amount: speaker.tonnes(formula.amount), fee: money(formula.fee) })
    case 'free-up-to':
      return fill(words.freeUpTo, { weight: weight(formula.weight) })
    case 'by-contract':
      return fill(words.byContract, { amount: money(formula.amount) })
    case 'needs-size':
      return words.needsSize
    case 'asked':
      return fill(words.asked, { over: weight(formula.over) })
  }
}

function firstThenSteps(
  formula: Extract<Formula, { kind: 'first-then-steps' }>,
  line: PriceLine,
  { words, money, weight }: Speaker,
): string {
  const { first, firstFee, steps, step, stepFee, count } = formula
  const parts = {
    first: weight(first),
    firstFee: money(firstFee),
    // Steps of a kilogram are kilograms.
    steps: step === 1000 ? weight(steps * step) : steps,
    stepFee: money(stepFee),
  }
  const { firstOnly, firstThenSteps: withSteps, eachStep, times } = words.formulas
  const one = steps === 0 ? fill(firstOnly, parts) : fill(withSteps, parts)
  const stepped = steps > 0 && step !== 1000 ? fill(eachStep, { text: one, step: weight(step) }) : one
  const all = count === 1 ? '' : fill(times, { one: money((line.fee ?? 0) / count), count })
  return stepped + all
}
