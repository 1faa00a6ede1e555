import { strToU8, zlibSync } from 'fflate'
import { savedPageMark } from '../../read/saved-page-mark.ts'
import type { CutPage } from './cut-pages.ts'
import type { PlacedPiece } from './sheet.ts'
import { faceOf, type Typeface, type Typefaces, unknownWidth } from './typefaces.ts'

/** US letter, and what is left free around. In points. */
export const paper = { width: 612, height: 792, margin: 28 }

/**
 * Pages of text as a PDF (ISO 32000-1) with its typefaces in it. The same pages give the same bytes: it has neither a date nor an
 * identifier.
 */
export function pagesAsPdf(pages: readonly CutPage[], faces: Typefaces): Uint8Array {
  const file = new PdfFile()
  const fonts = new Fonts(faces)
  const contents = pages.map((page) => file.stream(contentOf(page, fonts)))
  const resources = file.object(`<</Font<<${fonts.writeInto(file).join('')}>>>>`)
  const tree = file.reserve()
  const kids = contents.map((content) =>
    file.object(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${paper.width} ${paper.height}]/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    ),
  )
  file.fill(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`)
  return file.end(file.object(`<</Type/Catalog/Pages ${tree} 0 R>>`))
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

function contentOf({ texts, fills, rules }: CutPage, fonts: Fonts): string {
  const { margin, height } = paper
  const up = (y: number) => number(height - margin - y)
  const across = (x: number) => number(margin + x)
  const painted = fills.map(({ x, top, bottom, width, fill }) => {
    const [r, g, b] = (fill.match(/[\da-f]{2}/g) ?? []).map((part) => number(Number.parseInt(part, 16) / 255))
    return `${r} ${g} ${b} rg ${across(x)} ${up(bottom)} ${number(width)} ${number(bottom - top)} re f`
  })
  const drawn = rules.map(({ x, y, width }) => `${across(x)} ${up(y)} m ${across(x + width)} ${up(y)} l S`)
  const written = texts.map(
    (piece) =>
      `${number(100 * piece.stretch)} Tz 1 0 0 1 ${across(piece.x)} ${up(piece.baseline)} Tm ${fonts.show(piece)}`,
  )
  return [...painted, '0 g 0.85 G 0.3 w', ...drawn, 'BT', ...written, 'ET'].join('\n')
}

/** Signs that no typeface has, as many as one encoding holds. */
interface UnknownSigns {
  name: string
  codes: Map<string, number>
}

/** The typefaces that the pages use, by their names in the file. */
class Fonts {
  private readonly faces: Typefaces
  private readonly used = new Map<Typeface, string>()
  private readonly unknown: UnknownSigns[] = []

  constructor(faces: Typefaces) {
    this.faces = faces
  }

  /** The operators that show a text, a change of typeface before each part that needs one. */
  show({ text, size, bold }: PlacedPiece): string {
    const parts: { font: string; codes: number[] }[] = []
    for (const sign of text) {
      const { font, code } = this.place(sign, bold)
      const last = parts.at(-1)
      if (last?.font === font) last.codes.push(code)
      else parts.push({ font, codes: [code] })
    }
    return parts
      .map(({ font, codes }) => `/${font} ${number(size)} Tf <${codes.map(hexOf).join('')}> Tj`)
      .join(' ')
  }

  writeInto(file: PdfFile): string[] {
    const known = [...this.used].map(([face, name]) => `/${name} ${writeFace(file, face)} 0 R`)
    const { regular } = this.faces
    const unknown = this.unknown.map(({ name, codes }) => {
      const names = [...codes].map(() => '/.notdef').join('')
      const widths = new Map([...codes].map(([sign]) => [sign, unknownWidth]))
      const encoding = `<</Type/Encoding/Differences[1${names}]>>`
      return `/${name} ${writeFace(file, { ...regular, codes, widths }, encoding)} 0 R`
    })
    return [...known, ...unknown]
  }

  private place(sign: string, bold: boolean): { font: string; code: number } {
    const face = faceOf(sign, bold, this.faces)
    if (face === null) return this.placeUnknown(sign)
    const font = this.used.get(face) ?? `F${this.used.size + 1}`
    this.used.set(face, font)
    return { font, code: face.codes.get(sign) ?? 0 }
  }

  private placeUnknown(sign: string): { font: string; code: number } {
    for (const { name, codes } of this.unknown) {
      const code = codes.get(sign) ?? (codes.size < 255 ? codes.size + 1 : null)
      if (code === null) continue
      codes.set(sign, code)
      return { font: name, code }
    }
    const name = `U${this.unknown.length + 1}`
    this.unknown.push({ name, codes: new Map([[sign, 1]]) })
    return { font: name, code: 1 }
  }
}

function writeFace(file: PdfFile, face: Typeface, encoding?: string): number {
  const { name, program, bold, codes, widths } = face
  const isSymbolic = name === 'ZapfDingbats'
  const data = file.stream(program, '/Subtype/Type1C')
  const descriptor = file.object(
    `<</Type/FontDescriptor/FontName/${name}/Flags ${isSymbolic ? 4 : 32}/FontBBox[-200 -250 1200 1000]/ItalicAngle 0/Ascent 730/Descent -220/CapHeight 720/StemV ${bold ? 140 : 80}/FontFile3 ${data} 0 R>>`,
  )
  const signs = [...codes].sort(([, a], [, b]) => a - b)
  const first = signs[0]?.[1] ?? 0
  const last = signs.at(-1)?.[1] ?? 0
  const byCode = new Map(signs.map(([sign, code]) => [code, widths.get(sign) ?? unknownWidth]))
  const row = Array.from({ length: last - first + 1 }, (_, at) => byCode.get(first + at) ?? 0)
  const map = signs.map(([sign, code]) => `<${hexOf(code)}> <${utf16Of(sign)}>`)
  const unicode = file.stream(unicodeMap(map))
  const named = encoding ?? (isSymbolic ? '' : '/WinAnsiEncoding')
  return file.object(
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/FirstChar ${first}/LastChar ${last}/Widths[${row.join(' ')}]/FontDescriptor ${descriptor} 0 R/ToUnicode ${unicode} 0 R${named && `/Encoding ${named}`}>>`,
  )
}

/** Which sign each code is, for whoever reads the text. A block of such a map holds at most 100. */
function unicodeMap(lines: readonly string[]): string {
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Signs def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

const hexOf = (code: number): string => code.toString(16).padStart(2, '0')

function utf16Of(sign: string): string {
  return [...Array(sign.length).keys()]
    .map((at) => sign.charCodeAt(at).toString(16).padStart(4, '0'))
    .join('')
}

/** Numbered objects, and where each begins. */
class PdfFile {
  private readonly parts: Uint8Array[] = []
  private readonly starts: number[] = []
  private size = 0

  constructor() {
    // Four bytes above 127 say that the file is binary.
    this.add(Uint8Array.of(...strToU8('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 10))
    this.add(strToU8(savedPageMark))
  }

  reserve(): number {
    return this.starts.push(0)
  }

  fill(id: number, body: string | readonly Uint8Array[]): void {
    this.starts[id - 1] = this.size
    this.add(strToU8(`${id} 0 obj\n`))
    for (const part of typeof body === 'string' ? [strToU8(body)] : body) this.add(part)
    this.add(strToU8('\nendobj\n'))
  }

  object(body: string): number {
    const id = this.reserve()
    this.fill(id, body)
    return id
  }

  stream(content: string | Uint8Array, entries = ''): number {
    const packed = zlibSync(typeof content === 'string' ? strToU8(content) : content)
    const head = strToU8(`<</Filter/FlateDecode/Length ${packed.length}${entries}>>stream\n`)
    const id = this.reserve()
    this.fill(id, [head, packed, strToU8('\nendstream')])
    return id
  }

  end(catalog: number): Uint8Array {
    const start = this.size
    const entries = this.starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
    const count = this.starts.length + 1
    this.add(strToU8(`xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`))
    this.add(strToU8(`trailer\n<</Size ${count}/Root ${catalog} 0 R>>\nstartxref\n${start}\n%%EOF\n`))
    const bytes = new Uint8Array(this.size)
    let at = 0
    for (const part of this.parts) {
      bytes.set(part, at)
      at += part.length
    }
    return bytes
  }

  private add(part: Uint8Array): void {
    this.parts.push(part)
    this.size += part.length
  }
}
