/** What is the same of a help tip in every language; its texts stand in {en,es}/help.ts and {en,es}/help-tips.ts. */
import { type HelpTopic, type HelpTopicKey, helpTopics } from './en/help.ts'
import { type HelpTipTextKey, helpTipTexts } from './en/help-tips.ts'
import type { Widen } from './messages.ts'
import type { SiteMessages } from './site-messages.ts'

export const helpCategories = ['credit', 'funding', 'business', 'protection', 'general'] as const
export type HelpCategory = (typeof helpCategories)[number]

export const helpLevels = ['beginner', 'intermediate', 'advanced'] as const
export type HelpLevel = (typeof helpLevels)[number]

export type HelpTipKey = HelpTopicKey | HelpTipTextKey

interface TipFacts {
  category: HelpCategory
  level: HelpLevel
  /** Whether it says what one can do oneself, today. */
  actionable: boolean
  related: readonly HelpTipKey[]
}

export interface HelpTip extends Omit<TipFacts, 'related'> {
  /** Its place on the help page: '/help#utilization'. */
  id: HelpTipKey
  title: string
  content: Widen<HelpTopic>
  relatedTerms: readonly { id: HelpTipKey; title: string }[]
}

const doIt = { actionable: true } as const
const know = { actionable: false } as const

/** In the order of the help page. */
const catalogue: Record<HelpTipKey, TipFacts> = {
  creditScores: {
    ...know,
    category: 'credit',
    level: 'beginner',
    related: ['paymentHistory', 'utilization', 'historyLength'],
  },
  freeReports: { ...doIt, category: 'credit', level: 'beginner', related: ['reportUploads', 'tradeline'] },
  paymentHistory: {
    ...doIt,
    category: 'credit',
    level: 'beginner',
    related: ['creditScores', 'firstDelinquency'],
  },
  utilization: { ...doIt, category: 'credit', level: 'beginner', related: ['creditScores', 'lineOfCredit'] },
  historyLength: {
    ...know,
    category: 'credit',
    level: 'intermediate',
    related: ['creditScores', 'tradeline'],
  },
  inquiries: {
    ...know,
    category: 'credit',
    level: 'intermediate',
    related: ['creditScores', 'securityFreeze'],
  },
  tradeline: { ...know, category: 'credit', level: 'beginner', related: ['furnisher', 'historyLength'] },
  furnisher: { ...doIt, category: 'credit', level: 'intermediate', related: ['tradeline', 'disputeProcess'] },
  chargeOff: {
    ...know,
    category: 'credit',
    level: 'intermediate',
    related: ['firstDelinquency', 'debtValidation'],
  },
  firstDelinquency: {
    ...know,
    category: 'credit',
    level: 'advanced',
    related: ['reportingPeriod', 'chargeOff'],
  },
  reportingPeriod: {
    ...know,
    category: 'credit',
    level: 'intermediate',
    related: ['firstDelinquency', 'creditRepairLaw'],
  },
  debtToIncome: {
    ...doIt,
    category: 'funding',
    level: 'intermediate',
    related: ['lenderCriteria', 'utilization'],
  },
  lenderCriteria: {
    ...know,
    category: 'funding',
    level: 'beginner',
    related: ['creditScores', 'businessAccount', 'sbaLoans'],
  },
  sbaLoans: {
    ...know,
    category: 'funding',
    level: 'intermediate',
    related: ['personalGuarantee', 'lenderCriteria'],
  },
  lineOfCredit: {
    ...know,
    category: 'funding',
    level: 'beginner',
    related: ['utilization', 'personalGuarantee'],
  },
  debtServiceCoverage: {
    ...know,
    category: 'funding',
    level: 'advanced',
    related: ['debtToIncome', 'lenderCriteria'],
  },
  personalGuarantee: {
    ...know,
    category: 'funding',
    level: 'intermediate',
    related: ['limitedCompany', 'sbaLoans'],
  },
  employerNumber: {
    ...doIt,
    category: 'business',
    level: 'beginner',
    related: ['businessAccount', 'limitedCompany'],
  },
  limitedCompany: {
    ...know,
    category: 'business',
    level: 'beginner',
    related: ['employerNumber', 'personalGuarantee'],
  },
  businessAccount: {
    ...doIt,
    category: 'business',
    level: 'beginner',
    related: ['employerNumber', 'lenderCriteria'],
  },
  businessCredit: {
    ...doIt,
    category: 'business',
    level: 'intermediate',
    related: ['businessAccount', 'tradeline'],
  },
  identityTheft: {
    ...know,
    category: 'protection',
    level: 'beginner',
    related: ['ftcAffidavit', 'fraudAlert', 'securityFreeze'],
  },
  ftcAffidavit: {
    ...know,
    category: 'protection',
    level: 'intermediate',
    related: ['identityTheft', 'fraudAlert'],
  },
  fraudAlert: {
    ...doIt,
    category: 'protection',
    level: 'beginner',
    related: ['securityFreeze', 'identityTheft'],
  },
  securityFreeze: {
    ...doIt,
    category: 'protection',
    level: 'beginner',
    related: ['fraudAlert', 'inquiries'],
  },
  debtValidation: {
    ...doIt,
    category: 'protection',
    level: 'intermediate',
    related: ['chargeOff', 'certifiedMail'],
  },
  creditRepairLaw: {
    ...know,
    category: 'protection',
    level: 'intermediate',
    related: ['disputeProcess', 'reportingPeriod'],
  },
  disputeProcess: {
    ...know,
    category: 'general',
    level: 'beginner',
    related: ['bureauAnswer', 'furnisher', 'disputeTimeline'],
  },
  disputeTimeline: {
    ...know,
    category: 'general',
    level: 'beginner',
    related: ['bureauAnswer', 'disputeProcess'],
  },
  bureauAnswer: {
    ...doIt,
    category: 'general',
    level: 'intermediate',
    related: ['certifiedMail', 'disputeProcess'],
  },
  reportUploads: { ...doIt, category: 'general', level: 'beginner', related: ['freeReports'] },
  mailingAddress: { ...know, category: 'general', level: 'beginner', related: ['certifiedMail'] },
  certifiedMail: {
    ...doIt,
    category: 'general',
    level: 'beginner',
    related: ['bureauAnswer', 'keepRecords'],
  },
  keepRecords: {
    ...doIt,
    category: 'general',
    level: 'beginner',
    related: ['certifiedMail', 'previousDisputes'],
  },
  previousDisputes: {
    ...know,
    category: 'general',
    level: 'intermediate',
    related: ['disputeProcess', 'consumerStatement'],
  },
  consumerStatement: {
    ...doIt,
    category: 'general',
    level: 'advanced',
    related: ['previousDisputes', 'disputeProcess'],
  },
}

export const helpTipKeys = Object.keys(catalogue).filter(isTipKey)

function isTipKey(key: string): key is HelpTipKey {
  return key in helpTopics || key in helpTipTexts.tips
}

/** A tip of the catalogue in the language of the messages. */
export function helpTip(id: HelpTipKey, messages: SiteMessages): HelpTip {
  const { related, ...facts } = catalogue[id]
  const texts = { ...messages.help.topics, ...messages.helpTips.tips }
  return {
    id,
    ...facts,
    title: texts[id].title,
    content: texts[id],
    relatedTerms: related.map((key) => ({ id: key, title: texts[key].title })),
  }
}
