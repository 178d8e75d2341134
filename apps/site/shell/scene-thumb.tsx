import { type SceneName, scenes } from '@hongyan/content'

/** A small object of the scene kit beside a label: one width, sharp up to 120 px at double density. */
export function SceneThumb({ name, width }: { readonly name: SceneName; readonly width: number }) {
  const scene = scenes[name]
  // The parts that show these need popovers, and every browser that has those reads AVIF.
  const avif = scene.avif[0]?.url
  const height = Math.round((width * scene.height) / scene.width)
  return <img src={avif} alt="" width={width} height={height} loading="lazy" />
}
