import styles from './list-end.module.css'

/**
 * Under the last item of a list that comes in portions: the words for "no more data". Whoever has seen one portion and
 * no way to another sees the end for themselves.
 */
export function ListEnd({ text, isPaged }: { readonly text: string; readonly isPaged: boolean }) {
  return isPaged ? <p className={styles.end}>{text}</p> : null
}
