import { parseArgs } from 'node:util'

/** The parameters `FILE [--db URL]`. Anything else prints `usage` and ends the process with code 2; `--help` with 0. */
export function readFileAndDatabase(usage: string): {
  readonly file: string
  readonly db: string | undefined
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { db: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    const [file] = positionals
    if (!values.help && file !== undefined && positionals.length === 1) return { file, db: values.db }
    process.stdout.write(usage)
    process.exit(values.help ? 0 : 2)
  } catch {
    // An option that does not exist.
    process.stdout.write(usage)
    process.exit(2)
  }
}
