import { expect, it } from 'vitest'
import { messagesAbout } from './about-client.ts'

/** Parts that a case does not show: what only the client does, and pages of the client's own. */
const notShown = [
  /^envelopes\.sign\./,
  /^envelopes\.(byHand|toAdd|addPaper)$/,
  /^results\.(upload|outcome)\./,
  /^said\.(?!outcome|answer\.|postal\.)/,
]

/** Every text with its place; a function is asked with names and numbers of no meaning. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return textsOfFunction(value as (...given: unknown[]) => unknown, place)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`))
}

function textsOfFunction(text: (...given: unknown[]) => unknown, place: string): [string, string][] {
  try {
    return [[place, String(text('X', 2, 3))]]
  } catch {
    // Sentences of the server take an object; they are looked at where they are plain.
    return []
  }
}

it('speaks to staff about the client by name, and never to the client', () => {
  const { mailing, results, envelopes, postal, said } = messagesAbout('Ana Silva')
  const { letters, form, events, clocks } = mailing
  const shown = { mailing: { letters, form, events, clocks }, results, envelopes, postal, said }
  const wrong = Object.entries(shown)
    .flatMap(([part, texts]) => textsIn(texts, part))
    .filter(([place]) => !notShown.some((pattern) => pattern.test(place)))
    .filter(([, text]) => /\b(your|my|we)\b|\bI\b|\byou (?!with the paper|enter)/i.test(text))
  expect(wrong).toEqual([])
})
