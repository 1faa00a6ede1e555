import { fitOfNames, hasSameFirstName, isName, type NameFit } from './person-name.ts'
import { mergePersons, type PersonSigns, type PrintedPerson, signsBetween } from './printed-person.ts'

/** What the client said of the person that a report names. */
export interface OwnerWord {
  person: PrintedPerson
  isMine: boolean
}

/** Whose a report is, as far as it can be told. Only `fits` and `confirmed` count for anything. */
export type Ownership =
  | { state: 'fits' }
  /** The client said that it is theirs. */
  | { state: 'confirmed' }
  /** The client said that it is not. */
  | { state: 'denied' }
  /** Kept, and used for nothing until the client says whose it is. */
  | { state: 'asked'; because: 'other_name' | 'no_name' | 'same_name_twice' }
  /** Another person's, whatever the client says: what differs from the reports that are the client's. */
  | { state: 'contradicted'; by: readonly ('number' | 'birth_year')[] }

export function counts({ state }: Ownership): boolean {
  return state === 'fits' || state === 'confirmed'
}

/** A current upload and the person that it names. `file` is the same for every bureau of one file. */
export interface NamedUpload {
  file: string
  person: PrintedPerson
}

interface Candidate {
  person: PrintedPerson
  /** By name: `own` is the client's, `said` one that the client said is theirs, `close` a short form of either. */
  standing: 'own' | 'said' | 'close' | 'other'
  /** The client's newest word on this very person; -1 for none, else its place among the words. */
  saidAt: number
  isDenied: boolean
}

/**
 * Whose each upload is, in the order given. Judged file by file: by name against the client's, by number and birth year
 * against those that are the client's. One misprint at one bureau makes nobody another person; both together do.
 * @param clientName null while nobody knows it: then every upload fits
 * @param words oldest first
 */
export function whoseReports(
  uploads: readonly NamedUpload[],
  clientName: string | null,
  words: readonly OwnerWord[],
): Ownership[] {
  if (clientName === null || clientName.trim() === '') return uploads.map(() => ({ state: 'fits' }))
  const files = [...new Set(uploads.map(({ file }) => file))]
  const candidates = files.map((file) =>
    candidateOf(mergePersons(uploads.filter((each) => each.file === file).map((each) => each.person)), {
      clientName,
      words,
    }),
  )
  const { accepted, undecided } = chooseAccepted(candidates)
  const judged = candidates.map((each) => judge(each, accepted, undecided))
  return uploads.map(({ file }) => judged[files.indexOf(file)] ?? { state: 'fits' })
}

/** Whether a word on one person is a word on this one: the same name, and nothing that contradicts it but one misprint. */
export function isSamePrinted(a: PrintedPerson, b: PrintedPerson): boolean {
  const { number, birthYear } = signsBetween(a, b)
  if (isContradiction({ number, birthYear })) return false
  const [nameA] = a.names
  const [nameB] = b.names
  // Of two reports without a name only what else they print can say so.
  if (nameA === undefined || nameB === undefined) return nameA === nameB && (number === true || isBare(a, b))
  return nameA === nameB || fitOfNames(nameA, nameB) === 'same'
}

const isBare = (a: PrintedPerson, b: PrintedPerson) => JSON.stringify(a) === JSON.stringify(b)

function candidateOf(
  person: PrintedPerson,
  known: { clientName: string; words: readonly OwnerWord[] },
): Candidate {
  const saidAt = known.words.findLastIndex((word) => isSamePrinted(word.person, person))
  const isDenied = known.words[saidAt]?.isMine === false
  const said = known.words.filter(({ isMine }) => isMine).flatMap((word) => word.person.names.slice(0, 1))
  const own = bestFit(person.names, [known.clientName])
  const byWord = bestFit(person.names.slice(0, 1), said)
  const isSaid = known.words[saidAt]?.isMine === true || byWord === 'same'
  const standing =
    own === 'same' ? 'own' : isSaid ? 'said' : own === 'close' || byWord === 'close' ? 'close' : 'other'
  return { person, standing, saidAt: isDenied ? -1 : saidAt, isDenied }
}

function bestFit(printed: readonly string[], known: readonly string[]): NameFit {
  const fits = printed.flatMap((name) => known.map((other) => fitOfNames(name, other)))
  return fits.includes('same') ? 'same' : fits.includes('close') ? 'close' : 'other'
}

/** Two that cannot both be the client's. Under the client's own name one misprint is allowed for; under another none is. */
function conflict(a: Candidate, b: Candidate): boolean {
  const { number, birthYear } = signsBetween(a.person, b.person)
  if (a.standing === 'own' && b.standing === 'own') return number === false && birthYear === false
  return isContradiction({ number, birthYear })
}

function isContradiction({ number, birthYear }: PersonSigns): boolean {
  return (number === false || birthYear === false) && number !== true && birthYear !== true
}

/**
 * The candidates that are the client's by name, of those that go together: under the client's own name before names that
 * only a word brought in, more before fewer. Two of a kind are left to the client, who says which one is theirs.
 */
function chooseAccepted(candidates: readonly Candidate[]): { accepted: Candidate[]; undecided: boolean } {
  const named = candidates.filter(({ standing, isDenied }) => standing !== 'other' && !isDenied)
  const groups: Candidate[][] = []
  for (const each of named) {
    const group = groups.find((members) => !members.some((member) => conflict(member, each)))
    if (group === undefined) groups.push([each])
    else group.push(each)
  }
  const ranked = groups
    .map((members) => ({
      members,
      own: members.filter(({ standing }) => standing === 'own').length,
      saidAt: Math.max(...members.map(({ saidAt }) => saidAt)),
    }))
    .sort((a, b) => b.own - a.own || b.members.length - a.members.length || b.saidAt - a.saidAt)
  const [first, second] = ranked
  if (first === undefined) return { accepted: [], undecided: false }
  const isTie =
    second !== undefined &&
    second.own === first.own &&
    second.members.length === first.members.length &&
    first.saidAt === second.saidAt
  if (isTie) return { accepted: [], undecided: true }
  // One that goes with two groups was put into the first of them.
  return {
    accepted: named.filter(
      (each) => !first.members.some((member) => member !== each && conflict(member, each)),
    ),
    undecided: false,
  }
}

function judge(each: Candidate, accepted: readonly Candidate[], undecided: boolean): Ownership {
  if (each.isDenied) return { state: 'denied' }
  if (accepted.includes(each)) {
    return { state: each.standing === 'said' || each.saidAt >= 0 ? 'confirmed' : 'fits' }
  }
  const by = contradictionsOf(each, accepted)
  if (by.length > 0) return { state: 'contradicted', by }
  if (each.standing !== 'other' && undecided) return { state: 'asked', because: 'same_name_twice' }
  if (isRenamed(each, accepted)) return { state: 'fits' }
  return { state: 'asked', because: each.person.names.some(isName) ? 'other_name' : 'no_name' }
}

/** What one of the client's reports prints otherwise, where nothing of it agrees. */
function contradictionsOf(each: Candidate, accepted: readonly Candidate[]): ('number' | 'birth_year')[] {
  const against = accepted.filter((other) =>
    each.standing === 'other'
      ? isContradiction(signsBetween(each.person, other.person))
      : conflict(each, other),
  )
  const signs = against.map((other) => signsBetween(each.person, other.person))
  return [
    ...(signs.some(({ number }) => number === false) ? (['number'] as const) : []),
    ...(signs.some(({ birthYear }) => birthYear === false) ? (['birth_year'] as const) : []),
  ]
}

/** One bureau knows of a new last name before the others: first name, number and year of birth are the client's. */
function isRenamed({ person }: Candidate, accepted: readonly Candidate[]): boolean {
  return accepted.some((other) => {
    const { number, birthYear } = signsBetween(person, other.person)
    if (number !== true || birthYear !== true) return false
    return person.names.some((name) => other.person.names.some((known) => hasSameFirstName(name, known)))
  })
}
