import styles from './formula-text.module.css'

/** How a fee comes about: it breaks after a comma, and neither in a price nor before what that is multiplied by. */
export function FormulaText({ formula }: { readonly formula: string }) {
  return formula.split(/(?<=，|, )/).map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ))
}
