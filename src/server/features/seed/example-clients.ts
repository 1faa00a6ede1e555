import { type ExampleClient, reportsOfSet } from './example-client.ts'

const harlan = {
  mailingAddress: '5201 Windlestraw Pl',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01627',
}
const malachi = {
  mailingAddress: '9877 Juniper Hollow Way',
  city: 'Spokane',
  state: 'WA',
  zipCode: '99235',
}
const quentin = {
  mailingAddress: '8723 Ninebark Ter',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01609',
}
const leland = {
  mailingAddress: '9887 Ferrymans Bend Apt 25B',
  city: 'Macon',
  state: 'GA',
  zipCode: '31252',
}
const cedric = {
  mailingAddress: '945 Marrowstone Blvd Apt 9B',
  city: 'Boise',
  state: 'ID',
  zipCode: '83704',
}
const phone = (last: string) => `(480) 555-01${last}`

/** A client at every stage, oldest first. Days follow the dates that the sample reports print. */
export const exampleClients: readonly ExampleClient[] = [
  {
    stage: 'paid: completed, with results',
    on: '2026-10-05',
    tier: 'elite',
    person: { name: 'Cedric Louise Okonjo', email: 'cedric@example.com', phone: phone('60') },
    intake: { address: cedric, reports: reportsOfSet('set-5') },
    progress: [
      { on: '2026-10-06', change: { disputeStatus: 'round1_sent', round1MailDate: '2026-10-06' } },
      {
        on: '2026-11-16',
        change: {
          disputeStatus: 'completed',
          results:
            'Example: the bureaus answered the letters of round 1. Some items were corrected, the others were verified, and the case was closed.',
        },
      },
    ],
  },
  {
    stage: 'paid: round 1 sent',
    on: '2026-10-12',
    tier: 'premium',
    person: { name: 'Quentin Omar Villaseca', email: 'quentin@example.com', phone: phone('61') },
    intake: { address: quentin, reports: reportsOfSet('set-3') },
    progress: [{ on: '2026-10-13', change: { disputeStatus: 'round1_sent', round1MailDate: '2026-10-13' } }],
  },
  {
    stage: 'paid: refunded',
    on: '2026-11-02',
    tier: 'standard',
    person: { name: 'Rosalind Vance', email: 'rosalind@example.com', phone: phone('62') },
    intake: null,
    refunded: true,
  },
  {
    stage: 'paid: documents ready',
    on: '2026-11-10',
    tier: 'premier',
    person: { name: 'Harlan Renee Ashgrove', email: 'harlan@example.com', phone: phone('63') },
    intake: { address: harlan, reports: reportsOfSet('set-1') },
  },
  {
    stage: 'tester: documents ready',
    on: '2026-11-14',
    tier: null,
    person: { name: 'Leland Kay Lindqvist', email: 'leland@example.com', phone: phone('64') },
    intake: { address: leland, reports: reportsOfSet('set-4') },
  },
  {
    stage: 'paid: processing ended in an error',
    on: null,
    tier: 'standard',
    person: { name: 'Ida Brandt', email: 'ida@example.com', phone: phone('65') },
    intake: {
      address: { ...malachi, mailingAddress: '7195 Thistledown Ct' },
      reports: {
        experian: 'bad/restaurant-menu.pdf',
        equifax: 'bad/password-protected.pdf',
        transunion: 'bad/empty-page.pdf',
      },
    },
  },
  {
    stage: 'paid: intake sent, a report is missing, processing not started',
    on: null,
    tier: 'premier',
    person: { name: 'Malachi Wade Lindqvist', email: 'malachi@example.com', phone: phone('66') },
    intake: {
      address: malachi,
      reports: { experian: 'set-2/experian.pdf', equifax: 'set-2/equifax.pdf' },
    },
  },
  {
    stage: 'tester: intake sent, reports are missing, processing not started',
    on: null,
    tier: null,
    person: { name: 'Malachi W. Lindqvist', email: 'malachi.beta@example.com', phone: phone('67') },
    intake: { address: malachi, reports: { transunion: 'set-2/transunion.pdf' } },
  },
  {
    stage: 'tester: applied',
    on: null,
    tier: null,
    person: { name: 'Wren Castellan', email: 'wren@example.com', phone: phone('68') },
    intake: null,
  },
  {
    stage: 'paid: payment only',
    on: null,
    tier: 'premier',
    person: { name: 'Tobias Quill', email: 'tobias@example.com', phone: phone('69') },
    intake: null,
  },
]
