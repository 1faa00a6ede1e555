/**
 * The accents of a Spanish report: the model of recognition is English, and reads 'Fecha de generacion' and 'Ano de
 * nacimiento'. Only words whose spelling leaves no choice get theirs back.
 */
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

/** Words that a Spanish report is full of, and no other. */
const spanish =
  /^(cuentas?|saldo|fecha|apertura|pagos?|historial|estado|registros?|responsabilidad|tipo|nombres?|informe|consultas?)$/i
const fewest = 6

/** Every word that ends so is stressed on its last syllable; its letter is read as any round one. */
const ending = /^(\p{L}*[cs]i)[oöóée60d](n)(\W*)$/u
/** Words of the labels and headings of reports. */
const accented = [
  ...[
    'número',
    'límite',
    'público',
    'públicos',
    'crédito',
    'créditos',
    'año',
    'años',
    'teléfono',
    'teléfonos',
  ],
  ...['página', 'día', 'días', 'último', 'última', 'préstamo', 'préstamos', 'término', 'términos', 'máximo'],
  ...['mínimo', 'guía', 'garantía', 'pérdida', 'ningún', 'más', 'código', 'dirección', 'pública'],
]
const byLetters = new Map(accented.map((word) => [lettersOf(word), word]))

function lettersOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
}

/** The pages with the accents that their words can only have, where they are Spanish. */
export function withSpanishAccents(pages: readonly Page[]): Page[] {
  const known = new Set(
    pages.flatMap(({ words }) => words.flatMap(({ text }) => spanish.exec(text)?.[0].toLowerCase() ?? [])),
  )
  if (known.size < fewest) return [...pages]
  return pages.map((page) => {
    const words = page.words.map(withAccent)
    return words.every((word, at) => word === page.words[at]) ? page : { ...page, words }
  })
}

function withAccent(word: Word): Word {
  const text = spelled(word.text)
  return text === word.text ? word : settledAs(word, text, settled)
}

/** Names in capitals may be printed without accents: they stay as they were read. */
function spelled(text: string): string {
  const [, stem, last = '', after = ''] = ending.exec(text) ?? []
  if (stem !== undefined) return `${stem}ó${last}${after}`
  const [, own = '', sign = ''] = /^(\p{L}+)([.,:;]*)$/u.exec(text) ?? []
  const word = byLetters.get(lettersOf(own)) ?? byLetters.get(lettersOf(own.replace(/^m[eéd]s$/, 'mas')))
  if (word === undefined || own === '' || own === own.toUpperCase()) return text
  const isCapital = own.slice(0, 1) !== own.slice(0, 1).toLowerCase()
  return `${isCapital ? word.slice(0, 1).toUpperCase() : word.slice(0, 1)}${word.slice(1)}${sign}`
}
