// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources

/** A text of a source, and what stands in its place where the trick is off. */
type Edit = { readonly file: string; readonly from: string; readonly to: string }

/** Lines of code: a whole file, or from the line that holds one text to the line that holds another. */
type Lines = { readonly file: string; readonly from?: string; readonly to?: string }

/** Something that is done to a page for the sake of its speed or size, and how it is left out. */
export type Trick = { readonly name: string; readonly off: readonly Edit[]; readonly lines: readonly Lines[] }

const placeStyles = 'apps/site/server/rendering/place-styles.ts'
const deferredStyles = 'apps/site/shell/client/deferred-styles.ts'
const frame = 'apps/site/shell/layouts/frame.tsx'
const adapter = 'apps/site/server/adapter'

export const tricks: readonly Trick[] = [
  {
    name: 'rest of the styles after the first picture',
    off: [
      { file: placeStyles, from: `'<html data-deferred-styles=""'`, to: "'<html'" },
      { file: placeStyles, from: "mark === -1 ? '' : untilStyled", to: "mark < -1 ? untilStyled : ''" },
      { file: placeStyles, from: '<link rel="preload" as="style"', to: '<link rel="stylesheet"' },
      {
        file: placeStyles,
        from: ' media="${wideScreens}" data-deferred-styles=""',
        to: ' data-wide="${wideScreens.length}"',
      },
    ],
    lines: [
      { file: deferredStyles },
      { file: placeStyles, from: 'The rest is turned on', to: 'const wideScreens' },
    ],
  },
  {
    name: 'styles of the first screenful apart from the rest',
    off: [
      { file: placeStyles, from: 'sheetsIn(above, styles)', to: 'sheetsIn(html, styles)' },
      {
        file: `${adapter}/styles/write-styles.ts`,
        from: 'sheets.map(({ first }) => first)',
        to: 'sheets.map(({ whole }) => whole)',
      },
    ],
    lines: [{ file: placeStyles }, { file: `${adapter}/styles/divide-sheet.ts` }, { file: deferredStyles }],
  },
  {
    name: 'parts in files of their own',
    off: [
      {
        file: 'apps/site/shell/static-markup.ts',
        from: 'createElement(DeferContext, { value: defer }, element)',
        to: 'createElement(DeferContext, { value: defer === null ? defer : null }, element)',
      },
    ],
    lines: [
      { file: 'packages/ui/src/deferred.tsx' },
      { file: 'apps/site/server/rendering/deferred-files.ts' },
      { file: 'apps/site/shell/client/parts.ts' },
    ],
  },
  {
    name: 'frames rendered once',
    off: [{ file: frame, from: 'frames.get(key) ?? renderFrame(facts)', to: 'renderFrame(facts)' }],
    lines: [{ file: frame, from: 'Pages that are made', to: 'return frame' }],
  },
  {
    name: 'one part in each frame',
    off: [
      {
        file: deferredStyles,
        from: "const frames = location.hash !== '' || document.hidden ? [] :",
        to: "const frames = location.hash !== 'none' || document.hidden ? [] :",
      },
    ],
    lines: [{ file: deferredStyles, from: 'One part in each frame', to: 'requestAnimationFrame(step))' }],
  },
  {
    name: 'typeface by script',
    off: [
      { file: 'apps/site/shell/fonts.css', from: '@media (scripting: none)', to: '@media all' },
      {
        file: 'apps/site/shell/client/typeface.ts',
        from: 'const conditional = [...document.styleSheets]',
        to: 'const conditional = [...document.styleSheets].slice(0, 0)',
      },
    ],
    lines: [{ file: 'apps/site/shell/client/typeface.ts' }],
  },
  {
    name: 'constants written where they are used',
    off: [
      {
        file: `${adapter}/styles/fold-constants.ts`,
        from: 'return resolved(declared)',
        to: 'return resolved(declared.size < 0 ? declared : new Map())',
      },
    ],
    lines: [{ file: `${adapter}/styles/fold-constants.ts` }],
  },
  {
    name: 'short class names',
    off: [
      {
        file: 'apps/site/astro.config.mjs',
        from: 'css: { modules: { generateScopedName: shortClassName } },',
        to: '',
      },
    ],
    lines: [{ file: `${adapter}/short-class-names.mjs` }],
  },
]
