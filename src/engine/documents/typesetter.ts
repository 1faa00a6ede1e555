import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { EvidencePicture } from '../letters/case-file.ts'
import { fontsOfText } from './fonts-of-text.ts'

/** Template files in ./templates, without their ending. */
export type Template =
  | 'dispute-letter'
  | 'request-letter'
  | 'no-letter-note'
  | 'complaint-letter'
  | 'mail-log'
  | 'forensic-analysis'
  | 'paper'
  | 'agreement'
  | 'envelope'
  | 'signature'

export interface TypesetPage {
  bytes: Uint8Array
  pages: number
  /** What the reader should know about this file: characters that no font has, a missing accessibility mark. */
  notes: string[]
  /** What the templates put down of places: where a letter is signed, which sheet is which. By their labels. */
  places: PagePlace[]
}

/** A place that a template notes for what is done with the file afterwards; in points from the sheet's top left corner. */
export interface PagePlace {
  label: 'signature-line' | 'envelope-sheet'
  /** From 1. */
  page: number
  x: number
  y: number
  /** What the template calls it; '' for one that needs no name. */
  name: string
}

export interface Typesetter {
  /**
   * Sets `content` (plain data) in a template; `asOf` ('YYYY-MM-DD') becomes the file's date. The content may name
   * `pictures` by their keys (of letters, digits and hyphens only). Throws TypesettingError.
   */
  set(
    template: Template,
    content: object,
    asOf: string,
    pictures?: readonly Pick<EvidencePicture, 'key' | 'png'>[],
  ): TypesetPage
}

class TypesettingError extends Error {
  override name = 'TypesettingError'
}

/**
 * Typst, with the fonts that the content needs and access to nothing but the template folder. What a person wrote goes
 * in as JSON through `inputs` and is never mark-up. The same content gives the same bytes. Creating it takes some 50 ms:
 * keep it. A name in another script costs the loading of its font once.
 */
export function createTypesetter(): Typesetter {
  const folder = fileURLToPath(new URL('./templates/', import.meta.url))
  const compilers = new Map<string, NodeCompiler>()
  const compilerFor = (text: string, bold = false) => {
    const files = fontsOfText(text, { bold })
    const known = compilers.get(files.join())
    if (known !== undefined) return known
    const created = compilerWith(folder, files)
    compilers.set(files.join(), created)
    return created
  }
  compilerFor('')
  return {
    set(template, content, asOf, pictures = []) {
      const text = JSON.stringify(content)
      const compiler = compilerFor(text, template === 'agreement')
      const virtual = pictures.map(({ key, png }) => ({ path: `${folder}evidence/${fileKey(key)}.png`, png }))
      try {
        // Files of memory alone, seen by the templates as if they stood in their folder.
        for (const { path, png } of virtual) compiler.mapShadow(path, Buffer.from(png))
        const document = compile(compiler, `${folder}${template}.typ`, {
          content: text,
          asOf,
        })
        const { bytes, notes } = exportPdf(compiler, document)
        return { bytes, pages: document.numOfPages, notes, places: placesIn(compiler, document) }
      } finally {
        for (const { path } of virtual) compiler.unmapShadow(path)
        compiler.evictCache(10)
      }
    },
  }
}

function placesIn(compiler: NodeCompiler, document: NodeTypstDocument): PagePlace[] {
  return (['signature-line', 'envelope-sheet'] as const).flatMap((label) => {
    const found: { value: Omit<PagePlace, 'label' | 'name'> & { name?: string } }[] = compiler.query(
      document,
      {
        selector: `<${label}>`,
      },
    )
    return found.map(({ value: { page, x, y, name = '' } }) => ({ label, page, x, y, name }))
  })
}

function compilerWith(folder: string, files: readonly string[]): NodeCompiler {
  const { resolve } = createRequire(import.meta.url)
  const fontBlobs = files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}`)))
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
}

function fileKey(key: string): string {
  if (/^[a-z0-9-]+$/.test(key)) return key
  throw new TypesettingError(`The key of a picture, "${key}", may hold only letters, digits and hyphens`)
}

function compile(
  compiler: NodeCompiler,
  mainFilePath: string,
  inputs: Record<string, string>,
): NodeTypstDocument {
  const outcome = compiler.compile({ mainFilePath, inputs })
  const document = outcome.result
  if (document !== null) return document
  const diagnostics = outcome.takeDiagnostics()
  const details = diagnostics === null ? [] : compiler.fetchDiagnostics(diagnostics)
  throw new TypesettingError(`The document could not be set: ${JSON.stringify(details)}`)
}

/** PDF/UA-1; a character that no font has forbids that mark, so such a file is made without it and says so. */
function exportPdf(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
): { bytes: Uint8Array; notes: string[] } {
  try {
    return { bytes: withoutProgram(compiler.pdf(document, { pdfStandard: 'ua-1' })), notes: [] }
  } catch (error) {
    const missing = missingTexts(error)
    if (missing.length === 0) throw new TypesettingError(`The PDF could not be written: ${reasonOf(error)}`)
    return {
      bytes: withoutProgram(compiler.pdf(document)),
      notes: [
        `The fonts cannot print ${missing.map((text) => `“${text}”`).join(', ')}; an empty box stands in its place. Please check this document before it is used. It does not carry the PDF/UA mark.`,
      ],
    }
  }
}

/**
 * A letter is the person's who signs it: the file does not name the program that set it. The places in the file stay as they are,
 * so the name is written over by spaces.
 */
function withoutProgram(pdf: Buffer): Uint8Array {
  const bytes = Buffer.from(pdf)
  const name = /Typst \d+\.\d+\.\d+/.exec(bytes.toString('latin1'))?.[0] ?? ''
  for (let at = bytes.indexOf(name); name !== '' && at >= 0; at = bytes.indexOf(name, at + 1)) {
    bytes.fill(' ', at, at + name.length, 'latin1')
  }
  return new Uint8Array(bytes)
}

/** The texts that Typst's message names: the text `"王"` could not be displayed with font … */
function missingTexts(error: unknown): string[] {
  const found = [...reasonOf(error).matchAll(/the text `\\?"(.*?)\\?"` could not be displayed/g)]
  return [...new Set(found.map(([, text]) => text ?? ''))]
}

/** Typst's errors carry their text in `code`; `message` may be empty. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' && code.length > error.message.length ? code : error.message
}
