/** Ways a thing may travel. `air` is domestic; `cold` are vehicles that carry food and medicine. */
export const transportModes = ['express', 'freight', 'rail', 'air', 'air-international', 'cold'] as const
export type TransportMode = (typeof transportModes)[number]

/**
 * What may become of a thing, the mildest first. `conditions`: packed and declared as said. `agreement`: only after
 * somebody of ours has agreed in writing. There is no verdict for what nobody knows: it has no rule.
 */
export const verdicts = ['yes', 'conditions', 'agreement', 'no'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Whom an agreement is open to. `freighter`: companies, and in the air on aircraft without passengers only.
 */
export const agreementTerms = ['companies', 'freighter', 'anyone'] as const
type AgreementTerms = (typeof agreementTerms)[number]

/** Everything that may be said of a thing: a verdict, and for an agreement whom it is open to. */
export const verdictsWithTerms = ['yes', 'conditions', 'anyone', 'companies', 'freighter', 'no'] as const
export type VerdictWithTerms = (typeof verdictsWithTerms)[number]

/** A verdict as it is said, in the same words wherever it stands. */
export function withTerms(verdict: Verdict, terms: AgreementTerms, mode: TransportMode): VerdictWithTerms {
  if (verdict !== 'agreement') return verdict
  return terms === 'freighter' && !isAir(mode) ? 'companies' : terms
}

/** What a verdict may depend on: rated energy, alcohol by volume, net mass of a package, length of a blade. */
export const measures = ['watt-hours', 'alcohol', 'dry-ice', 'blade'] as const
export type Measure = (typeof measures)[number]

/** Whether a mode leaves the ground: other rules hold there. */
export function isAir(mode: TransportMode): boolean {
  return mode === 'air' || mode === 'air-international'
}
