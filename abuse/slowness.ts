/** Work of a few ms that is the same each time. */
function yardstickMs(): number {
  const before = process.cpuUsage()
  const rows = Array.from({ length: 4000 }, (_, at) => ({ at, text: `row ${at} of many` }))
  JSON.parse(JSON.stringify(rows))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

let least = Number.POSITIVE_INFINITY

/**
 * How many times as long a processor takes for the same work as when it was quickest in this run, 1 or more: where others
 * share its caches and units, a thread uses more of its time for what it does.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, yardstickMs).sort((one, other) => one - other)
  least = Math.min(least, times[0] ?? least)
  return (times[2] ?? least) / least
}
