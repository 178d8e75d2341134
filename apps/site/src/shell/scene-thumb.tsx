import { type SceneName, scenes } from '@hongyan/content'

/** A small object of the scene kit beside a label: one width, sharp up to 120 px at double density. */
export function SceneThumb({ name, width }: { readonly name: SceneName; readonly width: number }) {
  const scene = scenes[name]
  const files = scene.sources.map(({ type, srcset }) => ({ type, url: srcset[0].url }))
  const [best, other] = files
  return (
    <picture>
      <source type={best.type} srcSet={best.url} />
      <img
        src={other?.url ?? best.url}
        alt=""
        width={width}
        height={Math.round((width * scene.height) / scene.width)}
        loading="lazy"
      />
    </picture>
  )
}
