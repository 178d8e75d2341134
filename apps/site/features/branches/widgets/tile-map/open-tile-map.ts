import { fill } from '@hongyan/locales'
import { addProtocol, type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol } from 'pmtiles'
import { plainAttribution } from '../../../../shell/map-tiles.ts'
import { type CoveredSpot, spotsAlong, spotsIn } from './covered-spots.ts'
import { layerZooms } from './layer-zooms.ts'
import { type MapColours, mapColours, pageColours } from './map-colours.ts'
import { mapStyle } from './map-style.ts'
import type { MapBox, MapSetting, OpenedMap } from './opened-map.ts'
import { takenOf, takenSource } from './own-layers.ts'
import { trustWorker } from './trust-worker.ts'
import { WholeSource } from './whole-source.ts'

const patienceMs = 15_000
/** Px kept free around what is shown: so many, and no more than a share of a narrow map. */
const mostPadding = 48
const paddingShare = 0.07
/** Px that the controls take at the right. */
const controls = 52
const closest = 15
/** Px of the letters of the root where nobody asked for others. */
const usualPx = 80
const archives = new Protocol()

/** Opens the map in an empty element; rejects where the archive or the machine does not bear it, and leaves nothing. */
export async function openTileMap(setting: MapSetting): Promise<OpenedMap> {
  const { host, locale, lines, spots, words, onLost } = setting
  let covered: readonly MapBox[] = []
  const worker = new URL(workerFile, location.href).href
  trustWorker(worker)
  setWorkerUrl(worker)
  addProtocol('pmtiles', archives.tile)
  const archive = new PMTiles(new WholeSource(new URL(setting.address, location.href).href))
  archives.add(archive)
  // Before anything is drawn: an archive that is not there costs no graphics.
  const header = await inTime(archive.getHeader())
  const url = `pmtiles://${archive.source.getKey()}`
  let { taken } = setting
  const padding = Math.min(mostPadding, host.clientWidth * paddingShare)
  const right = Math.max(padding, (controls + 12) * lookOfPage().letters)
  const around = { top: padding, bottom: padding, left: padding, right }
  const metadata = await inTime(archive.getMetadata()).catch(() => null)
  const zooms = layerZooms(metadata, header.maxZoom)
  const style = () => mapStyle({ ...lookOfPage(), locale, url, zooms, lines, spots, taken })
  const map = new GlMap({
    container: host,
    style: style(),
    bounds: [...setting.bounds],
    fitBoundsOptions: { padding: around, maxZoom: closest },
    minZoom: Math.max(1, header.minZoom),
    maxZoom: Math.max(closest, header.maxZoom + 3),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // A page that scrolls must not be caught by its map.
    cooperativeGestures: true,
    fadeDuration: 0,
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.WindowsHelpText': fill(words.wheel, { key: 'Ctrl' }),
      'CooperativeGesturesHandler.MacHelpText': fill(words.wheel, { key: '⌘' }),
      'CooperativeGesturesHandler.MobileHelpText': words.fingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const free = () => {
    const at = ({ x, y, size }: CoveredSpot) => {
      const { lng, lat } = map.unproject([x, y])
      return { longitude: lng, latitude: lat, size }
    }
    const over = [
      ...covered.flatMap(spotsIn),
      ...spotsAlong(lines, ({ longitude, latitude }) => map.project([longitude, latitude])),
    ].map(at)
    map.getSource<GeoJSONSource>(takenSource)?.setData(takenOf([...taken, ...over]))
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const restyle = () => map.setStyle(style())
  const close = () => {
    dark.removeEventListener('change', restyle)
    map.remove()
  }
  try {
    await inTime(
      new Promise<void>((resolve, reject) => {
        map.once('load', () => resolve())
        map.on('error', ({ error }) => reject(error))
      }),
    )
  } catch (error) {
    close()
    throw error
  }
  dark.addEventListener('change', restyle)
  map.on('webglcontextlost', onLost)
  return {
    by: plainAttribution((metadata as { attribution?: unknown } | null)?.attribution, locale),
    spotOf: ({ longitude, latitude }) => map.project([longitude, latitude]),
    onMove: (moved) => {
      const heard = [map.on('move', moved), map.on('resize', moved)]
      return () => {
        for (const one of heard) one.unsubscribe()
      }
    },
    onRest: (rested) => {
      const heard = map.on('moveend', rested)
      return () => heard.unsubscribe()
    },
    zoom: () => map.getZoom(),
    keepFree: (points) => {
      taken = points
      free()
    },
    keepOff: (boxes) => {
      covered = boxes
      free()
    },
    zoomBy: (steps) => map.zoomTo(Math.round(map.getZoom() * 2) / 2 + steps),
    fit: (bounds) => map.fitBounds([...bounds], { padding: around, maxZoom: closest }),
    reveal: ({ longitude, latitude }) => {
      const { x, y } = map.project([longitude, latitude])
      const { clientWidth, clientHeight } = host
      const inside = x > padding && y > padding && x < clientWidth - padding && y < clientHeight - padding
      if (!inside) map.easeTo({ center: [longitude, latitude] })
    },
    focus: () => map.getCanvas().focus(),
    close,
  }
}

async function inTime<T>(awaited: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the map did not come')), patienceMs)
  })
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer))
}

/** Colours, faces and size of letters of the page as they are now. */
function lookOfPage(): { colours: MapColours; fonts: readonly string[]; letters: number } {
  const root = getComputedStyle(document.documentElement)
  const role = (name: string) => root.getPropertyValue(`--${name}`).trim()
  const own = Object.fromEntries([
    ...mapColours.map((name) => [name, role(`map-${name}`)]),
    ...pageColours.map((name) => [name, role(name)]),
  ])
  // Faces that the page brings itself may not have come: those of the device are there.
  const fonts = ['system-ui', ...role('font-cjk').split(','), 'sans-serif']
  return {
    colours: own as MapColours,
    letters: Number.parseFloat(root.fontSize) / usualPx,
    fonts: fonts.map((family) => family.trim().replaceAll('"', '')),
  }
}
