import type { Messages, TextPart, TextsOf } from './messages.ts'

type PartWith<Feature extends keyof Messages> = {
  [P in TextPart]: Feature extends keyof TextsOf<P> ? P : never
}[TextPart]

/** Which part holds the texts of a feature: what the browser knows of the catalogue before it has any text. */
export const partOfTexts: { readonly [Feature in keyof Messages]: PartWith<Feature> } = {
  shell: 'everywhere',
  names: 'everywhere',
  orderTerms: 'everywhere',
  consent: 'everywhere',
  unpaid: 'everywhere',
  findings: 'everywhere',
  said: 'sentences',
  checkout: 'buying',
  payments: 'buying',
  credit: 'buying',
  pay: 'buying',
  renewals: 'buying',
  success: 'buying',
  agreement: 'buying',
  account: 'account',
  privacy: 'account',
  holding: 'account',
  works: 'account',
  booking: 'account',
  purchases: 'account',
  receipt: 'account',
  portal: 'case',
  reports: 'case',
  papers: 'case',
  pointing: 'case',
  conversation: 'case',
  review: 'letters',
  mailing: 'letters',
  postal: 'letters',
  envelopes: 'letters',
  results: 'letters',
  intake: 'intake',
  beta: 'intake',
  help: 'intake',
  funding: 'funding',
  fundingStatus: 'funding',
  applicationData: 'funding',
  generator: 'writing',
  guides: 'writing',
}
