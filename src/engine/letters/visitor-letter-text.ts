import type { VisitorLetter, VisitorLetterItem } from './visitor-letter.ts'

const lineByHand = '_'.repeat(40)

/**
 * The letter as plain text, for the clipboard and the text file: a line for each paragraph, so that it flows wherever it
 * is pasted, and a blank line between them.
 */
export function visitorLetterText(letter: VisitorLetter): string {
  const { sender, references, enclosures } = letter
  const blocks = [
    [sender.name, ...sender.lines],
    [letter.date],
    letter.recipient,
    [`Re: ${letter.subject}`, ...references.map(({ label, value }) => `${label}: ${value}`)],
    [letter.salutation],
    ...letter.opening.map((paragraph) => [paragraph]),
    ...letter.items.map(itemLines),
    ...letter.closing.map((paragraph) => [paragraph]),
    [letter.farewell],
    ['', lineByHand, sender.name],
    ['Enclosures', ...enclosures.map((each, at) => `${at + 1}. ${each}`)],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function itemLines({ number, heading, title, rows }: VisitorLetterItem): string[] {
  return [
    `${number}. ${heading ?? lineByHand}`,
    ...(title === null ? [] : [title]),
    ...rows.map(({ label, text }) => `${label}: ${text ?? lineByHand}`),
  ]
}
