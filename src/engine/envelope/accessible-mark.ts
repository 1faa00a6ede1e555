import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib'

const name = (key: string) => PDFName.of(key)
const mark = /<pdfuaid:part>\s*1\s*<\/pdfuaid:part>|pdfuaid:part="1"/

/** Whether a file says of itself that it keeps to PDF/UA. */
export function saysAccessible(document: PDFDocument): boolean {
  return mark.test(metadataOf(document) ?? '')
}

/** Takes the mark of PDF/UA away from a file that holds what does not keep to it. */
export function dropMark(document: PDFDocument): void {
  changeMetadata(document, (text) => text.replace(mark, ''))
}

/** The title as a viewer shows it, in both places where a file has one. @param title without markup: words of the product */
export function setTitleOf(document: PDFDocument, title: string): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  changeMetadata(document, (text) =>
    text.replace(/(<dc:title>[\s\S]*?<rdf:li[^>]*>)[^<]*/, (_all, before: string) => `${before}${title}`),
  )
}

function changeMetadata(document: PDFDocument, change: (text: string) => string): void {
  const text = metadataOf(document)
  if (text === null) return
  const bytes = new TextEncoder().encode(change(text))
  const stream = document.context.obj({ Type: 'Metadata', Subtype: 'XML', Length: bytes.length })
  document.catalog.set(name('Metadata'), document.context.register(PDFRawStream.of(stream, bytes)))
}

/** A copy whose fonts are not in the file looks different on each device: it cannot keep to PDF/UA (ISO 14289-1, 7.21.4.1). */
export function lacksFonts(document: PDFDocument): boolean {
  return document.context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(name('Type')) !== name('Font')) return false
    const kind = object.get(name('Subtype'))
    if (kind === name('Type3')) return false
    const described =
      kind === name('Type0') ? firstOf(object.lookupMaybe(name('DescendantFonts'), PDFArray)) : object
    const description = described?.lookupMaybe(name('FontDescriptor'), PDFDict)
    return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => description?.has(name(key)))
  })
}

const firstOf = (fonts: PDFArray | undefined) => (fonts === undefined ? undefined : fonts.lookup(0, PDFDict))

function metadataOf(document: PDFDocument): string | null {
  const stream = document.catalog.lookup(name('Metadata'))
  return stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : null
}
