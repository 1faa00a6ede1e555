/**
 * The name of a thing that a record or reply carries in English (a product, a document, the layout of a report, the title of
 * a finding), in the language of the table; a name that the table lacks stays as it is. Sentences have keys: shared/sentences.
 */
export function nameIn(names: Readonly<Record<string, string>>, english: string): string {
  return Object.hasOwn(names, english) ? (names[english] ?? english) : english
}
