import { limitTable } from '../limits.ts'

const rows = Object.entries(limitTable).map(([limit, row]) => ({
  limit,
  value: row.value,
  unit: row.unit,
  about: row.about,
}))
console.table(rows)
