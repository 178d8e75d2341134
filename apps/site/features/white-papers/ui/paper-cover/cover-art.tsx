import styles from './cover-art.module.css'

/** Box of every cover's picture. */
const width = 210
const height = 150

/** The picture on the cover of a white paper, drawn from what the paper is about; decoration for who listens. */
export function CoverArt({ paper }: { readonly paper: string }) {
  const Picture = pictures[paper] ?? Peak
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Picture />
    </svg>
  )
}

const pictures: Readonly<Record<string, () => React.ReactNode>> = {
  'pharma-cold-chain': Temperature,
  'transport-carbon': Emissions,
  'stock-placement': Places,
  'peak-season': Peak,
}

/** Coordinates with one decimal: a cover stands in every list, so its length is paid by visitors. */
function short(value: number): number {
  return Math.round(value * 10) / 10
}

/** A day and a half of readings inside their band, with the one time on the dock. */
function Temperature() {
  const heightOf = (degrees: number) => short(96 - degrees * 9)
  const dock = 136
  const readings = Array.from({ length: 71 }, (_, index) => {
    const calm = 5 + Math.sin(index / 3.3) * 0.7 + Math.sin(index / 1.1) * 0.3
    return { x: index * 3, y: heightOf(calm + 2.7 * Math.exp(-(((index * 3 - dock) / 7) ** 2))) }
  })
  const highest = Math.min(...readings.map(({ y }) => y))
  return (
    <>
      <rect y={heightOf(8)} width={width} height={54} className={styles.pale} />
      <path d={`M0 ${heightOf(6)}H${width}M0 ${heightOf(4)}H${width}`} className={styles.gap} />
      <path
        d={readings.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}
        className={styles.reading}
      />
      <path d={`M${dock} ${highest}V${height}`} className={styles.mark} />
      <circle cx={dock} cy={highest} r={3} className={styles.signal} />
    </>
  )
}

/** Half a tonne by air, road and rail: areas in the proportion of their emissions, 566.65 to 53.03 to 17.90. */
function Emissions() {
  const scale = 2.4
  const circles = [
    { kilograms: 566.65, x: 70, look: styles.signal },
    { kilograms: 53.03, x: 153, look: styles.ink },
    { kilograms: 17.9, x: 189, look: styles.sand },
  ]
  return (
    <>
      {circles.map(({ kilograms, x, look }) => {
        const radius = short(Math.sqrt(kilograms) * scale)
        return <circle key={kilograms} cx={x} cy={136 - radius} r={radius} className={look} />
      })}
      <path d={`M0 136H${width}`} className={styles.ground} />
    </>
  )
}

const places = [
  [38, 54],
  [150, 46],
  [74, 108],
  [176, 106],
] as const

/** Customers, each joined to the nearest of four places. */
function Places() {
  const customers = Array.from({ length: 104 }, (_, index) => {
    const x = Math.round(6 + (index % 13) * 16.5 + ((index * 7) % 5) - 2)
    const y = Math.round(24 + Math.floor(index / 13) * 16 + ((index * 11) % 7) - 3)
    const [nearest = places[0]] = places.toSorted(
      (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
    )
    return { x, y, to: nearest }
  })
  return (
    <>
      <path
        d={customers.map(({ x, y, to }) => `M${x} ${y}L${to.join(' ')}`).join('')}
        className={styles.way}
      />
      <path d={customers.map(({ x, y }) => `M${x} ${y}h0`).join('')} className={styles.customer} />
      {places.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={5} className={index === 0 ? styles.signal : styles.ink} />
      ))}
    </>
  )
}

/** Orders by day around a sale: before it, the day itself, and what comes back. */
function Peak() {
  const step = width / 30
  const columns = Array.from({ length: 30 }, (_, day) => {
    const ordinary = 20 + ((day * 5) % 4) * 1.6
    const sale = 96 * Math.exp(-((day - 18) ** 2) / 1.6)
    const returns = 26 * Math.exp(-((day - 25) ** 2) / 6)
    return `M${short(day * step + 1)} ${height}v${-short(ordinary + sale + returns)}h5V${height}`
  })
  return (
    <>
      <path d={[...columns.slice(0, 18), ...columns.slice(19, 22)].join('')} className={styles.ink} />
      <path d={columns.slice(22).join('')} className={styles.sand} />
      <path d={columns[18]} className={styles.signal} />
    </>
  )
}
