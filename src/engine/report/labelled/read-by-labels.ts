/** A report read by its labels: the accounts, inquiries and records that stand below names. */

import type { ReportPart } from '../../../shared/sentences/en/reading-sentences.ts'
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { byLine, isOnOneLine } from '../boxes-in.ts'
import type { CreditReport, Inquiry, PersonalInformation, Tradeline, UnreadLine } from '../credit-report.ts'
import { pointedHead } from '../hints/part-with-form.ts'
import { type LabelKeys, labelKeys } from '../label-keys.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { UnreadableLayout } from '../layout.ts'
import { emptyPersonal, foundIn, itemId } from '../new-tradeline.ts'
import { readText, saysNothing, textOf, unreadLine } from '../printed-values.ts'
import { fieldsOf } from './account-plans.ts'
import { accountLinesOf, showsAccounts, showsLabel, withUnheadedAccounts } from './accounts-in-lines.ts'
import { byOwnKey } from './code-meanings.ts'
import { accountSections, type SectionName } from './heading-book.ts'
import { withSigns } from './history-codes.ts'
import { readInquiries } from './inquiries.ts'
import type { InquiriesOfForm, LabelledForm } from './labelled-form.ts'
import { labelsBelowIn, withLabelsBelow } from './labels-below.ts'
import { readPersonalInformation } from './personal-cards.ts'
import { personalLabels } from './personal-labels.ts'
import { areFormerNames, readPersonal } from './personal-rows.ts'
import { readPublicRecords } from './public-records.ts'
import { readBlock } from './read-block.ts'
import {
  dateAlone,
  dateInHeadRow,
  dateOfPrinting,
  readHead,
  readScores,
  statedCounts,
  withRestOfName,
} from './report-head.ts'
import { columnParagraphs, introduction, withoutExplanations } from './running-text.ts'
import { type Section, sectionsOf, withoutUnknownSections } from './sections.ts'

/** Says what statements are, above those that there are. */
const ofStatements =
  /^(Consumer Statements? (are|is)|A consumer statement is|You (may|can|have the right to) add|To (add|remove) a)\b/i

/** Null when the file has no date of the report. What is not understood is in `coverage.unread`. Pure. */
export function readByLabels(pages: Page[], layout: LabelledForm): CreditReport | null {
  const printed = pages.flatMap(linesOf)
  const form = { ...layout, codeOf: byOwnKey(withSigns(layout.codeOf, printed), printed) }
  const keys = labelKeys(Object.keys(form.plans), form.labels?.mayTouch, form.labels?.hasColons)
  const below = form.isUnseen ? labelsBelowIn(printed, keys) : null
  const parts = sectionsOf(pages, form.headings, { areApart: form.areSectionsApart, keys })
  const keysOf = ({ name }: Section) => (name === 'personal' ? personalLabels : keys)
  const headed = parts.map((part) =>
    below === null ? part : { ...part, lines: withLabelsBelow(part.lines, below, keysOf(part)) },
  )
  const whole = form.wholeSections?.(headed, keys) ?? headed
  const known = withoutUnknownSections(whole, pages, form.headings)
  const all = withUnheadedAccounts(known, pages, form, keys)
  const sections = form.areMessagesBoxes ? withoutLastMessages(all) : all
  const linesIn = (test: (name: SectionName) => boolean) =>
    sections.filter(({ name }) => test(name)).flatMap(({ lines }) => lines)
  const front = linesIn((name) => name === 'front')
  // 'Date' is also the heading of a column of balances: below the first label of an account it says nothing of the report.
  const firstLabel = front.findIndex((line) => showsLabel(line, form, keys))
  const outside = showsAccounts(front, form, keys) ? front.slice(0, firstLabel) : front
  const head = readHead(
    front,
    linesIn((name) => name === 'personal' || name === 'other'),
    outside,
  )
  const reportDate =
    pointedHead(pages, 'reportDate') ??
    head.reportDate ??
    dateInHeadRow(pages.flatMap(linesOf)) ??
    dateAlone(outside) ??
    (form.mayUseDayOfPrinting ? dateOfPrinting(pages) : null)
  if (reportDate === null) return null
  const scores = readScores(linesIn((name) => name === 'front' || name === 'other'))
  const report: CreditReport = {
    bureau: form.bureau,
    family: form.family,
    reportDate,
    reportNumber: pointedHead(pages, 'reportNumber') ?? head.reportNumber,
    preparedFor: head.preparedFor,
    pageCount: pages.length,
    personal: emptyPersonal(),
    accounts: [],
    inquiries: [],
    publicRecords: [],
    coverage: {
      stated: statedCounts(front),
      found: { accounts: 0, hardInquiries: 0, publicRecords: 0 },
      unread: [],
    },
    ...(scores.length > 0 ? { scores } : {}),
  }
  const hasPayments = sections.some(({ lines }) => lines.some((line) => labelsPayment(line, form, keys)))
  for (const section of sections) addSection(report, section, { pages, form, keys, hasPayments })
  report.preparedFor = withRestOfName(head.preparedFor, report.personal.names, front)
  if (sections.every(({ name }) => name !== 'personal')) takePersonFromFront(report, front)
  else if (
    areFormerNames(
      report.personal.names,
      linesIn((name) => name === 'personal'),
    )
  )
    addNameOfHead(report)
  report.preparedFor ??= report.personal.names[0] ?? null
  report.coverage.unread.sort((a, b) => byLine(a.box, b.box))
  report.coverage.found = foundIn(report)
  const counted = linesIn((name) => name === 'front' || name === 'other')
  report.coverage.stated = form.statedIn?.(counted, report) ?? report.coverage.stated
  return report
}

/** What holds for every section of a report. */
interface ReportContext {
  pages: Page[]
  form: LabelledForm
  keys: LabelKeys
  /** True when some account labels its monthly payment: terms are then no place to take one from, in no section. */
  hasPayments: boolean
}

const labelsPayment = (line: Line, { plans }: LabelledForm, keys: LabelKeys): boolean =>
  labelsOf(line, keys).some((label) => fieldsOf(plans[label]).includes('monthlyPayment'))

function addSection(report: CreditReport, { name, lines }: Section, context: ReportContext): void {
  const { coverage, personal } = report
  const { pages, form, keys } = context
  const own = accountSections.find((each) => each === name)
  if (own !== undefined) addAccounts(report, own, lines, context)
  else if (name === 'personal') addPersonal(report, lines, pages[0]?.width ?? 612, form)
  else if (name === 'hard inquiries') addInquiries(report, lines, 'hard', form)
  else if (name === 'soft inquiries') addInquiries(report, lines, 'soft', form)
  else if (name === 'inquiries') addInquiries(report, lines, null, form)
  else if (name === 'public records') {
    const { records, unread } = readPublicRecords(lines)
    for (const record of records) {
      const id = itemId(report.bureau, 'record-', report.publicRecords.length)
      report.publicRecords.push({ ...record, bureau: report.bureau, id })
    }
    coverage.unread.push(...unread)
  } else if (name === 'statements') personal.statements.push(...textsIn(lines))
  else if (name === 'messages') personal.notices.push(...textsIn(lines))
  else if (name === 'unknown' && !form.isUnseen) coverage.unread.push(...lines.map(unreadLine))
  else if (name === 'additional')
    coverage.unread.push(...withoutExplanations(lines, introduction).map(unreadLine))
  // A heading is revoked when accounts stand below it: 'Important Messages' before them ended a whole report.
  else if (form.isUnseen || (name === 'other' && showsAccounts(lines, form, keys)))
    addAccounts(report, null, lines, context)
}

/** The table of what a dispute changed, above the accounts as they now stand: the reader of answers keeps it. */
const isOfResults = ({ text }: Line): boolean => /\bItem\b.*\bOutcome$|^Before investigation\b/i.test(text)

function addAccounts(
  report: CreditReport,
  section: Tradeline['section'],
  lines: readonly Line[],
  { pages, form, keys, hasPayments }: ReportContext,
): void {
  const { blocks, before, kinds } = accountLinesOf(lines, pages, form, keys)
  const spoken = before.some(isOfResults)
    ? []
    : before.filter((line) => !['legend', 'heading'].includes(kinds.get(line) ?? 'row'))
  const unread: UnreadLine[] = (
    form.isUnseen ? spoken : withoutExplanations(spoken, introduction).filter((line) => !saysNothing(line))
  ).map(unreadLine)
  const rows = lines.filter((line) => kinds.get(line) === 'row')
  const labels = new Set(rows.flatMap((line) => labelsOf(line, keys)))
  const plans = [...labels].map((label) => form.plans[label])
  const hasNumbers =
    blocks.some(({ number }) => number.length > 0) || plans.some((plan) => plan?.kind === 'number')
  const labelled = new Set(plans.flatMap(fieldsOf))
  const context = { form, keys, kinds, pages, hasNumbers, hasPayments, labelled }
  for (const block of blocks) {
    const id = itemId(report.bureau, '', report.accounts.length)
    const read = readBlock(block, section, id, context)
    report.personal.statements.push(...(read.statements ?? []))
    if (read.account !== null) report.accounts.push(read.account)
    unread.push(...read.unread)
  }
  report.coverage.unread.push(...unread)
}

/** Without a heading of its own the personal data stands in rows of labels at the head of the report, among what is no person's. */
function takePersonFromFront(report: CreditReport, front: readonly Line[]): void {
  const from = front.findIndex((line) => hasLabelOf(line, personalLabels))
  if (from === -1) return
  const { personal, unread } = readPersonal(front.slice(from))
  const isLeft = ({ box }: Line) => unread.some((each) => isOnOneLine(each.box, box))
  const taken = front.slice(from).filter((line) => !isLeft(line))
  report.personal = personal
  addNameOfHead(report)
  report.coverage.unread = report.coverage.unread.filter(
    ({ box }) => !taken.some((line) => isOnOneLine(line.box, box)),
  )
}

/** The head names the person, where the personal data do not. */
function addNameOfHead({ preparedFor, personal: { names } }: CreditReport): void {
  if (preparedFor !== null && names.every(({ value }) => value !== preparedFor.value))
    names.unshift(preparedFor)
}

/** Cards under headings ('Names', 'Addresses') or rows of labels. */
function addPersonal(report: CreditReport, lines: Line[], pageWidth: number, form: LabelledForm): void {
  const { coverage, personal } = report
  const read = form.readPersonal?.(lines) ?? readPersonalLines(lines, pageWidth, form)
  for (const list of ['names', 'addresses', 'phones', 'employers', 'statements', 'notices'] as const)
    personal[list].push(...read.personal[list])
  personal.ssnLast4 ??= read.personal.ssnLast4
  personal.dob ??= read.personal.dob
  coverage.unread.push(...read.unread)
}

function readPersonalLines(lines: Line[], pageWidth: number, { breaksValues }: LabelledForm) {
  const edge = breaksValues ? Math.max(0, ...lines.map(({ box }) => box.x + box.width)) : null
  return readPersonalInformation(lines, pageWidth) ?? readPersonal(lines, edge === null, edge)
}

function addInquiries(
  report: CreditReport,
  lines: readonly Line[],
  kind: Inquiry['kind'] | null,
  form: LabelledForm,
): void {
  const { inquiries, unread } = form.readInquiries?.(lines, kind) ?? inquiriesOfKind(lines, kind)
  for (const inquiry of inquiries) {
    const id = itemId(report.bureau, 'inquiry-', report.inquiries.length)
    report.inquiries.push({ ...inquiry, bureau: report.bureau, id })
  }
  report.coverage.unread.push(...unread)
}

function inquiriesOfKind(lines: readonly Line[], kind: Inquiry['kind'] | null): InquiriesOfForm {
  // Neither hard nor soft is said of these: which they are is not for a reader to say.
  if (kind === null) return { inquiries: [], unread: lines.map(unreadLine) }
  const { inquiries, unread } = readInquiries(lines)
  return { inquiries: inquiries.map((each) => ({ ...each, kind })), unread }
}

/** Without the messages behind the last section that has not begun before. */
function withoutLastMessages(sections: readonly Section[]): Section[] {
  const isFirst = ({ name }: Section, at: number) =>
    sections.findIndex((each) => each.name === name && each.lines.length > 0) === at
  const last = sections.findLastIndex(
    (section, at) => !['messages', 'other'].includes(section.name) && isFirst(section, at),
  )
  return sections.filter(({ name }, at) => name !== 'messages' || at < last)
}

/** As printed, row by row. */
function textsIn(lines: readonly Line[]): PersonalInformation['statements'] {
  const spoken = lines.filter((line) => !saysNothing(line))
  const right = Math.max(0, ...spoken.map(({ box }) => box.x + box.width))
  return columnParagraphs(
    spoken.map(({ words }) => words),
    right,
  )
    .filter((words) => !ofStatements.test(textOf(words)) && !saysNothing({ text: textOf(words) }))
    .flatMap((words) => readText(words) ?? [])
}

/**
 * A report of a known layout, read by its labels. What no rule understood is in `coverage.unread`. Pure.
 * @param missing how the layout's date is called
 * @throws UnreadableLayout when the report's date is nowhere in the file, and for nothing else: it is then no such report
 */
export function readLayout(pages: Page[], form: LabelledForm, missing: ReportPart = 'date'): CreditReport {
  const report = readByLabels(pages, form)
  if (report === null) throw new UnreadableLayout(missing)
  return report
}
