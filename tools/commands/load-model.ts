import { measuredCosts } from '../scale/costs.ts'
import { type Load, largestLoad } from '../scale/load.ts'
import { loadModel } from '../scale/load-model.ts'

// What a load needs: `npm run load-model -- parcelsADay=2000000 peakPages=900`. Arithmetic, with what benches measured.
const names = Object.keys(largestLoad) as (keyof Load)[]
const load = { ...largestLoad }
for (const given of process.argv.slice(2)) {
  const [name = '', value = ''] = given.split('=')
  const known = names.find((one) => one === name)
  const number = Number(value)
  if (known === undefined || value === '' || !Number.isFinite(number) || number < 0) {
    console.error(`${given}: one of ${names.join(', ')} is expected, such as peakScans=30000.`)
    process.exit(2)
  }
  load[known] = number
}
const bytes = (count: number): string =>
  count >= 1e12 ? `${(count / 1e12).toFixed(1)} TB` : `${(count / 1e9).toFixed(1)} GB`
const model = loadModel(load, measuredCosts)
console.table(load)
console.table(model.needs.map(({ cores, ...need }) => ({ ...need, cores: Math.round(cores * 10) / 10 })))
console.table({
  'scans a day': model.scansADay.toLocaleString('en'),
  'scans on the disk, a day': bytes(model.diskADay),
  'journal, a day': bytes(model.journalADay),
  'log before it is projected, a day': bytes(model.logADay),
  'scans kept': bytes(model.kept),
  partitions: model.partitions,
  'memory for open pages': bytes(model.openMemory),
})
console.log('At so many times this load a part is at its end, on one primary of 64 cores:')
console.table(model.limits.map(({ what, times }) => ({ what, times: Math.round(times * 10) / 10 })))
