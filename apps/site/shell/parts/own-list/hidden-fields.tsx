/** What a form of a list sends along unseen; what says nothing is left out. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string | null>> }) {
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
