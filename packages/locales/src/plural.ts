import { fill } from './fill.ts'
import { formatNumber } from './format-quantity.ts'
import { type LocaleId, locales } from './locale.ts'

/** A message by number. Chinese has only `other`; a category without its own form uses `other`. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

const rules = new Map<LocaleId, Intl.PluralRules>()

/** The form of a message for a number, with `{count}` (formatted) and other values filled in. */
export function plural(
  locale: LocaleId,
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locales[locale].intl)
  rules.set(locale, rule)
  return fill(forms[rule.select(count)] ?? forms.other, { count: formatNumber(locale, count), ...values })
}
