/** Names and masked account numbers in running text. */

/** Numbers of the letter itself, not of an account. */
const ownNumbers =
  /\b(confirmation|report|file|reference|case|control|tracking|certified|security|apt|unit|ste|suite)\s*(number|no\.?|#)?\s*[:#-]*\s*$/i
const labelled =
  /(?:#|\b(?:account|acct\.?)(?:\s+(?:number|no\.?))?|\bending in)\s*[:#\-–]*\s*([0-9A-Z*•.X-]*\d[0-9A-Z*•.X-]*)/gi
const masked =
  /(?:\b[0-9]{2,})?[*•X]{1,}[*•X.-]*[0-9]{3,}\b|\b[0-9]{3,}[*•.X]*[*•X][*•.X]*|\b[0-9]{4,}\.{3,}/g

/** Account numbers in a line, as printed: masked ones, and whole ones behind a label. */
export function numbersIn(line: string): string[] {
  // '5178 0571 XXXX XXXX' is one number.
  const text = line.replace(/(?<![0-9*X])([0-9*X]{4}) (?=[0-9*X]{4}(?![0-9]))/g, '$1')
  const found = [
    ...[...text.matchAll(labelled)].map((match) => ({ number: match[1] ?? '', at: match.index })),
    ...[...text.matchAll(masked)].map((match) => ({ number: match[0], at: match.index })),
  ].filter(
    ({ number, at }) =>
      (number.match(/\d/g) ?? []).length >= 3 &&
      !/^\d{1,2}[-.]\d/.test(number) &&
      !ownNumbers.test(text.slice(0, at)),
  )
  const numbers = found.map(({ number }) => number.replace(/[-]+$/, '').replace(/(?<=\d)\.$/, ''))
  return [...new Set(numbers)].filter(
    (number) => !numbers.some((longer) => longer !== number && longer.includes(number)),
  )
}

/** Those of the names whose words stand in the text one after the other. */
export function namesInText(text: string, names: readonly string[]): string[] {
  const words = ` ${wordsOf(text).join(' ')} `
  return names.filter((name) => {
    const own = wordsOf(name).join(' ')
    return own.length >= 3 && words.includes(` ${own} `)
  })
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
