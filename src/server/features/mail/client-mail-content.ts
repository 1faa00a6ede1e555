import { clientMailTexts as english } from '../../../shared/messages/en/mail-client.ts'
import { clientMailTexts as spanish } from '../../../shared/messages/es/mail-client.ts'
import { dayText } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { ScheduledMailType } from '../../../shared/rules/mail-kinds.ts'
import { nextStepOfClient } from './next-step-of-client.ts'
import type { SpokenFacts } from './spoken-facts.ts'
import { sentenceOfStep } from './step-in-a-mail.ts'

/** A mail in words, before it is drawn. */
export interface ClientMailContent {
  subject: string
  preheader: string
  title: string
  paragraphs: string[]
  /** Names and values. */
  facts: (readonly [name: string, value: string])[]
  /** Numbered. */
  steps: readonly string[]
  closing: string[]
  /** Text of the button and the page of the product that it opens. */
  button: { label: string; path: string }
}

/** What stands in a mail, before it is drawn. */
export interface MailWords {
  name: string
  language: Language
  texts: CaseMailTexts
  content: ClientMailContent
  /** What staff wrote in their own words; '' for nothing. Stands before the rest, its line breaks kept. */
  customMessage: string
  /** Optional mails only: the page that stops them. */
  unsubscribeUrl: string | null
}

export type CaseMailTexts = typeof english | typeof spanish
interface Words {
  facts: SpokenFacts
  texts: CaseMailTexts
  day: (isoDay: string) => string
}

/** As shipped; what a mail says is in `textsOfCaseMails`. */
export function shippedCaseTexts(language: Language): CaseMailTexts {
  return language === 'es' ? spanish : english
}

/** What a mail of this type says to this client: only what the case shows at this moment. */
export function contentOfMail(
  type: ScheduledMailType,
  facts: SpokenFacts,
  texts: CaseMailTexts,
): ClientMailContent {
  const words: Words = { facts, texts, day: (isoDay) => dayText(isoDay, facts.language) }
  const content = contents[type](words)
  const added = addedTo(type, texts)
  return added === '' ? content : { ...content, closing: [...content.closing, added] }
}

/** What the operator says besides in mails of this type; '' as shipped. */
function addedTo(type: ScheduledMailType, texts: CaseMailTexts): string {
  if (type === 'welcome' || type === 'results') return texts[type].added
  if (type === 'analysis-complete') return texts.analysis.added
  if (type === 'check-in') return texts.checkIn.added
  if (type === 'automated') return texts.reminder.added
  if (type === 'stage-changed') return texts.stage.added
  return texts.followUp.added
}

const contents: Record<ScheduledMailType, (words: Words) => ClientMailContent> = {
  welcome,
  'analysis-complete': analysis,
  'round1-followup': (words) => followUp(words, 1),
  'round2-followup': (words) => followUp(words, 2),
  'round3-followup': (words) => followUp(words, 3),
  'check-in': (words) => state(words, words.texts.checkIn),
  automated: reminder,
  results,
  'stage-changed': stageChanged,
}

const pathOf = ({ facts }: Words, page: string) => `${page}?client=${facts.client.id}`
const portalOf = (words: Words) => ({
  label: words.texts.portal,
  path: pathOf(words, '/client-dashboard'),
})

function nextStep({ facts, texts: { next }, day }: Words): string {
  return `${next.title}. ${sentenceOfStep(facts, next, day)}`
}

function welcome(words: Words): ClientMailContent {
  const { subject, preheader, title, intro, steps } = words.texts.welcome
  const { facts, texts } = words
  return {
    subject,
    preheader,
    title,
    paragraphs: [intro],
    facts: [[texts.facts.reports, texts.facts.reportsOf(Math.min(3, facts.bureausHeld.length))]],
    steps,
    closing: facts.bureausHeld.length < 3 ? [nextStep(words)] : [],
    button: portalOf(words),
  }
}

function analysis(words: Words): ClientMailContent {
  const { facts, texts } = words
  const { subject, title, preheader, nothingFound, intro, none, decide, button } = texts.analysis
  const count = facts.analysis?.findingCount ?? 0
  const recipients = facts.analysis?.recipients ?? []
  return {
    subject,
    title,
    preheader: facts.analysis !== null && count === 0 ? nothingFound : preheader(count),
    paragraphs: facts.analysis === null ? [none] : count === 0 ? [intro(count)] : [intro(count), decide],
    facts:
      facts.analysis === null
        ? []
        : [
            [texts.facts.findings, String(count)],
            [texts.facts.round, String(facts.analysis.round)],
            ...(recipients.length > 0 ? [[texts.facts.letters, recipients.join(', ')] as const] : []),
          ],
    steps: [],
    closing: [nextStep(words)],
    button: count === 0 ? portalOf(words) : { label: button, path: pathOf(words, '/account/review') },
  }
}

function followUp(words: Words, round: 1 | 2 | 3): ClientMailContent {
  const { facts, texts, day } = words
  const { subject, title, preheader, intro, notMailed, next, last, button } = texts.followUp
  const mailed = facts.mailedRounds.find((each) => each.round === round)
  return {
    subject: subject(round),
    title: title(round),
    preheader: mailed ? preheader(day(mailed.mailedOn)) : notMailed(round),
    paragraphs: [mailed ? intro(round, day(mailed.mailedOn)) : notMailed(round)],
    facts: letterFacts(words, mailed?.letters ?? []),
    steps: [],
    closing: [
      ...(mailed ? [`${texts.next.title}. ${texts.next.answers}`] : [nextStep(words)]),
      round === 3 ? last : next(round + 1),
    ],
    button: { label: button, path: pathOf(words, '/account/mailing') },
  }
}

type LetterFacts = SpokenFacts['mailedRounds'][number]['letters']

function letterFacts({ texts, day }: Words, letters: LetterFacts): ClientMailContent['facts'] {
  const { answered, late, until, unproved } = texts.letter
  return letters.map(({ recipient, isAnswered, dueOn, isLate }) => {
    if (isAnswered) return [recipient, answered]
    if (dueOn === null) return [recipient, unproved]
    return [recipient, isLate ? late(day(dueOn)) : until(day(dueOn))]
  })
}

/** Where the case stands: the check-in, and a reminder. */
function state(
  words: Words,
  texts: { subject: string; title: string; preheader: string; intro: string },
): ClientMailContent {
  const { facts, day } = words
  const names = words.texts.facts
  const mailed = facts.mailedRounds.at(-1)
  const isOpen = facts.stage !== 'completed'
  return {
    subject: texts.subject,
    title: texts.title,
    preheader: texts.preheader,
    paragraphs: [texts.intro],
    facts: [
      [names.stage, words.texts.stages[facts.stage]],
      ...(facts.analysis ? [[names.findings, String(facts.analysis.findingCount)] as const] : []),
      ...(mailed ? [[names.mailedOn, day(mailed.mailedOn)] as const] : []),
      ...(isOpen ? letterFacts(words, mailed?.letters ?? []) : []),
    ],
    steps: [],
    closing: [nextStep(words)],
    button: portalOf(words),
  }
}

function reminder(words: Words): ClientMailContent {
  const { preheader, intro, intake, reports, review, other } = words.texts.reminder
  const { kind } = nextStepOfClient(words.facts).step
  const subjects: Partial<Record<typeof kind, string>> = {
    intake,
    intakeTester: intake,
    uploadNone: reports,
    uploadSome: reports,
    review,
  }
  const subject = subjects[kind] ?? other
  return state(words, { subject, title: subject, preheader, intro })
}

function results(words: Words): ClientMailContent {
  const { facts, texts } = words
  const { subject, title, preheader, intro, none, button } = texts.results
  return {
    subject,
    title,
    preheader,
    paragraphs: [facts.resultsDigest === null ? none : intro],
    facts: [[texts.facts.stage, texts.stages[facts.stage]]],
    steps: [],
    closing: [],
    button: { label: button, path: pathOf(words, '/client-dashboard') },
  }
}

function stageChanged(words: Words): ClientMailContent {
  const { facts, texts, day } = words
  const { subject, title, preheader, mailed, law, completed } = texts.stage
  const name = texts.stages[facts.stage]
  const round = facts.stage.startsWith('round') ? Number(facts.stage.slice(5, 6)) : null
  const ofRound = facts.mailedRounds.find((each) => each.round === round)
  const isWaiting = ofRound?.followUpOn && facts.mailedRounds.at(-1) === ofRound
  return {
    subject: subject(name),
    title: title(name),
    preheader,
    paragraphs: [
      ...(round === null ? [] : [mailed(round, ofRound ? day(ofRound.mailedOn) : null), law]),
      ...(facts.stage === 'completed' ? [completed] : []),
    ],
    facts:
      isWaiting && ofRound.followUpOn
        ? [[texts.facts.nextLook, texts.facts.onOrAbout(day(ofRound.followUpOn))]]
        : [],
    steps: [],
    closing: facts.stage === 'completed' ? [] : [nextStep(words)],
    button: portalOf(words),
  }
}
