/** Small pieces of written English, as a careful person writes them. Dates and lists: shared/findings/en/english-words.ts. */
import { listText } from '../../shared/findings/en/english-words.ts'

/** 'one' to 'ten', then digits. */
export function inWords(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  return words[count] ?? String(count)
}

/** 'one item', 'three items'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`
}

/** 'page 3', 'pages 3 and 5'; each page once, in order. */
export function pagesInWords(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  return `${sorted.length === 1 ? 'page' : 'pages'} ${listText(sorted.map(String))}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Curly quotation marks and apostrophes, and one closing full stop, whatever the text ends with. */
export function sentence(text: string): string {
  const curly = text
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/'/g, '’')
  return /[.!?]["”’)]?$/.test(curly) || curly === '' ? curly : `${curly}.`
}
