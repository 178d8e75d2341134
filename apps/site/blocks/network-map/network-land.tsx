import { classNames } from '@hongyan/ui/class-names.ts'
import type { ReactNode } from 'react'
import { landPicture } from '../../shell/parts/map/land-picture.gen.ts'
import styles from './network-land.module.css'

/** The dotted land of the network, wider than its box and fading out towards the words beside it. */
export function NetworkLand({
  className,
  children,
}: {
  readonly className: string | undefined
  readonly children?: ReactNode
}) {
  const { url, width, height } = landPicture
  return (
    <div className={classNames(styles.land, className)}>
      <img src={url} width={width} height={height} alt="" loading="lazy" />
      {children}
    </div>
  )
}
