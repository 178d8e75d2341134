/** What can become of a form that was sent without a script. Each feature declares beside its `load` what its own say. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface FormOutcomes {}

/** What became of a form that was sent without a script, for the page that answers. */
export type FormOutcome = {
  [Kind in keyof FormOutcomes]: { readonly kind: Kind } & FormOutcomes[Kind]
}[keyof FormOutcomes]
