import type { PictureFiles } from '@hongyan/content'

export type PictureLook = {
  /** As in HTML. */
  readonly sizes: string
  /** Decoration unless it says more. */
  readonly alt?: string
  /** Only for the first large picture of a page. */
  readonly eager?: boolean
  readonly className?: string | undefined
}

/** A picture in the widths it exists in; browsers without AVIF get one of them as WebP. */
export function Picture({
  files: { width, height, avif, webp },
  sizes,
  alt = '',
  eager = false,
  className,
}: PictureLook & { readonly files: PictureFiles }) {
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={avif.map((file) => `${file.url} ${file.width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
