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

/** A day and a half of readings inside their band, with the one time on the dock. */
function Temperature() {
  const readings = Array.from({ length: 106 }, (_, index) => {
    const calm = 5 + Math.sin(index / 5) * 0.7 + Math.sin(index / 1.7) * 0.35
    const dock = 2.6 * Math.exp(-(((index - 68) / 3.2) ** 2))
    return [index * 2, 96 - (calm + dock) * 9] as const
  })
  const [dockX, dockY] = readings[68] ?? [0, 0]
  return (
    <>
      <rect y={96 - 72} width={width} height={54} fill="var(--sky-100)" />
      {[2, 4, 6, 8].map((degree) => (
        <line
          key={degree}
          x2={width}
          y1={96 - degree * 9}
          y2={96 - degree * 9}
          stroke="var(--paper)"
          strokeWidth={0.5}
        />
      ))}
      <polyline
        points={readings.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--air)"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <line x1={dockX} x2={dockX} y1={dockY} y2={height} stroke="var(--signal)" strokeWidth={0.5} />
      <circle cx={dockX} cy={dockY} r={3} fill="var(--signal)" />
    </>
  )
}

/** Half a tonne by air, road and rail: areas in the proportion of their emissions, 566.65 to 53.03 to 17.90. */
function Emissions() {
  const scale = 2.75
  const circles = [
    { kilograms: 566.65, x: 74, fill: 'var(--signal)' },
    { kilograms: 53.03, x: 163, fill: 'var(--ink)' },
    { kilograms: 17.9, x: 194, fill: 'var(--map-dot)' },
  ]
  return (
    <>
      {circles.map(({ kilograms, x, fill }) => {
        const radius = Math.sqrt(kilograms) * scale
        return <circle key={kilograms} cx={x} cy={136 - radius} r={radius} fill={fill} />
      })}
      <line x2={width} y1={136} y2={136} stroke="var(--ink)" strokeWidth={0.7} />
    </>
  )
}

const places = [
  [38, 44],
  [150, 34],
  [74, 108],
  [176, 106],
] as const

/** Customers, each joined to the nearest of four places. */
function Places() {
  const customers = Array.from({ length: 104 }, (_, index) => {
    const x = 6 + (index % 13) * 16.5 + ((index * 7) % 5) - 2
    const y = 10 + Math.floor(index / 13) * 17.5 + ((index * 11) % 7) - 3
    const nearest = [...places].sort(
      (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
    )[0]
    return { x, y, to: nearest ?? places[0] }
  })
  return (
    <>
      {customers.map(({ x, y, to }) => (
        <line
          key={`${x} ${y}`}
          x1={x}
          y1={y}
          x2={to[0]}
          y2={to[1]}
          stroke="var(--map-dot)"
          strokeWidth={0.45}
        />
      ))}
      {customers.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.2} fill="var(--ink)" />
      ))}
      {places.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={5} fill={index === 0 ? 'var(--signal)' : 'var(--ink)'} />
      ))}
    </>
  )
}

/** Orders by day around a sale, the day itself in red. */
function Peak() {
  const days = Array.from({ length: 30 }, (_, day) => {
    const ordinary = 20 + ((day * 5) % 4) * 1.6
    const sale = 96 * Math.exp(-((day - 18) ** 2) / 1.6)
    const returns = 26 * Math.exp(-((day - 25) ** 2) / 6)
    return { day, orders: ordinary + sale + returns }
  })
  const step = width / days.length
  return (
    <>
      {days.map(({ day, orders }) => (
        <rect
          key={day}
          x={day * step + 1}
          y={height - orders}
          width={step - 2}
          height={orders}
          fill={day === 18 ? 'var(--signal)' : day > 21 ? 'var(--map-dot)' : 'var(--ink)'}
        />
      ))}
    </>
  )
}
