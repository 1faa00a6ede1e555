/** What the legal pages and the contact page share. */
export const legalPagesTexts = {
  operatorTitle: 'Who we are',
  operator: {
    company: 'Company',
    address: 'Postal address',
    email: 'Email',
    state: 'State of the company',
  },
  notSet: (setting: string) => `Missing: the operator of this site must set ${setting}.`,
  holdsSince: (day: string) => `This version holds since ${day}.`,
  contents: 'On this page',
  earlierTitle: 'Earlier versions',
  earlierNone: 'There is no earlier version.',
  earlier: (day: string) => `Version of ${day}`,
  others: 'Read also',
  print: 'You can print this page or save it as a PDF with your browser.',
}
