import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { TextStyle } from './flow.ts'
import { isSpokenOnly } from './spoken-text.ts'
import { type Declared, declarationsOf, type Matched, type StyleRules } from './style-rules.ts'

/** Never text of the page, or not shown as such. */
const withoutText = new Set(
  'head script style noscript template svg iframe object embed canvas video audio select option datalist input textarea map area'.split(
    ' ',
  ),
)
const blockTags = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const boldTags = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const sizes: Readonly<Record<string, number>> = { h1: 1.6, h2: 1.35, h3: 1.15, small: 0.85 }
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  grid: 'table',
  row: 'table-row',
  cell: 'table-cell',
  gridcell: 'table-cell',
  columnheader: 'table-cell',
  rowheader: 'table-cell',
}
const tableTags: Readonly<Record<string, string>> = {
  table: 'table',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
}
/** In points: the size of ordinary text, and what others are kept within. */
export const ordinarySize = 7.5
const [leastSize, mostSize] = [6, 14]

/** How an element stands in the page. */
export interface Look {
  element: Tree.Element
  matched: Matched
  isHidden: boolean
  /** 'table', 'table-row', 'table-cell', 'columns' for parts side by side, else 'block' or 'inline'. */
  display: 'table' | 'table-row' | 'table-cell' | 'columns' | 'block' | 'inline'
  /** Set in a line as one box: what stands in it is apart from what stands beside it. */
  isBox: boolean
  /** Columns of a grid; null where its children share one row. */
  gridColumns: number | null
  /** Whether its children go on in a next row where one is full. */
  isWrapped: boolean
  /** Of the row that it stands in, where the page says how much of it it takes. */
  share: number | null
  /** Whether screen readers alone read it, and whether they leave it out. */
  isSpoken: boolean
  isUnspoken: boolean
  style: TextStyle
}

/** @param pixels of the page's ordinary text, to which other sizes are measured */
export function lookOf(
  element: Tree.Element,
  given: { rules: StyleRules; ancestors: readonly Matched[]; style: TextStyle; pixels: number },
): Look {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
  const tag = element.tagName
  const matched: Matched = {
    tag,
    id: attributes.get('id') ?? '',
    classes: (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== ''),
    hidden: attributes.has('hidden'),
  }
  const declared: Declared = {
    ...given.rules.of(matched, given.ancestors),
    ...declarationsOf(attributes.get('style') ?? ''),
  }
  const written = declared.display ?? roles[attributes.get('role') ?? ''] ?? tableTags[tag] ?? ''
  const isHidden =
    withoutText.has(tag) ||
    matched.hidden ||
    matched.classes.includes('ng-hide') ||
    declared.display === 'none' ||
    /hidden|collapse/.test(declared.visibility ?? '')
  return {
    element,
    matched,
    isHidden,
    display: displayOf(written, tag, declared),
    isBox: /^inline-(block|flex|grid)$/.test(written),
    gridColumns: gridColumns(declared),
    isWrapped: /^wrap/.test(declared['flex-wrap'] ?? '') || isOpenGrid(declared),
    share: shareOf(declared),
    isSpoken: isSpokenOnly(matched.classes, declared),
    isUnspoken: attributes.get('aria-hidden') === 'true',
    style: {
      bold: isBold(declared['font-weight']) ?? (given.style.bold || boldTags.has(tag)),
      size: sizeOf(declared['font-size'], tag, given),
      fill: fillOf(declared['background-color'] ?? attributes.get('bgcolor')) ?? given.style.fill,
      keepsSpace: given.style.keepsSpace || tag === 'pre',
    },
  }
}

function displayOf(written: string, tag: string, declared: Declared): Look['display'] {
  if (/^(inline-)?table$/.test(written)) return 'table'
  if (written === 'table-row' || written === 'table-cell') return written
  if (/grid$/.test(written)) return 'columns'
  if (/flex$/.test(written)) return /column/.test(declared['flex-direction'] ?? '') ? 'block' : 'columns'
  if (/^inline/.test(written)) return 'inline'
  if (written !== '') return 'block'
  return blockTags.has(tag) ? 'block' : 'inline'
}

/** 'repeat(4, 1fr)' and '2fr 1fr 1fr' tell their columns; anything else does not. */
function gridColumns(declared: Declared): number | null {
  const written = declared['grid-template-columns']
  if (!written) return null
  const repeated = /^repeat\((\d+)\s*,/.exec(written)?.[1]
  if (repeated) return Number(repeated)
  return /[(,]/.test(written.replace(/minmax\([^)]*\)/g, 'x')) ? null : written.split(/\s+/).length
}

/** 'repeat(auto-fill, …)': as many columns as the window has room for. */
const isOpenGrid = (declared: Declared) => /auto-fi(ll|t)/.test(declared['grid-template-columns'] ?? '')

/** '50%' of 'flex: 0 0 50%', of a basis or of a width, as a part of one. */
function shareOf(declared: Declared): number | null {
  const basis = declared['flex-basis'] ?? declared.flex?.split(/\s+/).at(-1) ?? ''
  const written = [basis, declared.width ?? ''].find((each) => /^[\d.]+%$/.test(each))
  const share = Number.parseFloat(written ?? '') / 100
  return share > 0 && share <= 1 ? share : null
}

function isBold(written: string | undefined): boolean | null {
  if (written === undefined || written === 'inherit') return null
  return written.startsWith('bold') || Number(written) >= 600
}

function sizeOf(
  written: string | undefined,
  tag: string,
  { style, pixels }: { style: TextStyle; pixels: number },
): number {
  const own = ordinarySize * (sizes[tag] ?? 0) || style.size
  const [, number, unit] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(written ?? '') ?? []
  if (!number || tag === 'body' || tag === 'html') return own
  const value = Number(number)
  const size =
    unit === 'px'
      ? (value / pixels) * ordinarySize
      : unit === 'pt'
        ? ((value / 0.75) * ordinarySize) / pixels
        : unit === 'rem'
          ? value * ordinarySize
          : style.size * (unit === '%' ? value / 100 : value)
  return Math.min(mostSize, Math.max(leastSize, Math.round(size * 10) / 10))
}

/** A pale copy of the colour, on which black text is read; null for white and for what is no plain colour. */
function fillOf(written: string | undefined): string | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(written ?? '')?.[1]
  const numbers = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?:[ ,/]+([\d.]+))?/.exec(written ?? '')
  const colour = hex
    ? (hex.length === 3 ? [...hex].map((sign) => sign + sign) : (hex.match(/../g) ?? [])).map((each) =>
        Number.parseInt(each, 16),
      )
    : numbers && numbers[4] !== '0'
      ? numbers.slice(1, 4).map(Number)
      : null
  if (!colour || colour.every((each) => each > 250)) return null
  return `#${colour
    .map((each) =>
      Math.round(255 - (255 - Math.min(each, 255)) * 0.25)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
