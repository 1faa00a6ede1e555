/**
 * A sentence of the server or of a form check in the language of `sentences`, a table by the English. '{0}', '{1}' in a
 * key stand for particulars, which stay as they are. A sentence that the table lacks stays English.
 */
export function sayIn(sentences: Readonly<Record<string, string>>, english: string): string {
  const exact = sentences[english]
  if (exact !== undefined) return exact
  for (const [key, text] of Object.entries(sentences)) {
    if (!key.includes('{0}')) continue
    const found = patternOf(key).exec(english)
    if (found) return text.replace(/\{(\d)\}/g, (_, at: string) => found[Number(at) + 1] ?? '')
  }
  return english
}

/** Particulars in the order of their numbers. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`, 's')
}
