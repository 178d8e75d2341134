/** Fields that travel on with the next step of a form without a script, unseen. */
export function SentFields({ fields }: { readonly fields: readonly (readonly [string, string])[] }) {
  return fields.map(([name, value], at) => (
    // A name may stand several times.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
    <input key={at} type="hidden" name={name} value={value} />
  ))
}
