/** `/account/get-reports`: from no report to three files. Loaded with that page alone. */
export const getReportsTexts = {
  pageTitle: 'How to get your credit reports',
  title: 'Get your three credit reports',
  lead: 'They are free every week at AnnualCreditReport.com, the site that federal law provides for. Allow about 20 minutes for all three, on your phone or computer.',
  needTitle: 'Have this at hand',
  need: [
    'Your Social Security number and date of birth',
    'Your address, and the one before if you moved in the last two years',
    'A statement of a loan or card, for questions about your accounts',
  ],
  open: 'Open AnnualCreditReport.com',
  opensNew: 'opens another website',
  askTitle: 'Ask for your reports',
  ask: [
    {
      title: 'Check the address',
      text: 'It must read annualcreditreport.com. The reports are free. If a page asks you for a card, leave it.',
    },
    {
      title: 'Tap the button to request your reports',
      text: 'Fill in the form once. Type your name and address as they appear on your bills.',
    },
    {
      title: 'Choose all three',
      text: 'Tick Equifax, Experian and TransUnion. You then get them one after the other.',
    },
    {
      title: 'Answer the questions of each bureau',
      text: 'They are about loans, cards and old addresses. “None of these” can be the right answer. Take your time: the page may close after a while.',
    },
    {
      title: 'Save each report before you go to the next',
      text: 'You may not get back to it. How to save it depends on the bureau: see below.',
    },
  ],
  saveTitle: 'Save the report',
  saveLead: 'Buttons may be named a little differently on your screen.',
  bureaus: {
    equifax: [
      'Your report opens as a PDF, or with a button to download it. Tap Download.',
      'Choose Files on an iPhone, or Downloads on an Android phone.',
      'Open the file: the first page reads “Equifax” and shows a confirmation number.',
    ],
    experian: [
      'Your report opens as a web page. Tap the button to print the report, so that all of it is on one page.',
      'Save that page as a PDF, as shown under “Save a page as a PDF”.',
      'Open the file: the first page reads “At a Glance” and shows a report number.',
    ],
    transunion: [
      'Your report opens as a web page. Tap the button to print or download it.',
      'If you get a web page, save it as a PDF, as shown under “Save a page as a PDF”.',
      'Open the file: the first page reads “Personal Credit Report for” and shows a file number.',
    ],
  },
  phoneTitle: 'Save a page as a PDF',
  phones: [
    {
      title: 'iPhone',
      text: 'Tap Share, then Print. Tap Share again in the preview, then Save to Files.',
    },
    {
      title: 'Android',
      text: 'Tap the three dots, then Share, then Print. Choose “Save as PDF”, then tap the PDF button.',
    },
    {
      title: 'Computer',
      text: 'Press Ctrl and P, or Command and P on a Mac. Choose “Save as PDF” as the printer.',
    },
  ],
  refusedTitle: 'If a bureau refuses',
  refused: [
    {
      title: 'It says that it can’t confirm who you are',
      text: 'Don’t guess again and again. Order that one report by phone or by mail, as shown below. Upload the other two meanwhile.',
    },
    {
      title: 'It says that you asked too often',
      text: 'Wait a week and try again, or use a recent report that you already have.',
    },
    {
      title: 'It asks for papers',
      text: 'Send copies, never originals: your driver’s license or state ID, and a bill or bank statement that shows your address.',
    },
    {
      title: 'Your credit is frozen',
      text: 'A security freeze does not keep you from your own report. You need not lift it.',
    },
    {
      title: 'It finds no file in your name',
      text: 'That bureau may not have one. Check name and address for typing errors. If it stays so, upload the reports that you have.',
    },
    {
      title: 'The page breaks off or stays empty',
      text: 'Try again later with another browser, without private mode. If it breaks off again, order by phone.',
    },
  ],
  otherTitle: 'By phone or by mail',
  phone: {
    title: 'By phone',
    text: 'A recording asks you the questions. Say which bureaus you want.',
    number: '877-322-8228',
    label: 'Call 877-322-8228',
  },
  mail: {
    title: 'By mail',
    text: 'Print the Annual Credit Report Request Form from AnnualCreditReport.com. Fill it in with black or blue ink, in capital letters. Mail it to:',
    address: ['Annual Credit Report Request Service', 'P.O. Box 105281', 'Atlanta, GA 30348-5281'],
    after:
      'The bureau must send your report within 15 days after it has your request. It comes on paper: take photos of all its pages and upload them.',
  },
  doneTitle: 'Have a report?',
  doneText: 'Upload it as it is. We’ll tell you which bureau it is from and whether a page is missing.',
  upload: 'Upload your reports',
} as const
