import type { MediaPicture } from '@hongyan/domain/media/picture'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

/** An uploaded picture, for staff. */
export function presentPicture({ madeAt, changedAt, ...picture }: MediaPicture) {
  const { id, name, alt, credit, licence, focus, width, height, files, revision } = picture
  return {
    id,
    name,
    alt,
    credit,
    licence,
    focus,
    width,
    height,
    files,
    revision,
    madeAt: isoInZone(madeAt, homeZone),
    changedAt: isoInZone(changedAt, homeZone),
  }
}
