import { landAddress } from './land-address.ts'
import styles from './map.module.css'
import type { MapWindow } from './projection.ts'

/** The dotted land under a map of this window. It fills the map's box. */
export function LandPicture({ window }: { readonly window: MapWindow }) {
  return <img className={styles.land} src={landAddress(window)} alt="" loading="lazy" decoding="async" />
}
