import { fundingStatusLabels } from '../../rules/funding-status.ts'

/** Mails about a funding application. */
export const fundingMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  statuses: fundingStatusLabels,
  button: 'Open my application',
  once: 'The link works for seven days, in the first browser that opens it. You can ask for a new one on the status page.',
  noPromise: 'This email is not an approval. No lender has approved anything, and no funding is promised.',
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
  judged: {
    subjectPassed: 'Your prequalification: all six requirements are met',
    subjectNotPassed: (missing: number) =>
      missing === 1
        ? 'Your prequalification: one requirement is not met'
        : `Your prequalification: ${missing} requirements are not met`,
    title: 'Your prequalification result',
    passed: 'We looked at what you uploaded. All six requirements are met.',
    notPassed: (missing: number, all: number) =>
      missing === 1
        ? `We looked at what you uploaded. Of the ${all} requirements, one is not met.`
        : `We looked at what you uploaded. Of the ${all} requirements, ${missing} are not met.`,
    met: 'Met',
    notMet: 'Not met',
    packageOpen: (price: string) =>
      `The application package for ${price} is now open to you on the status page of your application. You don’t have to buy it.`,
    packagePaid: 'Your application package is paid already; nothing changes about it.',
    whatToChange:
      'What isn’t met is listed above, with the reason. When you can show it, upload the papers on the status page and write to us there. We’ll look again.',
    packageLater: 'The application package can be bought when all six are met.',
    meaning:
      'Our staff looked only at your papers. Meeting a requirement does not mean that a lender will agree.',
  },
  link: {
    subject: 'The link to your funding application',
    title: 'Your application',
    text: 'You asked for the link to your application. If it wasn’t you, you don’t need to do anything.',
  },
  draft: {
    subject: 'Go on with your funding application',
    title: 'Go on with your form',
    text: 'With this link you go on filling in your funding application in another browser or on another device.',
    button: 'Go on with the form',
    once: 'The link works for seven days, in the first browser that opens it. You can mail yourself a new one from the form.',
  },
  deletion: {
    subject: (day: string) => `You asked us to delete your funding application on ${day}`,
    title: 'Your request for deletion',
    text: (day: string) =>
      `Someone with access to your funding application asked us to delete it and everything about it. We will do this on ${day}. After that it can’t be undone.`,
    keep: 'If it wasn’t you, or you change your mind, open the application and cancel the deletion before that day. You can also download everything there.',
  },
  retention: {
    subject: (day: string) => `Your funding application will be deleted on ${day}`,
    title: 'Your application will be deleted soon',
    text: (day: string) =>
      `Your funding application was not used for almost two years. On ${day} we delete it with everything about it: your answers, files and messages.`,
    keep: 'To keep it, open it before that day. To take a copy with you, download everything there.',
  },
}
