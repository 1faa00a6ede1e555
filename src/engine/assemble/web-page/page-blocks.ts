import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type Look, lookOf, ordinarySize } from './element-look.ts'
import { Flow, type TextStyle } from './flow.ts'
import { isLabelPair, isNamedPart, pairsOfList, textOf } from './label-pairs.ts'
import type { Block } from './page-block.ts'
import { parsedWithin } from './parsed-within.ts'
import type { SavedPage } from './saved-page.ts'
import { saidTwice } from './spoken-text.ts'
import { declarationsOf, type Matched, styleRules } from './style-rules.ts'
import { type GridCell, hasColumns, laidOut, tableOf } from './table-grid.ts'
import type { Measure } from './typefaces.ts'
import { wrappedRows } from './wrapped-rows.ts'

/** Saved reports of three bureaus have some 10,000 tags, the largest seen a tenth of this. */
const mostTags = 300_000
/** Pages nest some forty elements; what is deeper would overrun the stack of this program. */
const mostDepth = 400
/** Space between the page's edges, in points. */
export const pageWidth = 556

type Element = Tree.Element
const isElement = (node: Tree.ChildNode): node is Element => 'tagName' in node

/**
 * What a saved page shows, in reading order. No script runs and nothing is fetched; what the page hides is left out.
 * Null when the page is far larger or deeper than any report.
 */
export function blocksOfPage(page: SavedPage, measure: Measure): Block[] | null {
  if (countOf(page.html, '<', mostTags) > mostTags) return null
  const document = parsedWithin(page.html, 2 * mostTags)
  const found = document && walk(document)
  if (!found) return null
  const rules = styleRules([...page.styles, ...found.styles])
  const style: TextStyle = { bold: false, size: ordinarySize, fill: null, keepsSpace: false }
  const reader = new PageReader({ rules, pixels: found.pixels ?? bodyPixels(rules) ?? 16, measure })
  const flow = new Flow()
  reader.children(document.childNodes, { flow, style, ancestors: [] })
  flow.end()
  return rules.areTooMany() ? null : flow.blocks.map((block) => laidOut(block, pageWidth, measure))
}

interface Place {
  flow: Flow
  style: TextStyle
  ancestors: readonly Matched[]
}

class PageReader {
  private readonly page: { rules: ReturnType<typeof styleRules>; pixels: number; measure: Measure }

  constructor(page: PageReader['page']) {
    this.page = page
  }

  children(nodes: readonly Tree.ChildNode[], place: Place): void {
    let row: Look[] = []
    const endRows = () => {
      if (row.length > 0) this.rows(row, place)
      row = []
    }
    const looks = this.shown(nodes, place)
    for (const node of nodes) {
      if (isElement(node)) {
        const look = looks.get(node)
        if (!look) continue
        // Rows without a table around them, one below the other, are one table.
        if (look.display === 'table-row' || isRowOfColumns(look) || this.isPair(look, place)) {
          if (row[0] !== undefined && row[0].gridColumns !== look.gridColumns) endRows()
          row.push(look)
        } else {
          endRows()
          this.element(look, place)
        }
      } else if (node.nodeName === '#text' && 'value' in node) {
        if (row.length > 0 && node.value.trim() === '') continue
        endRows()
        place.flow.text(node.value, place.style)
      }
    }
    endRows()
  }

  /** Of elements side by side those that the page shows, without what it says a second time. */
  private shown(nodes: readonly Tree.ChildNode[], place: Place): Map<Element, Look> {
    const looks = this.looks(nodes.filter(isElement), place)
    const shown = looks.filter(({ isHidden }) => !isHidden)
    const isSaid = shown.some(({ isSpoken }) => isSpoken) && shown.some(({ isUnspoken }) => isUnspoken)
    const parts = isSaid ? shown.map((look) => ({ ...look, text: textOf(look.element) })) : []
    const twice = new Set([...saidTwice(parts)].map(({ element }) => element))
    const kept = new Map<Element, Look>()
    for (const look of shown) if (!twice.has(look.element)) kept.set(look.element, look)
    return kept
  }

  /** Of elements side by side; those of one kind that say nothing of themselves look alike, of which a page may have 100,000. */
  private looks(elements: readonly Element[], place: Place): Look[] {
    const alike = new Map<string, Look>()
    return elements.map((element) => {
      if (element.attrs.length > 0) return this.look(element, place)
      const like = alike.get(element.tagName)
      if (like) return { ...like, element }
      const look = this.look(element, place)
      alike.set(element.tagName, look)
      return look
    })
  }

  private isPair({ element, display, style, matched }: Look, place: Place): boolean {
    if (display !== 'block') return false
    const hasOwnText = element.childNodes.some((child) => 'value' in child && child.value.trim() !== '')
    if (hasOwnText || element.childNodes.length > 8) return false
    const inside = { ...place, style, ancestors: [...place.ancestors, matched] }
    return isLabelPair([...this.shown(element.childNodes, inside).keys()])
  }

  /** Whether nothing but boxes stand in a row there, as in a list of months: they wrap as whole ones. */
  private areBoxes(element: Element, inside: Place): boolean {
    if (element.childNodes.some((child) => 'value' in child && child.value.trim() !== '')) return false
    const boxes = [...this.shown(element.childNodes, inside).values()]
    return boxes.length > 1 && boxes.every(({ isBox }) => isBox)
  }

  private look(element: Element, { style, ancestors }: Place): Look {
    return lookOf(element, { ...this.page, style, ancestors })
  }

  private element(look: Look, place: Place): void {
    const { element, display, style } = look
    const inside = { ...place, style, ancestors: [...place.ancestors, look.matched] }
    if (element.tagName === 'br') place.flow.lineBreak(style)
    else if (element.tagName === 'img') place.flow.text(altOf(element), style)
    else if (display === 'inline') {
      // What only screen readers read stands by itself, as a label, a button and a box do: none is a part of the word beside it.
      const isApart = look.isSpoken || look.isBox || isNamedPart(element) || element.tagName === 'button'
      const around = isApart ? ' ' : ''
      place.flow.text(around, style)
      this.children(element.childNodes, inside)
      place.flow.text(around, style)
    } else {
      place.flow.end()
      if (display === 'table') this.rows(this.rowsOf(element, inside), inside)
      else if (display === 'columns') this.rows([look], place)
      else if (element.tagName === 'dl') this.list(element, inside)
      else if (this.areBoxes(element, inside))
        this.rows([{ ...look, display: 'columns', isWrapped: true }], place)
      else this.children(element.childNodes, inside)
      place.flow.end()
    }
  }

  private list(element: Element, place: Place): void {
    const shown = this.shown(element.childNodes, place)
    const pairs = pairsOfList(element, [...shown.keys()])
    if (pairs === null) {
      this.children(element.childNodes, place)
      return
    }
    const looks = (pair: Element[]) => pair.flatMap((each) => shown.get(each) ?? [])
    this.grid(
      pairs.map((pair) => asPair(looks(pair).map((look) => this.cell(look, place)))),
      place,
    )
  }

  /** The rows of a table, through its sections; whatever else stands in it (a caption) goes before them. */
  private rowsOf(table: Element, place: Place): Look[] {
    const rows: Look[] = []
    for (const child of table.childNodes) {
      if (!isElement(child)) continue
      const look = this.look(child, place)
      if (look.isHidden) continue
      const inside = { ...place, style: look.style, ancestors: [...place.ancestors, look.matched] }
      if (look.display === 'table-row' || look.display === 'columns') rows.push(look)
      else if (/^t(head|body|foot)$/.test(child.tagName) || look.display === 'block')
        for (const row of this.rowsOf(child, inside)) rows.push(row)
      else this.element(look, place)
    }
    return rows
  }

  /** Rows to a table, or, where nothing stands side by side, to what stands in them one after the other. */
  private rows(rows: readonly Look[], place: Place): void {
    const cells = rows.map((row) => {
      const own = this.cellsOf(row, place)
      return row.display === 'block' ? asPair(own) : own
    })
    this.grid(
      cells.flatMap((each, at) =>
        wrappedRows(each, rows[at], { width: pageWidth, measure: this.page.measure }),
      ),
      place,
    )
  }

  private grid(cells: GridCell[][], { flow }: Place): void {
    flow.end()
    if (hasColumns(cells)) flow.block(tableOf(cells, pageWidth))
    else for (const cell of cells.flat()) for (const block of cell.blocks) flow.block(block)
  }

  private cellsOf(row: Look, place: Place): GridCell[] {
    const inside = { ...place, style: row.style, ancestors: [...place.ancestors, row.matched] }
    const shown = this.shown(row.element.childNodes, inside)
    return row.element.childNodes.flatMap((child) => {
      if (isElement(child)) {
        const look = shown.get(child)
        return look ? [this.cell(look, inside)] : []
      }
      if (!('value' in child) || child.nodeName !== '#text' || child.value.trim() === '') return []
      const flow = new Flow()
      flow.text(child.value, row.style)
      flow.end()
      return [{ blocks: flow.blocks, colspan: 1, rowspan: 1, fill: null, share: null }]
    })
  }

  private cell(look: Look, place: Place): GridCell {
    const { element, display } = look
    const flow = new Flow()
    const style = { ...look.style, fill: null }
    const ancestors = [...place.ancestors, look.matched]
    if (display === 'columns' || display === 'table') this.element(look, { ...place, flow })
    else if (element.tagName === 'img') flow.text(altOf(element), style)
    else this.children(element.childNodes, { flow, style, ancestors })
    flow.end()
    return {
      blocks: flow.blocks,
      colspan: spanOf(element, 'colspan'),
      rowspan: spanOf(element, 'rowspan'),
      fill: look.style.fill,
      share: element.tagName === 'td' || element.tagName === 'th' ? null : look.share,
    }
  }
}

/** Labels that are set beside their values all get the same room, so that the values of the page stand in one column. */
function asPair(cells: GridCell[]): GridCell[] {
  return cells.map((cell, at) => (at === 0 && cell.share === null ? { ...cell, share: 0.3 } : cell))
}

/** A line of parts side by side, as pages make tables without a table; a grid where its parts fill one row. */
function isRowOfColumns({ display, gridColumns, element }: Look): boolean {
  return (
    display === 'columns' &&
    (gridColumns === null || element.childNodes.filter(isElement).length === gridColumns)
  )
}

function spanOf(element: Element, name: 'colspan' | 'rowspan'): number {
  const written = Number(element.attrs.find((each) => each.name === name)?.value ?? 1)
  return Number.isInteger(written) && written > 0 ? Math.min(written, 200) : 1
}

/** A picture says what it shows only in its text: a tick, a logo. */
function altOf(element: Element): string {
  return element.attrs.find(({ name }) => name === 'alt')?.value ?? ''
}

function countOf(text: string, sign: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1
  return count
}

/** Style sheets of the page and the size of its text, found without recursion. Null when it nests too deep. */
function walk(document: Tree.Document): { styles: string[]; pixels: number | null } | null {
  const styles: string[] = []
  let pixels: number | null = null
  const left: { node: Tree.ChildNode; depth: number }[] = document.childNodes.map((node) => ({
    node,
    depth: 1,
  }))
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next
    if (depth > mostDepth) return null
    if (!isElement(node)) continue
    if (node.tagName === 'style') styles.push(textIn(node))
    if (node.tagName === 'body')
      pixels = pixelsOf(node.attrs.find(({ name }) => name === 'style')?.value ?? '')
    for (const child of node.childNodes) left.push({ node: child, depth: depth + 1 })
  }
  return { styles: styles.reverse(), pixels }
}

function textIn(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function bodyPixels(rules: ReturnType<typeof styleRules>): number | null {
  const body = rules.of({ tag: 'body', id: '', classes: [], hidden: false }, [])
  return pixelsOf(`font-size:${body['font-size'] ?? ''}`)
}

function pixelsOf(style: string): number | null {
  const [, number, unit] = /^([\d.]+)(px|pt)$/.exec(declarationsOf(style)['font-size'] ?? '') ?? []
  return number ? Number(number) / (unit === 'pt' ? 0.75 : 1) : null
}
