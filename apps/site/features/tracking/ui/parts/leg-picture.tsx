import type { PictureFiles } from '@hongyan/content'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { Picture } from '../../../../shell/picture.tsx'
import { type LegScene, legScene } from '../text/leg-scene.ts'
import styles from './leg-picture.module.css'

/** The files of each picture that a result may show; a part of them where a result stands by itself. */
export type LegPictures = Readonly<Partial<Record<LegScene, PictureFiles>>>

/** What the shipment is doing, as a picture. Home's becomes it where somebody asks there. */
export function LegPicture({
  shipment,
  pictures,
}: {
  readonly shipment: TrackedShipment
  readonly pictures: LegPictures
}) {
  const files = pictures[legScene(shipment)]
  return files === undefined ? null : <Picture files={files} className={styles.picture} sizes="250px" eager />
}
