import { findQuotePlace } from '@hongyan/domain/quotes/quote-place'
import type { ComparedSample } from '@hongyan/domain/rates/comparison/compare-books'
import type { Comparison } from '@hongyan/domain/rates/comparison/compare-version'
import type { ListedVersion } from '@hongyan/domain/rates/list-versions'
import { RatesChangedError } from '@hongyan/domain/rates/rate-version'
import type { ShownVersion } from '@hongyan/domain/rates/show-version'
import { type LocaleId, localisedIn, textIn } from '@hongyan/locales'
import type { Answer } from '../../../server/http/answer.ts'
import type { At } from '../../../server/requests/route.ts'
import { iso, isoOrNull } from '../work/desk-call.ts'
import { ratesChanged } from './refusals.ts'

export function presentVersions(versions: readonly ListedVersion[]) {
  return { versions: versions.map(presentListed) }
}

function presentListed(version: ListedVersion) {
  return {
    ...version,
    madeAt: iso(version.madeAt),
    changedAt: iso(version.changedAt),
    decidedAt: isoOrNull(version.decidedAt),
  }
}

export function presentVersion({ version, saves, ...rest }: ShownVersion) {
  return {
    ...rest,
    version: presentListed(version),
    saves: saves.map(({ at, ...save }) => ({ ...save, at: iso(at) })),
  }
}

/** A comparison with its places by their names. */
export function presentComparison({ samples, ...rest }: Comparison, { locale }: Pick<At, 'locale'>) {
  return { ...rest, samples: samples.map((sample) => presentSample(sample, locale)) }
}

function presentSample(
  { source, product, input, date, time, before, after }: ComparedSample,
  locale: LocaleId,
) {
  const weights = input.pieces.map(({ weight, count }) => weight * count)
  return {
    source,
    product,
    from: placeOf(input.from, locale),
    to: placeOf(input.to, locale),
    pieces: input.pieces.reduce((sum, { count }) => sum + count, 0),
    grams: weights.reduce((sum, one) => sum + one, 0),
    addOns: input.addOns,
    date,
    time,
    before: presentTold(before),
    after: presentTold(after),
    difference: before.kind === 'priced' && after.kind === 'priced' ? after.total - before.total : null,
  }
}

function presentTold(told: ComparedSample['before']) {
  return told.kind === 'none'
    ? { total: null, arrives: null, why: told.why }
    : { total: told.total, arrives: `${told.latest} ${told.by}`, why: null }
}

function placeOf(code: string, locale: LocaleId): { readonly code: string; readonly name: string } {
  const place = findQuotePlace(code)
  return { code, name: place === null ? code : textIn(place.name, locale) }
}

/** Where somebody else saved the version, what both made of its parts. */
export function answerDifference(error: unknown, { locale }: Pick<At, 'locale'>): Answer | null {
  if (!(error instanceof RatesChangedError)) return null
  const { code, text, http } = ratesChanged
  const { current: revision, differences } = error
  return {
    kind: 'reply',
    status: http,
    body: { code, errorMsg: localisedIn(text, locale).text, revision, differences },
  }
}
