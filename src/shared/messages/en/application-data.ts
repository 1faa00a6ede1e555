/** 'Your data' on the status page of a real funding application. */
export const applicationDataTexts = {
  title: 'Your data',
  lead: 'What we hold about this application, how long it is kept, and how to have it deleted.',
  download: {
    title: 'Download everything',
    text: 'One ZIP archive: your answers, files and messages, the papers and statuses of the application, and who of our staff opened it. Open index.html in it first.',
    button: 'Download my data',
  },
  keeping: {
    title: 'How long it is kept',
    unused: (day: string) =>
      `If you stop using this application, everything about it is deleted on ${day}, two years after its last use. Each use moves that day.`,
    warned: 'We write to you 14 days before.',
    stays:
      'What we keep after that: for our books, the amount, date and number of each payment or success fee, without your name; in our staff log, your application number, without your name.',
  },
  deletion: {
    title: 'Delete this application',
    text: 'You can have this application deleted, with everything that we hold about it.',
    what: [
      'Your answers, files, messages and the papers of the application are deleted for good. No one can bring them back.',
      'Our work on the application ends. What was sent to a lender stays with that lender.',
      'A package that was paid with this application ends with it. What you bought through a payment link stays a purchase of its own.',
      'If you have a dispute case with us, it is a record of its own and stays. You delete it under “Your data” in its portal.',
      'Encrypted backups hold it until they are replaced by newer ones.',
    ],
    first: 'Download your data first if you may need it: for a lender, for a lawyer, or for your taxes.',
    ask: 'Delete this application…',
    confirm: 'Yes, delete it in 7 days',
    keep: 'Keep my application',
    asked: (asked: string, day: string) =>
      `You asked for deletion on ${asked}. Everything about this application is deleted on ${day}. Until then you can take it back.`,
    withdraw: 'Take it back and keep my application',
    requested: { title: 'Deletion requested', description: (day: string) => `We’ll delete it on ${day}.` },
    withdrawn: { title: 'Deletion taken back', description: 'Your application is kept.' },
    failed: { title: 'That didn’t go through', description: 'Please try again.' },
  },
}
