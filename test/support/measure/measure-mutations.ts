/** What becomes of a sample file when it is printed, cut, ordered or worded otherwise, against the whole file. */
import { readFileSync } from 'node:fs'
import { auditReports, everyFinding } from '../../../src/engine/audit/audit-reports.ts'
import type { Finding } from '../../../src/engine/audit/finding.ts'
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import { readPages } from '../../../src/engine/read/read-pages.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import { wholeEntries } from '../../../src/engine/report/proof/proven-part.ts'
import { type ReportReading, reportsOf } from '../../../src/engine/report/read-report.ts'
import { describeComparison } from '../compare-with-truth.ts'
import { accusations, withoutPages } from '../hard-files/dropped-pages.ts'
import {
  linesShuffled,
  merged,
  pagesShuffled,
  reprinted,
  turnedPdf,
  twoUp,
} from '../mutate-pages/change-shape.ts'
import { countLabel, renameLabel } from '../mutate-pages/rename-label.ts'
import { headingGroups, labelGroups, nonsense } from '../mutate-pages/synonyms.ts'
import { wordsInRows } from '../mutate-pages/words-in-rows.ts'
import { readTruth, type SampleSet, sampleFile, type TruthReport } from '../truth-report.ts'
import { compareFile, outcomeOf, reportsIn, type ValueCount, valuesOf } from './measure-set.ts'

export const mutationKinds = [
  'page dropped',
  'label by synonym',
  'label by nonsense',
  'heading by synonym',
  'heading by nonsense',
  'lines shuffled',
  'pages shuffled',
  'turned',
  'two-up',
  'merged',
  'reprinted',
] as const
export type MutationKind = (typeof mutationKinds)[number]

export interface Mutation {
  kind: MutationKind
  /** 'Date Opened -> Opened', 'page 3 of 7'. */
  what: string
  /** Null when the file could not be read as positioned text any more. */
  pages: () => Promise<Page[] | null>
  /** The page that is gone; its values are not counted, its name is. */
  lost?: number
  /** Reports beside the file's own, of one that it was merged with. */
  also?: TruthReport[]
  /** Other files of the set that this one already holds. */
  holds?: string
}

export interface WholeFile {
  set: SampleSet
  file: string
  pages: Page[]
  reading: ReportReading
  expected: TruthReport[]
  /** What the whole file's values come to: a mutation is held to them, not to what is not read anyhow. */
  values: ValueCount
}

export interface WholeSet {
  asOf: string
  files: WholeFile[]
  /** What the rules say of all files as they are, also where the audit keeps another rule's word for the same error. */
  known: ReadonlySet<string>
}

export interface MutationResult {
  file: WholeFile
  mutation: Mutation
  outcome: 'read' | 'in part' | 'stopped' | 'refused'
  /** The outcome of the whole file. */
  reading: 'read' | 'in part' | 'stopped' | 'refused'
  /** Values right, of those that the whole file gets right. */
  kept: number
  /** Values read that the whole file does not have wrong, too. */
  wrong: number
  /** Whether the page that is gone is named; true where none is gone. */
  isNamed: boolean
  news: Finding[]
  differences: string[]
}

export async function readWhole(set: SampleSet): Promise<WholeSet> {
  const { asOf, reports } = readTruth(set)
  const names = [...new Set(reports.map(({ file }) => file))]
  const files = await Promise.all(
    names.map(async (file): Promise<WholeFile> => {
      const pages = await pagesOf(bytesOf(set, file))
      if (pages === null) throw new Error(`${set}/${file} is not read`)
      const reading = reportsOf(pages)
      const expected = reports.filter((report) => report.file === file)
      return {
        set,
        file,
        pages,
        reading,
        expected,
        values: valuesOf(compareFile(reportsIn(reading), expected)),
      }
    }),
  )
  return {
    asOf,
    files,
    known: new Set(
      everySaid(
        files.flatMap(({ reading }) => reportsIn(reading)),
        asOf,
      ).flatMap((finding) => [finding, withoutNumbers(finding)].flatMap(accusations)),
    ),
  }
}

/** All mutations of a file, or about so many of each kind. */
export function mutationsOf(whole: WholeSet, file: WholeFile, most = Number.POSITIVE_INFINITY): Mutation[] {
  const { pages } = file
  const at = (make: () => Page[]) => async () => make()
  const bytes = () => bytesOf(file.set, file.file)
  const others = whole.files.filter((each) => each !== file)
  const all: Mutation[] = [
    ...pages.map(
      ({ number }): Mutation => ({
        kind: 'page dropped',
        what: `page ${number} of ${pages.length}`,
        pages: at(() => withoutPages(pages, [number])),
        lost: number,
      }),
    ),
    ...renamings(pages, labelGroups, 'label'),
    ...renamings(pages, headingGroups, 'heading'),
    { kind: 'lines shuffled', what: 'lines of each page', pages: at(() => linesShuffled(pages, 11)) },
    { kind: 'pages shuffled', what: 'all pages', pages: at(() => pagesShuffled(pages, 5)) },
    ...([90, 180, 270] as const).map(
      (degrees): Mutation => ({
        kind: 'turned',
        what: `${degrees} degrees`,
        pages: () => pagesOf(turnedPdf(bytes(), degrees)),
      }),
    ),
    { kind: 'two-up', what: 'two pages a sheet', pages: at(() => twoUp(pages)) },
    ...others.map(
      (other): Mutation => ({
        kind: 'merged',
        what: `before ${other.file}`,
        pages: at(() => merged(pages, other.pages)),
        also: other.expected,
        holds: other.file,
      }),
    ),
    { kind: 'reprinted', what: 'at 94 per cent', pages: at(() => reprinted(pages)) },
  ]
  return mutationKinds.flatMap((kind) =>
    sampled(
      all.filter((each) => each.kind === kind),
      most,
    ),
  )
}

function renamings(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
  what: 'label' | 'heading',
): Mutation[] {
  const rows = pages.flatMap(wordsInRows)
  return groups.flatMap((group) =>
    group
      .filter((label) => countLabel(rows, label) > 0)
      .flatMap((label): Mutation[] => {
        const free = group.find((name) => name !== label && countLabel(rows, name) === 0)
        const to = (name: string, kind: 'synonym' | 'nonsense'): Mutation => ({
          kind: `${what} by ${kind}`,
          what: `${label} -> ${name}`,
          pages: async () => renameLabel(pages, label, name),
        })
        return [...(free === undefined ? [] : [to(free, 'synonym')]), to(nonsense, 'nonsense')]
      }),
  )
}

/** Evenly spread; always the same ones. */
function sampled<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]).filter(
    (item): item is T => item !== undefined,
  )
}

export async function measureMutation(
  whole: WholeSet,
  file: WholeFile,
  mutation: Mutation,
): Promise<MutationResult> {
  const pages = await mutation.pages()
  const reading: ReportReading | null = pages === null ? null : reportsOf(pages)
  const reports = reportsIn(reading)
  const others = whole.files.filter((each) => each !== file && each.file !== mutation.holds)
  const comparisons = compareFile(reports, [...file.expected, ...(mutation.also ?? [])])
  const { right, read } = valuesOf(comparisons)
  const held = whole.files.find((each) => each.file === mutation.holds)?.values
  const before = { right: file.values.right + (held?.right ?? 0), read: file.values.read + (held?.read ?? 0) }
  // Of a file that is refused nothing is said, as of one that was never uploaded.
  const news =
    reports.length === 0
      ? []
      : newIn([...others.flatMap((each) => reportsIn(each.reading)), ...reports], whole)
  return {
    file,
    mutation,
    outcome: outcomeSeen(reading),
    reading: outcomeSeen(file.reading),
    kept: before.right === 0 ? 1 : Math.min(1, right / before.right),
    wrong: Math.max(0, read - right - (before.read - before.right)),
    isNamed: mutation.lost === undefined || isNamed(reading, mutation.lost, file.pages.length),
    news,
    differences: comparisons.flatMap(describeComparison),
  }
}

/** Findings and questions that put an entry in question which none does when all is read as it is. */
function newIn(reports: CreditReport[], { asOf, known }: WholeSet): Finding[] {
  return said(reports, asOf).filter((finding) => accusations(finding).some((each) => !known.has(each)))
}

/** Of an account whose number stands under a label that nobody knows, the same is said without it. */
function withoutNumbers(finding: Finding): Finding {
  return { ...finding, accounts: finding.accounts.map((account) => ({ ...account, accountNumber: null })) }
}

function outcomeSeen(reading: ReportReading | null): MutationResult['outcome'] {
  const { outcome } = outcomeOf(reading)
  return outcome === 'no way in' ? 'refused' : outcome
}

function isNamed(reading: ReportReading | null, lost: number, of: number): boolean {
  if (reading === null) return false
  if (!reading.ok) {
    const { missing } = reading.refusal
    return missing?.of === of && String(missing.pages) === String(lost)
  }
  return reading.reports.every(
    ({ coverage: { missing } }) => missing?.of === of && String(missing.pages) === String(lost),
  )
}

/** Where the stronger of two findings on one error rests on what was not read, the other one is no new accusation. */
function everySaid(reports: CreditReport[], asOf: string): Finding[] {
  return [...said(reports, asOf), ...everyFinding(reports.map(wholeEntries), reports, { asOf })]
}

function said(reports: CreditReport[], asOf: string): Finding[] {
  const { findings, questions } = auditReports(reports, { asOf })
  return [...findings, ...questions]
}

async function pagesOf(bytes: Uint8Array): Promise<Page[] | null> {
  const result = await readPages(bytes)
  return result.ok ? result.pages : null
}

function bytesOf(set: SampleSet, file: string): Uint8Array {
  return new Uint8Array(readFileSync(sampleFile(set, file)))
}
