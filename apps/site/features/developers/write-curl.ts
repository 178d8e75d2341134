import { type Asked, partsOf, sentOf } from './asked.ts'

/** A request as a line of a shell, with the body behind it. */
export function writeCurl(asked: Asked): string {
  const { headers, body } = sentOf(asked)
  return [
    `curl ${quoted(asked.url)}`,
    ...headers.map(([name, value]) => {
      const header = `${name}: ${value}`
      return `  -H ${partsOf(value).variable === null ? quoted(header) : `"${header}"`}`
    }),
    ...(body === null ? [] : [`  -d ${quoted(body)}`]),
    ...(asked.file === null ? [] : [`  -o ${asked.file}`]),
  ].join(' \\\n')
}

/** A word of the shell in which nothing has a meaning. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
