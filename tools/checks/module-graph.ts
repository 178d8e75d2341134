import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type TrackedFile, trackedFiles } from './tracked-files.ts'

/** A file of code: what it exports under a name, and what it takes of which other file; `*` for everything. */
type Module = {
  readonly path: string
  readonly exports: readonly string[]
  readonly takes: readonly { readonly from: string; readonly name: string }[]
}

type Package = { readonly name: string; readonly exports?: Readonly<Record<string, string>> }

const packages = new Map(
  trackedFiles(/^packages\/[\w-]+\/package\.json$/).map(({ path, text }) => {
    const { name, exports = {} } = JSON.parse(text) as Package
    return [name, { folder: dirname(path), exports }] as const
  }),
)

/** What stands for the star of a door that `key` goes through; null where it does not. */
function starOf(door: string, key: string): string | null {
  const [before = '', after] = door.split('*')
  if (after === undefined) return door === key ? '' : null
  return key.startsWith(before) && key.endsWith(after)
    ? key.slice(before.length, key.length - after.length)
    : null
}

/** The file that an import of `from` means; null for one of a package that is not ours. */
function fileOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target)
  const [, name = '', rest] = /^(@hongyan\/[\w-]+)(?:\/(.+))?$/.exec(target) ?? []
  const own = packages.get(name)
  if (own === undefined) return null
  const key = rest === undefined ? '.' : `./${rest}`
  for (const [name, to] of Object.entries(own.exports)) {
    const star = starOf(name, key)
    if (star !== null) return join(own.folder, to.replace('*', star))
  }
  return null
}

/** The code of a page is what stands before its markup, and in its scripts. */
function codeOf({ path, text }: TrackedFile): string {
  if (!path.endsWith('.astro')) return text
  const code = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  return [code, ...[...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script)].join(
    '\n',
  )
}

/** What a statement exports. An interface is left out: others add to it by its name. */
function namesDeclaredBy(node: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(node) || !ts.canHaveModifiers(node)) return []
  const modifiers = (ts.getModifiers(node) ?? []).map(({ kind }) => kind)
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return []
  if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (!ts.isVariableStatement(node)) {
    const { name } = node as ts.DeclarationStatement
    return name === undefined ? [] : [name.text]
  }
  return node.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((part) =>
          ts.isBindingElement(part) && ts.isIdentifier(part.name) ? [part.name.text] : [],
        ),
  )
}

function readModule(file: TrackedFile): Module {
  const { path } = file
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const source = ts.createSourceFile(path, codeOf(file), ts.ScriptTarget.Latest, false, kind)
  const exports = source.statements.flatMap(namesDeclaredBy)
  const takes: { from: string; name: string }[] = []
  const take = (target: ts.Node | undefined, names: readonly string[]) => {
    const from = target && ts.isStringLiteralLike(target) ? fileOf(path, target.text) : null
    if (from !== null) takes.push(...names.map((name) => ({ from, name })))
  }
  const named = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) =>
    elements.map(({ propertyName, name }) => (propertyName ?? name).text)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings
      if (node.importClause?.name) take(node.moduleSpecifier, ['default'])
      if (bindings) take(node.moduleSpecifier, ts.isNamedImports(bindings) ? named(bindings.elements) : ['*'])
    } else if (ts.isExportDeclaration(node)) {
      const { exportClause: clause, moduleSpecifier } = node
      const elements = clause && ts.isNamedExports(clause) ? clause.elements : null
      if (elements !== null) exports.push(...elements.map(({ name }) => name.text))
      take(moduleSpecifier, elements === null ? ['*'] : named(elements))
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], ['*'])
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      take(node.argument.literal, [node.qualifier?.getText(source) ?? '*'])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { path, exports, takes }
}

/** All code of the repository. */
export function readModules(): readonly Module[] {
  return trackedFiles(/\.(ts|tsx|mts|mjs|astro)$/).map(readModule)
}
