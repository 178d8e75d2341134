import {
  type CustomAtRules,
  type Declaration,
  Features,
  type MediaQuery,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss'

/** A style sheet, minified: all of it, what is needed when a page is first shown, what is not, and its classes. */
export type DividedSheet = {
  readonly whole: string
  readonly first: string
  readonly deferred: string
  readonly classes: ReadonlySet<string>
}

/** Divides what a page needs when it is first shown from what takes a hand, a script or a condition that few have. */
export function divideSheet(css: string): DividedSheet {
  const classes = new Set<string>()
  const whole = printed(css, {
    Rule: {
      style: ({ value }) => {
        for (const selector of value.selectors) collectClasses(selector, classes)
      },
    },
  })
  return { whole, first: printed(css, firstOnly), deferred: printed(css, deferredOnly()), classes }
}

function printed(css: string, visitor: Visitor<CustomAtRules>): string {
  const code = Buffer.from(css)
  // Ranges are written as older browsers read them.
  const include = Features.MediaRangeSyntax
  const exclude = Features.LightDark
  return transform({ filename: 'sheet.css', code, minify: true, include, exclude, visitor }).code.toString()
}

const firstOnly: Visitor<CustomAtRules> = {
  Rule: (rule) => (isLaterRule(rule) ? [] : undefined),
  Declaration: (one) => (movesLater(one) ? [] : undefined),
}

function deferredOnly(): Visitor<CustomAtRules> {
  // Rules are entered from outside: what stands under a later condition or state is later as a whole.
  let depth = 0
  return {
    Rule: (rule) => {
      if (isStatement(rule)) return []
      if (depth > 0 || isLaterRule(rule)) depth += 1
    },
    RuleExit: () => {
      if (depth > 0) depth -= 1
    },
    Declaration: (one) => (depth > 0 || movesLater(one) ? undefined : []),
  }
}

/** What is said of the whole page, at once. */
function isStatement({ type }: Rule): boolean {
  return type === 'layer-statement' || type === 'view-transition' || type === 'font-face'
}

function isLaterRule(rule: Rule): boolean {
  if (rule.type === 'style') return rule.value.selectors.every(isLater)
  if (rule.type === 'media') return rule.value.query.mediaQueries.every(holdsForFew)
  return rule.type === 'keyframes'
}

/** States that take somebody's hand or a script, and parts that only such states have. */
const laterStates =
  /^(?:hover|active|focus|focus-visible|focus-within|disabled|popover-open|modal|backdrop|selection)$/

function isLater(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return false
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      return part.selectors.every(isLater)
    if (part.kind === 'dir') return part.direction === 'rtl'
    return laterStates.test(part.kind)
  })
}

const ofFew = new Set(['forced-colors: active', 'prefers-reduced-motion: reduce'])

function holdsForFew({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true
  if (condition?.type !== 'feature' || condition.value.type !== 'plain') return false
  const { name, value } = condition.value
  return value.type === 'ident' && ofFew.has(`${name}: ${value.value}`)
}

/** What only shows when something moves or is touched. */
const laterProperties = /^(?:transition|animation|cursor|overscroll-behavior|scroll-(?:snap|behavior))/

function movesLater(declaration: Declaration): boolean {
  return laterProperties.test(nameOf(declaration))
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  return declaration.property
}

function collectClasses(selector: Selector, into: Set<string>): void {
  for (const part of selector) {
    if (part.type === 'class') into.add(part.name)
    if (part.type === 'pseudo-class' && 'selectors' in part)
      for (const one of part.selectors ?? []) collectClasses(one as Selector, into)
  }
}
