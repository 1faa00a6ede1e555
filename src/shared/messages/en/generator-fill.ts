/** Filling the letter generator from a report that this browser reads. */
export const generatorFillTexts = {
  title: 'Fill the form from a report',
  lead: 'Choose one report, as PDF or saved page. This browser reads it, nothing of it is sent, and you choose what goes into the form.',
  choose: 'Choose a report',
  other: 'Choose another report',
  loading: 'Loading the reader…',
  reading: (file: string) => `Reading ${file}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  failed: 'The reader could not be loaded. Check your connection and choose the report again.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  scanned: 'This file is a picture of a report. The form cannot be filled from pictures.',
  password: { label: 'Password of this PDF', hint: 'Used once, in this browser.', open: 'Open' },
  nothing: (bureau: string) =>
    `Nothing that could be put into the form was found in your ${bureau} report. You can still dispute what you know to be wrong.`,
  found: (bureau: string) => `What can go into a letter to ${bureau}`,
  foundText:
    'Tick only what you believe to be wrong. The sentences stay yours: read and change them before you send a letter.',
  strength: { A: 'Your report proves it', B: 'Worth checking' },
  bureau: 'Whose report the letter is about',
  put: (count: number) =>
    count === 1 ? 'Put this item into the form' : `Put these ${count} items into the form`,
  replaces: 'It replaces the items and the bureaus that the form has now.',
  none: 'Tick at least one',
  done: (count: number, untyped: number) =>
    [
      count === 1 ? 'The form has 1 item.' : `The form has ${count} items.`,
      untyped === 0
        ? ''
        : untyped === 1
          ? 'Choose the type of 1 of them yourself.'
          : `Choose the type of ${untyped} of them yourself.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
}
