import type { RecognisedWord } from '../text-recogniser.ts'

/** Two readings that differ: whichever is kept, a person has to look. */
const disputed = 50

/**
 * One reading of a page out of two, made with different ideas of how a page is laid out. Where both read the same it
 * stands; where they differ, the surer one of each place stands, and is never surer than 50 of 100.
 * @param first wins a tie
 */
export function agreeReadings(
  first: readonly RecognisedWord[],
  second: readonly RecognisedWord[],
): RecognisedWord[] {
  return placesOf(first, second).flatMap(([ours, theirs]) => {
    const mine = textOf(ours)
    const other = textOf(theirs)
    if (mine === other) {
      // The same letters, parted otherwise: 'late' '.' and 'late.'.
      const kept = theirs.length < ours.length ? theirs : ours
      return [...kept]
    }
    const winner = sureness(theirs) > sureness(ours) ? theirs : ours
    // What only one of them saw is as sure as it was: most often a single letter that the other passed over.
    if (ours.length === 0 || theirs.length === 0) return [...winner]
    return winner.map((word) => ({ ...word, confidence: Math.min(word.confidence, disputed) }))
  })
}

const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('')

/** Mean confidence by letters; a reading of more letters is a little surer than one that left some out. */
function sureness(words: readonly RecognisedWord[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of words) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? -1 : sum / letters + Math.min(10, letters)
}

/** Places of the page with the words of both readings there, each left to right. */
function placesOf(
  first: readonly RecognisedWord[],
  second: readonly RecognisedWord[],
): [RecognisedWord[], RecognisedWord[]][] {
  const owners: number[] = [...first, ...second].map((_, at) => at)
  const ownerOf = (at: number): number => {
    let owner = at
    while (owners[owner] !== owner) owner = owners[owner] ?? owner
    return owner
  }
  const rows = byRow(second)
  first.forEach((word, at) => {
    for (let row = rowOf(word.top); row <= rowOf(word.bottom); row++) {
      for (const other of rows.get(row) ?? []) {
        const theirs = second[other]
        if (theirs && overlap(word, theirs)) owners[ownerOf(first.length + other)] = ownerOf(at)
      }
    }
  })
  const places = new Map<number, [RecognisedWord[], RecognisedWord[]]>()
  ;[...first, ...second].forEach((word, at) => {
    const place = places.get(ownerOf(at)) ?? [[], []]
    places.set(ownerOf(at), place)
    place[at < first.length ? 0 : 1].push(word)
  })
  for (const [ours, theirs] of places.values()) {
    ours.sort((a, b) => a.left - b.left)
    theirs.sort((a, b) => a.left - b.left)
  }
  return [...places.values()]
}

const rowOf = (y: number) => Math.floor(y / 32)

function byRow(words: readonly RecognisedWord[]): Map<number, number[]> {
  const rows = new Map<number, number[]>()
  words.forEach((word, at) => {
    for (let row = rowOf(word.top); row <= rowOf(word.bottom); row++)
      rows.set(row, [...(rows.get(row) ?? []), at])
  })
  return rows
}

function overlap(a: RecognisedWord, b: RecognisedWord): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 2 && down > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top)
}
