import { counted } from '../../written-english.ts'

interface ClockWords {
  of: 'identity_theft_block' | 'security_freeze' | null
  event: string
  length: string
  source: string
}

export const mailLog = {
  title: (round: number) => `Mail log, round ${round}`,
  footer: (name: string, date: string) => `${name}, mail log made ${date}`,
  introduction:
    'Put the copies that a letter lists into it, with the quoted lines marked. Send each letter on its own, by certified mail with return receipt, keep a copy of everything, and fill this in as they travel: the receipt and the delivery date show on which day each clock began. A postmark alone proves no day.',
  heads: {
    letter: 'Letter',
    state: 'State',
    number: 'Certified-mail number',
    handedOver: 'Mailed',
    accepted: 'Accepted',
    delivered: 'Delivered',
    clockEnds: 'Deadline',
  },
  states: {
    none: 'No letter',
    draft: 'Draft',
    not_sent: 'Not sent',
    handed_over: 'Mailed',
    accepted: 'Accepted',
    delivered: 'Delivered',
  },
  proved: 'proved',
  notProved: 'no proof',
  letters: {
    none: 'No letter in this round',
    bureau_dispute: (items: number) => `Dispute letter, ${counted(items, 'item')}`,
    withUndecided: (letter: string, undecided: number) => `${letter}; ${undecided} not decided yet`,
    furnisher_dispute: (items: number) => `Direct dispute, ${counted(items, 'item')}`,
    collector_validation: 'Request for verification',
    identity_theft_block: 'Identity theft: request to block',
    not_mine: 'Dispute as not mine',
    security_freeze: 'Request for a security freeze',
  },
  addressMissing: 'Address to be written in',
  addressPrinted: (page: number) => `As printed on page ${page} of your report`,
  addressUnchecked: 'To be checked on the bureau’s own website',
  noClock: 'none',
  columnsHeading: 'The columns',
  columns: [
    { label: 'Certified-mail number', value: 'the 20 to 22 digits on the green-and-white receipt' },
    { label: 'Mailed', value: 'the day you gave the letter to the post office' },
    { label: 'Accepted', value: 'the day of the first scan on usps.com' },
    {
      label: 'Delivered',
      value: 'the day on the return receipt or of the delivery scan; only with that proof does a clock start',
    },
    { label: 'Deadline', value: 'counted from the delivery that is proved, by the list beside' },
  ],
  clocksHeading: 'The clocks',
  clockHeads: { what: 'What', howLong: 'How long', source: 'Source' },
  /** `of`: shown only beside a letter of that kind. */
  clocks: [
    {
      of: null,
      event: 'The bureau tells the furnisher of your dispute',
      length: '5 business days from receipt',
      source: 'FCRA 611(a)(2)',
    },
    {
      of: null,
      event: 'Reinvestigation of a dispute after the free annual report',
      length: '45 days from receipt',
      source: 'FCRA 612(a)(3)',
    },
    {
      of: null,
      event: 'Other disputes, also with a furnisher',
      length: '30 days from receipt, 15 more if you send further information meanwhile',
      source: 'FCRA 611(a)(1), 623(a)(8)',
    },
    {
      of: null,
      event: 'Notice that a dispute is set aside as frivolous',
      length: '5 business days from that decision',
      source: 'FCRA 611(a)(3)',
    },
    {
      of: null,
      event: 'Written results',
      length: '5 business days from the end of the reinvestigation',
      source: 'FCRA 611(a)(6)',
    },
    {
      of: null,
      event: 'Description of how an item was verified',
      length: '15 days from your request',
      source: 'FCRA 611(a)(7)',
    },
    {
      of: 'identity_theft_block',
      event: 'Block of what resulted from identity theft',
      length: '4 business days from receipt',
      source: 'FCRA 605B(a)',
    },
    {
      of: 'security_freeze',
      event: 'Security freeze asked for by mail',
      length: '3 business days from receipt',
      source: 'FCRA 605A(i)',
    },
    {
      of: null,
      event: 'Complaint to the CFPB',
      length: 'once the results are there, else from the 46th day after delivery',
      source: 'consumerfinance.gov/complaint',
    },
  ] satisfies ClockWords[] as ClockWords[],
  picture: {
    delivered: 'Delivered',
    dayZero: 'day 0',
    finished: 'Finished',
    lastDay: (days: number) => `day ${days}`,
    results: 'Results sent',
    resultsDays: '5 business days',
    text: (days: number) =>
      `Timeline. Day 0: the letter is delivered and the clock starts. By business day 5 the furnisher has been told. Day ${days}: the reinvestigation is to be finished. Within 5 business days after that the results are to be sent.`,
  },
}

export type MailLogWords = typeof mailLog
