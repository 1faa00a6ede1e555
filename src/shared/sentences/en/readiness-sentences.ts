/** What the applicant for funding does next, what the readiness score looked at, and what would raise it. */
export const readinessSentences = {
  'next.intake-pending': 'Finish your application so that we can review it.',
  'next.intake-received':
    'There is nothing for you to do now. We review your application and contact you within 24 hours.',
  'next.under-review': 'There is nothing for you to do now. Your application is under review.',
  'next.docs-needed': 'We have every document that we asked for. We look at them next.',
  'next.submitted': 'There is nothing for you to do now. Your application has been submitted.',
  'next.awaiting-decision': 'There is nothing for you to do now. The decision is with the lender.',
  'next.result-posted':
    'The lender has decided. Read the result in your messages and write to us with any question.',
  'next.closed': 'This application is closed. Write to us if you would like it to be taken up again.',
  /** Names of documents, as they were asked for. */
  'next.upload': ({ documents }: { documents: readonly string[] }) =>
    `Upload what is still missing: ${documents.join(', ')}.`,
  'score.creditUnknown': 'The credit score was not stated.',
  'score.credit': ({ band }: { band: string }) =>
    `The credit score that you stated: ${band}. No one has checked it.`,
  'score.incomeUnknown': 'The monthly income was not stated.',
  'score.income': ({ band }: { band: string }) =>
    `The monthly income that you stated: ${band}. No one has checked it.`,
  /** `history`: whether papers show six months of operation; null: nobody has looked. */
  'score.entity': ({ entity, hasEin, history }: EntityFacts) =>
    `Business entity: ${entities[entity]}; EIN: ${hasEin ? 'stated' : 'not stated'}; six months of operation: ${
      history === null ? 'not seen on papers yet' : history ? 'seen on papers' : 'not shown by the papers'
    }.`,
  'score.goal': ({ goal, income }: { goal: string; income: string }) =>
    `The goal of ${goal} beside a monthly income of ${income}.`,
  'score.goalUnknown': 'The goal or the monthly income was not stated.',
  'score.complete': ({ missing, received, required }: Completeness) =>
    `Required answers that are missing: ${missing}; required documents received: ${received} of ${required}.`,
  'score.criteria': ({ met }: { met: number }) =>
    `Criteria that lenders typically name and your answers and papers show: ${met} of 3 (business age 6+ months, $50K+ a year, credit 650+).`,
  'advice.stateCredit': 'State your estimated credit score.',
  'advice.credit': ({ band }: { band: string }) => `Bring your personal credit score into the band ${band}.`,
  'advice.stateIncome': 'State your monthly income.',
  'advice.income': ({ band }: { band: string }) =>
    `Show a monthly income of ${band} with your bank statements, once you have it.`,
  'advice.history': 'Upload papers that show at least six months of operation, once the business has them.',
  'advice.company': 'Form a company (LLC or corporation) with the Secretary of State.',
  'advice.ein': 'Get an EIN from the IRS, which is free, and add it to your application.',
  'advice.smaller': ({ goal }: { goal: string }) => `Ask for a smaller amount first: ${goal}.`,
  'advice.answers': 'Answer the required questions that are still empty.',
}

interface EntityFacts {
  entity: 'registered' | 'partnership' | 'sole' | 'none'
  hasEin: boolean
  history: boolean | null
}

interface Completeness {
  missing: number
  received: number
  required: number
}

const entities = {
  registered: 'a registered company',
  partnership: 'a partnership',
  sole: 'a sole proprietorship',
  none: 'none yet',
}
