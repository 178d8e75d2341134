import styles from './list-end.module.css'

/** Under the last item of a list that comes in portions: the words for "no more data". */
export function ListEnd({ text }: { readonly text: string }) {
  return <p className={styles.end}>{text}</p>
}
