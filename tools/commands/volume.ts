import { join } from 'node:path'
import { measureVolume, type VolumeFound } from '../../bench/volume/volume.ts'
import { root } from '../steps/steps.ts'
import { fewestScans } from '../volume/plan-stages.ts'
import { buildSite } from './build-site.ts'
import { runInterruptible } from './run-interruptible.ts'

// What many shipments cost beside a thousand: `npm run volume -- shipments=10000000 scans=20 folder=/srv/volume`.
const wishes = { shipments: 1_000_000, scans: 20, minutes: 24 * 60, folder: join(root, 'data/volume') }
for (const given of process.argv.slice(2)) {
  const [name = '', value = ''] = given.split('=')
  const number = Number(value)
  if (name === 'folder' && value !== '') wishes.folder = value
  else if ((name === 'shipments' || name === 'scans' || name === 'minutes') && Number.isInteger(number))
    wishes[name] = number
  else refuse(given)
}
if (wishes.shipments < 1000 || wishes.scans < fewestScans || wishes.scans > 60 || wishes.minutes < 0)
  refuse(`shipments=${wishes.shipments} scans=${wishes.scans} minutes=${wishes.minutes}`)

/** Shipments from which on a table that is read as a whole is a fault: smaller ones are sooner read than looked up. */
const largeFrom = 100_000

await buildSite()
const began = Date.now()
const say = (line: string): void =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(6)} s  ${line}`)
await runInterruptible(async (signal) => {
  const found = await measureVolume(wishes, { say, signal })
  print(found)
  const isRead = Object.values(found.wholeReads).some((times) => times > 0)
  if (isRead && found.shipments >= largeFrom) process.exitCode = 1
})

function print({ shipments, measured, sizes, isFirstFromDisk, wholeReads }: VolumeFound): void {
  const scans = sizes.find(({ table }) => table === 'shipment_scans')
  const column = `${shipments.toLocaleString('en')} shipments`
  console.log(
    `Postgres without settings of its own; ${isFirstFromDisk ? 'files were read from the disk when touched first' : 'what the system held of files in memory could not be forgotten'}.`,
  )
  console.table(
    Object.fromEntries(
      measured.map(({ what, small, large }) => [
        what,
        { '1,000 shipments': round(small), [column]: round(large), ratio: round(large / small) },
      ]),
    ),
  )
  console.table(
    Object.fromEntries(
      sizes.map(({ table, rows, heap, keys, toast }) => [
        table,
        {
          rows: Math.round(rows).toLocaleString('en'),
          GB: round((heap + keys + toast) / 1e9),
          'heap, bytes a row': Math.round(heap / rows),
          'keys, bytes a row': Math.round(keys / rows),
          'toast and maps, bytes a row': round(toast / rows),
          'read as a whole': wholeReads[table],
        },
      ]),
    ),
  )
  if (scans)
    console.log(
      `${Math.round((scans.heap + scans.keys + scans.toast) / scans.rows)} bytes a scan on the disk.`,
    )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function refuse(given: string): never {
  console.error(
    `${given}: shipments= (1000 or more), scans= (${fewestScans} to 60), minutes= or folder= is expected, such as shipments=1000000.`,
  )
  process.exit(2)
}
