import { type BufferGeometry, Group, Mesh, type MeshStandardMaterial, type Object3D } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

function plain(mesh: Mesh): BufferGeometry {
  const source = mesh.geometry as BufferGeometry
  const shape = source.index ? source.toNonIndexed() : source.clone()
  for (const name of Object.keys(shape.attributes))
    if (name !== 'position' && name !== 'normal') shape.deleteAttribute(name)
  shape.applyMatrix4(mesh.matrixWorld)
  if (mesh.matrixWorld.determinant() < 0) flip(shape)
  return shape
}

/** Turns every triangle round, because a mirrored part would otherwise show its inside. */
function flip(shape: BufferGeometry): void {
  for (const attribute of [shape.getAttribute('position'), shape.getAttribute('normal')])
    for (let corner = 0; corner < attribute.count; corner += 3)
      for (const axis of [0, 1, 2]) {
        const first = attribute.getComponent(corner, axis)
        attribute.setComponent(corner, axis, attribute.getComponent(corner + 1, axis))
        attribute.setComponent(corner + 1, axis, first)
      }
}

/** Merges all meshes of one finish into one, in world space: a few dozen draw calls instead of thousands. */
export function bake(root: Object3D): Group {
  root.updateMatrixWorld(true)
  const byFinish = new Map<MeshStandardMaterial, BufferGeometry[]>()
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const finish = node.material as MeshStandardMaterial
    byFinish.set(finish, [...(byFinish.get(finish) ?? []), plain(node)])
  })
  const baked = new Group()
  for (const [finish, shapes] of byFinish) {
    const merged = new Mesh(mergeGeometries(shapes), finish)
    merged.castShadow = true
    merged.receiveShadow = true
    baked.add(merged)
  }
  return baked
}
