import { isFallenBack, standInOf } from './fallen-back.ts'
import { fill } from './fill.ts'
import { formatNumber } from './format-quantity.ts'
import { type LocaleId, locales } from './locale.ts'

/** A message by number. Chinese has only `other`; a category without its own form uses `other`. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

const known = new Map<LocaleId, Intl.PluralRules>()

function rulesOf(locale: LocaleId): Intl.PluralRules {
  const rules = known.get(locale) ?? new Intl.PluralRules(locales[locale].intl)
  known.set(locale, rules)
  return rules
}

/** The rules by which forms were written: those of the language that stands in, where they are its own. */
function rulesFor(locale: LocaleId, forms: PluralForms): Intl.PluralRules {
  const own = rulesOf(locale)
  const standIn = standInOf(locale)
  if (standIn === null) return own
  // What a browser is given has no marks; a form that the language does not have is not of it either.
  const categories: readonly string[] = own.resolvedOptions().pluralCategories
  const isTheirs = isFallenBack(forms.other) || Object.keys(forms).some((form) => !categories.includes(form))
  return isTheirs ? rulesOf(standIn.id) : own
}

/** The form of a message for a number, with `{count}` (formatted) and other values filled in. */
export function plural(
  locale: LocaleId,
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[rulesFor(locale, forms).select(count)] ?? forms.other
  return fill(form, { count: formatNumber(locale, count), ...values })
}
