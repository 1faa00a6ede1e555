import { fundingStatusLabels } from '../../rules/funding-status.ts'

/** Mails about a funding application. */
export const fundingMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  statuses: fundingStatusLabels,
  button: 'Open my application',
  once: 'The link works for seven days, in the first browser that opens it. You can ask for a new one on the status page.',
  noPromise: 'No lender has approved anything with this mail, and no funding is promised.',
  nextAction: 'What you do next',
  received: {
    subject: 'We have your funding application',
    title: 'Application received',
    text: "Thank you. We'll review your application and contact you within 24 hours.",
  },
  status: {
    subject: (status: string) => `Your funding application: ${status}`,
    title: 'Your application has moved on',
    text: (status: string) => `Its status is now: ${status}.`,
  },
  document: {
    subject: (name: string) => `We need a document: ${name}`,
    title: 'A document is needed',
    text: (name: string) => `For your funding application, please upload: ${name}.`,
    optional: 'It is optional: the application goes on without it.',
  },
  message: {
    subject: 'An answer about your funding application',
    title: 'We have answered you',
    signed: (author: string) => `${author}, ARMOR support`,
    reply: 'To write back, open your application below.',
  },
  link: {
    subject: 'The link to your funding application',
    title: 'Your application',
    text: 'You asked for the link to your application. If it was not you, you need not do anything.',
  },
  draft: {
    subject: 'Go on with your funding application',
    title: 'Go on with your form',
    text: 'With this link you go on filling in your funding application in another browser or on another device.',
    button: 'Go on with the form',
    once: 'The link works for seven days, in the first browser that opens it. You can mail yourself a new one from the form.',
  },
}
