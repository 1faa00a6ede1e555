/** The slash between a shop and its bank, which upright print reads as the letter beside it: 'SEARSICBNA', 'USAITARGET' ('SEARS/CBNA', 'USA/TARGET'). */
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

/** How creditors are named in reports: the bank's short name stands on one side of the slash, the shop's on the other. */
const bankBehind = /^([A-Z&'.-]{2,})[Il|1](CBNA|CITI|CITIBANK|DSNB|FDSB|GECRB|SYNCB|TD|WEBBANK|M&T|GS)$/
const bankBefore =
  /^(BK|BANK|CAP1|CITI|COMENITYBANK|COMENITYCAPITAL|COMENITYCB|JPMCB|SYNCB|TBOM|THD|USA|WEBBANK|WF)[Il|1]([A-Z&'.-]{3,})$/
/** 'CITIIL…': a word whose own letter is doubled is no name with a slash. */
const ownWords = /^(?:CITIIN|USAINT|BANKIN|WFIN)/

/** The words of the pages with the slash in such names; words of the file's own text stay. */
export function withCreditorSlashes(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) =>
    isRecognised[at] === true ? { ...page, words: page.words.map(withSlash) } : page,
  )
}

function withSlash(word: Word): Word {
  const [, before, behind] = bankBehind.exec(word.text) ?? bankBefore.exec(word.text) ?? []
  if (before === undefined || ownWords.test(word.text)) return word
  return settledAs(word, `${before}/${behind}`, settled)
}
