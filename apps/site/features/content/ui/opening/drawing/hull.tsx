import styles from './hull.module.css'

/** An aircraft cut through: load on both decks of a freighter, seats over the belly of a passenger aircraft. */
export function Hull({ kind }: { readonly kind: 'freighter' | 'belly' }) {
  return (
    <svg className={styles.hull} viewBox="0 0 120 120" aria-hidden="true">
      <path className={styles.wing} d="M14 84 0 90v4l20-1zM106 84l14 6v4l-20-1z" />
      <circle className={styles.skin} cx="60" cy="60" r="54" />
      <path className={styles.floor} d="M7 69h106" />
      {kind === 'freighter' ? (
        <path className={styles.load} d="M26 30 38 19h44l12 11v36H26z" />
      ) : (
        <path className={styles.seats} d={[22, 36, 53, 67, 84, 98].map(seat).join('')} />
      )}
      <path className={styles.load} d="M30 73h60v14l-10 12H40L30 87z" />
      <path className={styles.net} d={kind === 'freighter' ? `${net(30, 66)}${belly}` : belly} />
    </svg>
  )
}

/** A seat seen from the front: back and cushion. */
function seat(x: number): string {
  return `M${x - 5} 66v-9h10v9zM${x - 4} 56v-13q0-3 3-3h2q3 0 3 3v13z`
}

function net(top: number, foot: number): string {
  return `${[43, 60, 77].map((x) => `M${x} 19v${foot - 19}`).join('')}M26 ${top}h68M26 ${top + 18}h68`
}

const belly = 'M50 73v26M70 73v26M30 86h60'
