import { cancelDays } from '../../shared/rules/cancel-period.ts'
import { dayText } from '../../shared/rules/civil-days.ts'
import { dollarsFromCents, formatDollars } from '../../shared/rules/money.ts'
import { isState, stateName } from '../../shared/rules/us-states.ts'
import type { AgreementMatter } from './agreement-matter.ts'
import type { AgreementBlock, AgreementPaper, Signature } from './agreement-paper.ts'
import {
  disclosureHeading,
  disclosureStatement,
  disclosureStatementInSpanish,
} from './disclosure-statement.ts'
import { type AgreementWords, agreementWords } from './words-en.ts'
import { agreementWordsInSpanish } from './words-es.ts'

/** The English ones are signed; 'es' is a copy for reading. */
export type PaperLanguage = 'en' | 'es'
export const agreementPapers = ['disclosure', 'contract', 'cancellation'] as const
export type AgreementPaperKey = (typeof agreementPapers)[number]

const bold = (text: string): AgreementBlock => ({ kind: 'bold', text })
const heading = (text: string): AgreementBlock => ({ kind: 'heading', text })
const paragraph = (text: string): AgreementBlock => ({ kind: 'paragraph', text })
const list = (items: readonly string[]): AgreementBlock => ({ kind: 'list', items })

/** One paper of an agreement, as it is shown and as it is printed. Pure: the same matter gives the same paper. */
export function composeAgreement(
  paper: AgreementPaperKey,
  matter: AgreementMatter,
  language: PaperLanguage = 'en',
): AgreementPaper {
  const words = language === 'es' ? agreementWordsInSpanish : agreementWords
  const composers = { disclosure, contract, cancellation }
  const { title, blocks } = composers[paper](matter, words, language)
  const { company, person, reference } = matter
  return {
    title,
    language,
    name: person.name,
    footer: words.footer(company.name, person.name, reference.slice(0, 10)),
    blocks: [
      ...(words.copyNote === null ? [] : [{ kind: 'note', text: words.copyNote } as const]),
      ...blocks,
    ],
  }
}

interface Composed {
  title: string
  blocks: AgreementBlock[]
}

/** 15 U.S.C. 1679c: nothing but the statement, and the signature that acknowledges its receipt. */
function disclosure(matter: AgreementMatter, words: AgreementWords, language: PaperLanguage): Composed {
  const statement = language === 'es' ? disclosureStatementInSpanish : disclosureStatement
  const { person, company, disclosureSigned } = matter
  return {
    title: disclosureHeading,
    blocks: [
      ...statement.map(paragraph),
      heading(words.acknowledgeHeading),
      paragraph(words.acknowledge(person.name, company.name)),
      signature(words, language === 'en' ? disclosureSigned : null),
    ],
  }
}

/** 15 U.S.C. 1679d(b): payment, services, guarantees, time, company, and the bold sentence beside the signature. */
function contract(matter: AgreementMatter, words: AgreementWords, language: PaperLanguage): Composed {
  const { company, person, product } = matter
  const texts = words.contract
  const day = (each: string) => dayText(each, language)
  const { refund } = product
  const length = product.kind === 'session' ? texts.sessionLength : texts.length
  return {
    title: texts.title,
    blocks: [
      paragraph(texts.between(company.name, company.address, person.name)),
      heading(texts.parties),
      {
        kind: 'facts',
        rows: [
          { label: texts.companyName, value: company.name },
          { label: texts.companyAddress, value: company.address },
          { label: texts.companyEmail, value: company.email },
          { label: texts.you, value: person.name },
          { label: texts.yourAddress, value: addressOf(person) },
          { label: texts.contact, value: `${person.email}, ${person.phone}` },
        ],
      },
      heading(texts.services),
      ...services(product, texts),
      heading(texts.price),
      bold(texts.total(formatDollars(dollarsFromCents(product.priceCents)))),
      ...(matter.paidOn === null
        ? [paragraph(texts.when(day(matter.opensOn))), paragraph(texts.credited)]
        : [paragraph(texts.paidBefore(day(matter.paidOn), day(matter.opensOn)))]),
      ...(product.kind === 'package' ? [paragraph(texts.postage)] : []),
      heading(texts.guarantees),
      paragraph(texts.none),
      paragraph(refund.isGuarantee ? texts.guarantee(refund.text) : texts.refunds(refund.text)),
      heading(texts.time),
      paragraph(length(matter.lengthDays, day(matter.completeBy))),
      heading(texts.cancelling),
      paragraph(texts.howToCancel(day(matter.cancelUntil))),
      ...stateDays(matter.person.state, texts),
      paragraph(texts.received),
      heading(texts.signHere),
      paragraph(texts.date(day(matter.signedOn))),
      bold(texts.prescribed),
      signature(words, language === 'en' ? matter.contractSigned : null),
    ],
  }
}

/** Beside the sentence that the federal law prescribes to the letter: that the state's longer term holds. */
function stateDays(state: string, texts: AgreementWords['contract']): AgreementBlock[] {
  if (!isState(state)) return []
  const { days, isOfState } = cancelDays(state)
  return isOfState ? [paragraph(texts.stateDays(days, stateName(state)))] : []
}

function services(product: AgreementMatter['product'], texts: AgreementWords['contract']): AgreementBlock[] {
  if (product.kind === 'session')
    return [paragraph(texts.session(product.name)), paragraph(product.description), list(product.inclusions)]
  const { rounds, serviceDays } = product
  const counted = rounds === 'unlimited' ? texts.rounds.unlimited : texts.rounds.counted(rounds ?? 0)
  return [
    paragraph(texts.package(product.name)),
    list([
      ...texts.packageSteps,
      counted,
      serviceDays === null ? texts.rounds.endless : texts.rounds.days(serviceDays),
    ]),
    paragraph(product.description),
    list(product.inclusions),
  ]
}

/** 15 U.S.C. 1679e(b): the form, in duplicate. */
function cancellation(matter: AgreementMatter, words: AgreementWords, language: PaperLanguage): Composed {
  const { company, person, product } = matter
  const { notice } = words
  const day = (each: string) => dayText(each, language)
  const copy = (number: 1 | 2): AgreementBlock[] => [
    { kind: 'note', text: notice.copy(number) },
    bold(notice.first),
    bold(notice.second(company.name, company.address, day(matter.cancelUntil))),
    bold(notice.third),
    { kind: 'blanks', labels: notice.blanks },
    paragraph(notice.about(product.name, person.name, day(matter.signedOn))),
  ]
  return {
    title: notice.title,
    blocks: [...copy(1), { kind: 'page' }, heading(notice.title), ...copy(2)],
  }
}

const signature = (words: AgreementWords, signed: Signature | null): AgreementBlock => ({
  kind: 'signature',
  labels: words.signature,
  signed,
})

const addressOf = ({ mailingAddress, city, state, zipCode }: AgreementMatter['person']) =>
  `${mailingAddress}, ${city}, ${state} ${zipCode}`
