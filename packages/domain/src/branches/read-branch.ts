import { z } from 'zod'
import { districts } from '../countries/home-calendar.gen.ts'
import { products } from '../network/product.ts'
import { childrenOf, findDivision } from '../places/divisions.ts'
import { findCity } from '../places/find-city.ts'
import { type Branch, branchKinds, branchServices } from './branch.ts'
import { abroad, distanceProblem, placeOf, readBranchPhone } from './branch-place.ts'
import { readSpecialDays, readWeek } from './read-hours.ts'

/** Columns of a table of branches, in the order the example has them. */
export const branchColumns = [
  'code',
  'kind',
  'district',
  'name.zh',
  'name.hk',
  'name.en',
  'address.zh',
  'address.hk',
  'address.en',
  'longitude',
  'latitude',
  'phone',
  'extension',
  'hours',
  'holidays',
  'specialDays',
  'services',
  'products',
  'areas',
] as const
type BranchColumn = (typeof branchColumns)[number]

/** A row of the table: a cell for each column that is not empty. */
export type BranchRecord = Partial<Readonly<Record<BranchColumn, string>>>

const text = z.string().trim().min(1).max(200)
/** A district of the division table, by its six digits, or a city that has none. */
const division = z
  .string()
  .trim()
  .refine((code) => findDivision(code) !== null && childrenOf(code).length === 0, 'unknown district code')

/** The same, or a city of the network outside China. */
const district = z
  .string()
  .trim()
  .refine((code) => placeOf(code) !== null, 'unknown district code')

const degrees = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'not a number in degrees')
  .transform(Number)

/** Items separated by `|`, each out of a list. */
const listOf = <T extends string>(known: readonly T[]) =>
  z
    .string()
    .default('')
    .transform((cell, context): T[] => {
      const items = cell
        .split('|')
        .map((item) => item.trim())
        .filter(Boolean)
      for (const item of items) {
        if (!(known as readonly string[]).includes(item)) {
          context.addIssue({ code: 'custom', message: `unknown "${item.slice(0, 30)}"` })
        }
      }
      return [...new Set(items)] as T[]
    })

const written = <T>(read: (cell: string) => T | null, message: string) =>
  z.string().transform((cell, context): T => {
    const value = read(cell)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const recordSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,19}$/, 'letters, digits and hyphens, 3 to 20'),
  kind: z.enum(branchKinds).default('branch'),
  district,
  'name.zh': text,
  'name.hk': text.optional(),
  'name.en': text,
  'address.zh': text,
  'address.hk': text.optional(),
  'address.en': text,
  longitude: degrees,
  latitude: degrees,
  phone: z.string().trim(),
  extension: z
    .string()
    .trim()
    .regex(/^\d{1,8}$/, 'digits only')
    .optional(),
  hours: written(readWeek, 'not hours such as "1-7 08:00-22:00"'),
  holidays: z.enum(['short', 'usual', 'closed']).optional(),
  specialDays: written(readSpecialDays, 'not days such as "2027-02-06 closed"').optional(),
  services: listOf(branchServices),
  products: listOf(products).refine((items) => items.length > 0, 'at least one product'),
  areas: z
    .string()
    .default('')
    .transform((cell) => cell.split('|').filter(Boolean))
    .pipe(z.array(division)),
})

type ReadBranch =
  | { readonly kind: 'branch'; readonly branch: Branch }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** Reads one row of a table of branches, or says all that is wrong with it, one line each with the column first. */
export function readBranch(record: BranchRecord): ReadBranch {
  const parsed = recordSchema.safeParse(record)
  // What depends on the place is looked at as soon as the place is known, however wrong the other columns are.
  const placed = placeProblems(record)
  const phone =
    record.phone === undefined ? null : readBranchPhone(record.phone, record.district?.trim() ?? '')
  const phoneProblems = phone?.kind === 'problem' ? [`phone: ${phone.problem}`] : []
  if (!parsed.success || placed.length > 0 || phone?.kind !== 'phone') {
    const issues = parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, record))
    return { kind: 'problems', problems: [...issues, ...placed, ...phoneProblems] }
  }
  const { data } = parsed
  const outside = abroad(data.district)
  const branch: Branch = {
    code: data.code,
    kind: data.kind,
    name: { zh: data['name.zh'], hk: data['name.hk'] ?? data['name.zh'], en: data['name.en'] },
    district: data.district,
    address: {
      zh: data['address.zh'],
      hk: data['address.hk'] ?? data['address.zh'],
      en: data['address.en'],
    },
    longitude: data.longitude,
    latitude: data.latitude,
    phone: phone.phone,
    extension: data.extension ?? null,
    week: data.hours,
    // The calendar is that of the home.
    holidays: data.holidays ?? (districts.test(data.district) ? 'short' : 'usual'),
    specialDays: data.specialDays ?? {},
    services: data.services,
    products: data.products,
    areas: data.areas,
    ...(outside ? { zone: findCity(data.district)?.zone } : {}),
  }
  return { kind: 'branch', branch }
}

function problemOf(issue: z.core.$ZodIssue, record: BranchRecord): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: unknown column`
  const column = issue.path[0] as BranchColumn
  const missing = issue.code === 'invalid_type' && record[column] === undefined
  return `${column}: ${missing ? 'missing' : issue.message}`
}

function placeProblems({ district: code = '', longitude, latitude }: BranchRecord): readonly string[] {
  const [east, north] = [degrees.safeParse(longitude), degrees.safeParse(latitude)]
  if (!east.success || !north.success) return []
  return distanceProblem(code.trim(), { longitude: east.data, latitude: north.data })
}
