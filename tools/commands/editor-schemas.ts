import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../../packages/content/src/written/editor-schemas.ts'
import { root } from '../steps/steps.ts'

const documents = 'packages/content/documents/'
const made = '.cache/editor-schemas'

/** A file that says in which order others come is headings with names. */
const names = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }

mkdirSync(join(root, made), { recursive: true })
const settings = [...editorSchemas(join(root, documents))].map(([files, { $schema, $defs, ...rest }]) => {
  const file = `${made}/${files.split(/[/.]/)[0]}.json`
  const schema = { $schema, if: { additionalProperties: names }, else: rest, $defs }
  writeFileSync(join(root, file), JSON.stringify(schema))
  return [`./${file}`, documents + files]
})
console.log(JSON.stringify({ 'yaml.schemas': Object.fromEntries(settings) }, null, 2))
