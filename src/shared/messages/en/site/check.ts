/** `/check`: the first look, before anything is chosen. */
export const checkTexts = {
  pageTitle: 'Check your report on your own device',
  description:
    'Choose your credit report and see what our software finds in it. It is read in your browser: nothing is sent, and no account is needed.',
  lead: 'Choose your credit report and see what our software finds in it, before you pay for anything. It is read in your browser. Nothing is sent, and no account is needed.',
  chooseTitle: 'Your reports',
  chooseLabel: 'Credit reports as PDF or saved page',
  chooseHint:
    'One, two or three files: Experian, Equifax, TransUnion, or a three-bureau report. Save them as PDF, for example at AnnualCreditReport.com. Pages that your browser saved (HTML, MHTML) are read, too.',
  chooseButton: 'Choose reports',
  drop: 'or drop them here',
  loading: 'The reading code is being loaded…',
  failed:
    'The reading code could not be loaded. Your files are safe: none was sent. Check your connection and choose them again.',
  pictures:
    'Photos and scans are not read here: recognising them would load three times as much and take up to 20 seconds a page on a phone. Choose the report as PDF instead; or, after you sign up, upload the photos, and they are read there.',
  promiseTitle: 'What happens to your report',
  promises: [
    {
      title: 'It stays on this device',
      text: 'The reading code comes to you; your report does not go to us. Before a file is opened, this page forbids itself every connection.',
    },
    {
      title: 'See for yourself',
      text: 'Choose a report, then switch off your network when you are told that reading begins: it goes on. Or open the network tab of your browser: nothing is sent.',
    },
    {
      title: 'Closing forgets',
      text: 'Nothing is stored unless you ask for it at the end. When you close or reload this page, everything that was read is gone.',
    },
  ],
  honestTitle: 'What this is',
  honest:
    'It is software that compares what your reports print with rules of law and arithmetic. It gives no advice and promises no result. It can miss errors, and only you know which entries are yours. Nothing found is a good result.',
}
