import {
  DirectionalLight,
  FloatType,
  HemisphereLight,
  LinearSRGBColorSpace,
  Mesh,
  NoToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  ShadowMaterial,
  Scene as Stage,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { bake } from './page/bake.ts'
import { expose } from './page/expose.ts'
import { frame } from './page/frame.ts'
import { aimLamp, LAMP_DISTANCE, spread } from './page/lamps.ts'
import { allScenes } from './scene/all.ts'

type RenderOrder = { name: string; width: number; height: number; passes: number }

function catcher(opacity: number, level: number): Mesh {
  const ground = new Mesh(new PlaneGeometry(160, 160), new ShadowMaterial({ color: '#3a2a20', opacity }))
  ground.rotation.x = -Math.PI / 2
  ground.position.y = level
  ground.receiveShadow = true
  return ground
}

function shadowLamp(half: number): DirectionalLight {
  const lamp = new DirectionalLight('#ffffff', 1)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(2048, 2048)
  const reach = half * 2.1
  // The bias is a share of the depth range, so a tight range keeps contact shadows closed.
  const [near, far] = [LAMP_DISTANCE - reach, LAMP_DISTANCE + reach]
  Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near, far })
  lamp.shadow.bias = -0.0005
  lamp.shadow.normalBias = 0.015
  return lamp
}

function toBase64(bytes: Uint8ClampedArray): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return btoa(text)
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Renders one scene as the mean of `passes` pictures, each with its own lamp and its own sub-pixel shift
 * (which is the antialiasing). Gives straight-alpha sRGB bytes in base64; throws when the name is unknown.
 */
async function renderScene({ name, width, height, passes }: RenderOrder): Promise<string> {
  const scene = allScenes[name as keyof typeof allScenes]
  if (!scene) throw new Error(`No scene is called "${name}"`)
  const single = scene.kind === 'object'
  const model = bake(scene.build())
  const { camera, half } = frame(model, width / height, scene.framing)
  const stage = new Stage()
  const ground = catcher(single ? 0.5 : 0.2, single ? 0 : -0.5)
  const lamp = shadowLamp(half)
  stage.add(model, ground, lamp, lamp.target, new HemisphereLight('#fffaf5', '#f6e4d6', 1.12))

  const renderer = new WebGLRenderer({ antialias: false, alpha: true })
  renderer.setSize(8, 8, false)
  renderer.setClearColor(0, 0)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.toneMapping = NoToneMapping
  const target = new WebGLRenderTarget(width, height, { type: FloatType, colorSpace: LinearSRGBColorSpace })
  const sum = new Float32Array(width * height * 4)
  const picture = new Float32Array(width * height * 4)
  const middle = new Vector3(0, 0, 0)
  for (let pass = 0; pass < passes; pass++) {
    ground.visible = aimLamp(lamp, pass, middle)
    camera.setViewOffset(width, height, spread(pass, 1) - 0.5, spread(pass, 2) - 0.5, width, height)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(stage, camera)
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, picture)
    for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) + (picture[index] ?? 0)
    if ((pass + 1) % 24 === 0) console.log(`${name}: ${pass + 1} of ${passes} passes`)
    await pause()
  }
  renderer.dispose()
  target.dispose()
  return toBase64(expose(sum, passes, width, height, single ? 0.16 : 0.07))
}

declare global {
  interface Window {
    renderScene: typeof renderScene
  }
}
window.renderScene = renderScene
