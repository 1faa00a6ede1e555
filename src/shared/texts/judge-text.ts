import { findWholeNumber } from '../rules/own-words.ts'
import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { longestText, type TextEntry, variablesOf } from './text-entry.ts'

const variable = /\{([^{}\n]*)\}/g
// What no reader would see, or what turns the direction of the text around.
const unseen = /(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/**
 * Why a text cannot stand in place of the shipped one, in a sentence for staff; null when it can. The page asks while it is
 * written, the server when it is saved, and once more when a mail is written.
 */
export function judgeText(entry: TextEntry, text: string): Sentence | null {
  if (entry.locked) return says('staffCheck.textLocked')
  if (text.trim() === '')
    return entry.place === 'added' || entry.place === 'letter' ? null : says('staffCheck.textEmpty')
  const most = longestText[entry.place]
  if (text.length > most) return says('staffCheck.textLong', { most })
  if (unseen.test(text)) return says('staffCheck.textUnseen')
  if (entry.place === 'line' && text.includes('\n')) return says('staffCheck.textOneLine')
  if (/<\/?[a-z!]/i.test(text)) return says('staffCheck.textMarkup')
  if (entry.place === 'letter') return judgeForLetters(text)
  return judgeVariables(entry, text)
}

/** A letter has no markup, and a number in its covering text would be somebody's or everybody's. */
function judgeForLetters(text: string): Sentence | null {
  if (text.includes('**')) return says('staffCheck.textPlain')
  const number = findWholeNumber(text)
  return number && says('staffCheck.textNumber', { number: number.masked })
}

function judgeVariables(entry: TextEntry, text: string): Sentence | null {
  const known: readonly string[] = variablesOf(entry)
  const used = [...text.matchAll(variable)].map(([, name]) => name ?? '')
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return says('staffCheck.textUnknownVariable', { name: unknown })
  if (/[{}]/.test(text.replaceAll(variable, ''))) return says('staffCheck.textBrace')
  const missing = entry.required.find((name) => !used.includes(name))
  return missing === undefined ? null : says('staffCheck.textMissingVariable', { name: missing })
}
