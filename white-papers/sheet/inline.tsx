/** A plain text with its `**bold**` words set. */
export function Inline({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>
  })
}

/** A formula with its `_{lowered}` and `^{raised}` parts. */
export function Formula({ text }: { readonly text: string }) {
  return text.split(/([_^]\{[^}]*\})/).map((part, index) => {
    const key = `${index} ${part}`
    const inner = part.slice(2, -1)
    if (part.startsWith('_{')) return <sub key={key}>{inner}</sub>
    return part.startsWith('^{') ? <sup key={key}>{inner}</sup> : <span key={key}>{part}</span>
  })
}
